-- The operator's own: experiments, labs, announcements, and what operators did.

-- Feature toggles and A/B tests. A name carries its namespace: commerce.gift-cards. It is written as the contract has
-- it, and one there has capitals: i18nLang.
create table experiments (
  name text primary key
    constraint experiments_name_form check (name ~ '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*(\.[A-Za-z0-9]+(-[A-Za-z0-9]+)*)?$'),
  -- Goes into the hash that places a site or an account, so that no two experiments place alike.
  salt uuid not null,
  type text not null constraint experiments_type_known check (type in ('FEATURE_TOGGLE', 'AB_TEST')),
  what text not null default '',
  sticky_by text not null constraint experiments_sticky_known check (sticky_by in ('site', 'account')),
  -- What stands where nobody is placed, and after the kill switch.
  control text not null,
  segments jsonb not null,
  is_active boolean not null default false,
  -- The kill switch: nobody is placed any more.
  killed_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
call portico.platform('experiments');

-- Who was shown what, the first time. One row for each variant somebody has seen.
create table experiment_exposures (
  experiment text not null references experiments (name) on delete cascade,
  subject_kind text not null constraint experiment_exposures_kind_known check (subject_kind in ('site', 'account')),
  subject_id uuid not null,
  variant text not null,
  segment text not null,
  first_at timestamptz not null,
  primary key (experiment, subject_kind, subject_id, variant)
);
create index experiment_exposures_by_time on experiment_exposures (experiment, first_at desc);
call portico.platform('experiment_exposures');

-- Sites whose owner and administrators may switch features that are tried in the circle.
create table labs_circle (
  site_id uuid primary key references sites (id),
  joined_at timestamptz not null,
  joined_by uuid references accounts (id)
);
call portico.tenant('labs_circle');

-- Features that a site of the circle has switched on.
create table labs_site_features (
  site_id uuid not null references sites (id),
  feature text not null,
  switched_at timestamptz not null,
  switched_by uuid references accounts (id),
  primary key (site_id, feature)
);
call portico.tenant('labs_site_features');

-- Features that staff have switched on for themselves.
create table labs_account_features (
  account_id uuid not null references accounts (id),
  feature text not null,
  switched_at timestamptz not null,
  primary key (account_id, feature)
);
call portico.platform('labs_account_features');

-- What the operator tells everybody who is signed in.
create table announcements (
  id uuid primary key,
  title text not null constraint announcements_title_said check (title <> ''),
  text text not null default '',
  tone text not null constraint announcements_tone_known check (tone in ('info', 'warning')),
  link text,
  starts_at timestamptz not null,
  ends_at timestamptz,
  created_at timestamptz not null,
  constraint announcements_in_order check (ends_at is null or ends_at > starts_at)
);
call portico.platform('announcements');

create table announcement_dismissals (
  account_id uuid not null references accounts (id),
  announcement_id uuid not null references announcements (id) on delete cascade,
  dismissed_at timestamptz not null,
  primary key (account_id, announcement_id)
);
call portico.platform('announcement_dismissals');

-- One row: what the operator set for the whole instance.
create table operator_settings (
  id boolean primary key default true check (id),
  -- Where owners ask for help; empty: nowhere.
  support_address text not null default ''
);
call portico.platform('operator_settings');

-- What operators did that is on no site's timeline. Nothing on it is changed or taken away.
create table operator_acts (
  id uuid primary key,
  at timestamptz not null,
  -- Which came first of those of one moment.
  position bigint generated always as identity,
  operator_id uuid references accounts (id),
  what text not null,
  about_kind text not null
    constraint operator_acts_kind_known check (about_kind in ('account', 'experiment', 'plan', 'platform')),
  -- An account's or a plan's id, an experiment's name; empty for the platform.
  about text not null default '',
  details jsonb not null default '{}',
  -- What it changed, from what to what: [{"what", "currency", "from", "to"}].
  changes jsonb not null default '[]',
  why text
);
-- The log is read by time, of everybody or of one operator; the second shows who there is, too.
create index operator_acts_by_time on operator_acts (at, position);
create index operator_acts_by_operator on operator_acts (operator_id, at, position);
create index operator_acts_about on operator_acts (about_kind, about, at desc, position desc);
call portico.platform('operator_acts');
revoke update, delete on operator_acts from portico_platform;

-- A flag may decide what visitors see of a site (a language that is tried): every process is told when one changes.
create function portico.tell_flags_changed() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('portico_site', '*');
  return null;
end
$$;
create trigger tell_flags_changed after insert or update or delete on experiments
  for each statement execute function portico.tell_flags_changed();

create trigger tell_site_flags_changed after insert or update or delete on labs_site_features
  for each row execute function portico.tell_site_changed();
create trigger tell_site_flags_changed after insert or update or delete on labs_circle
  for each row execute function portico.tell_site_changed();
