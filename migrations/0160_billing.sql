-- Plans are the operator's: what they are called, cost and allow. Null is no limit.
create table plans (
  id uuid primary key,
  name text not null constraint plans_name_said check (name <> ''),
  -- What it is for, in a sentence.
  intent text not null default '',
  -- What is included, a line each.
  included text[] not null default '{}',
  kind text not null default 'standard' constraint plans_kind_known check (kind in ('standard', 'pause')),
  position integer not null,
  -- What it allows, by the name of the limit; null, or none by that name: no limit.
  limits jsonb not null default '{}' constraint plans_limits_shape check (jsonb_typeof(limits) = 'object'),
  -- Offered to owners; a plan that is not stays with the sites that have it.
  is_offered boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index plans_name_taken on plans (lower(name));
call portico.platform('plans');
grant select on plans to portico_app;

create table plan_prices (
  plan_id uuid not null references plans (id) on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  month numeric not null check (month >= 0),
  year numeric not null check (year >= 0),
  primary key (plan_id, currency)
);
call portico.platform('plan_prices');
grant select on plan_prices to portico_app;

-- One row: how this instance bills.
create table billing_settings (
  id boolean primary key default true check (id),
  -- Off: every site is comped.
  is_on boolean not null default false,
  -- Whose limits hold during a trial; none: no limit.
  trial_plan_id uuid references plans (id),
  -- Sites that an account may own without any plan; null: as many as it likes.
  sites_without_plan integer check (sites_without_plan >= 0),
  -- Where owners ask for a plan, while nothing is charged by itself: an address of mail or web.
  contact text not null default ''
);
call portico.platform('billing_settings');
grant select on billing_settings to portico_app;

-- The plan of a site; no row: none.
create table site_plans (
  site_id uuid primary key references sites (id),
  plan_id uuid not null references plans (id),
  term text constraint site_plans_term_known check (term in ('month', 'year')),
  -- Given by the operator, without charge.
  is_comped boolean not null default false,
  since timestamptz not null,
  chosen_by uuid references accounts (id)
);
create index site_plans_by_plan on site_plans (plan_id);
call portico.tenant('site_plans');
