-- Who may see what. The application works as one of two roles, neither the owner of a table nor
-- able to bypass row policies: portico_app sees the rows of the site its transaction is bound to,
-- portico_platform those of all sites (sign-in, the operator's console, the daily jobs).
do $$
begin
  if not exists (select from pg_roles where rolname = 'portico_app') then
    begin
      create role portico_app nologin noinherit;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
  if not exists (select from pg_roles where rolname = 'portico_platform') then
    begin
      create role portico_platform nologin noinherit;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
  if not pg_has_role(current_user, 'portico_app', 'member') then
    execute format('grant portico_app to %I', current_user);
  end if;
  if not pg_has_role(current_user, 'portico_platform', 'member') then
    execute format('grant portico_platform to %I', current_user);
  end if;
end
$$;

create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gist;

grant usage on schema portico to portico_app, portico_platform;
grant usage on schema public to portico_app, portico_platform;

-- The site of the transaction; null outside of one, which no row equals.
create function portico.site() returns uuid
  language sql stable
  as $$ select nullif(current_setting('portico.site_id', true), '')::uuid $$;

-- Makes a table a tenant's: rows are seen and written only within their own site.
create procedure portico.tenant(tab regclass)
  language plpgsql
  as $$
begin
  execute format('alter table %s enable row level security', tab);
  execute format('alter table %s force row level security', tab);
  execute format('create policy site on %s to portico_app using (site_id = portico.site()) with check (site_id = portico.site())', tab);
  execute format('create policy platform on %s to portico_platform using (true) with check (true)', tab);
  execute format('grant select, insert, update, delete on %s to portico_app, portico_platform', tab);
end
$$;

-- Makes a table the platform's: accounts, sessions, plans. Only platform transactions write it,
-- unless the migration grants more by name.
create procedure portico.platform(tab regclass)
  language plpgsql
  as $$
begin
  execute format('grant select, insert, update, delete on %s to portico_platform', tab);
end
$$;

-- The console shows which migrations were run.
grant select on portico.migrations to portico_platform;

-- One row: which database this is, and whether mails leave it. A database that was restored from a copy
-- is another one: what waited in the copy may have left the original long ago.
create table portico.instance (
  id boolean primary key default true check (id),
  -- Identifies the database; see `src/platform/db/identity.ts`.
  database text not null,
  -- Since when no mail leaves; null: they do.
  held_at timestamptz,
  -- When somebody last let them leave again.
  resumed_at timestamptz
);
grant select on portico.instance to portico_app;
grant select, insert, update on portico.instance to portico_platform;

-- Answers kept for requests that carry an idempotency key (24 hours).
create table idempotent_answers (
  -- Begins with the site it is of (`src/platform/http/api.ts`); the platform's own begin with none.
  scope text not null,
  key text not null,
  fingerprint text not null,
  status integer not null,
  body text not null,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotent_answers_age on idempotent_answers (created_at);

-- It has no column `site_id`: `src/platform/db/tenancy.ts` knows its policy by name.
alter table idempotent_answers enable row level security;
alter table idempotent_answers force row level security;
create policy site on idempotent_answers to portico_app
  using (split_part(scope, '|', 1) = portico.site()::text)
  with check (split_part(scope, '|', 1) = portico.site()::text);
create policy platform on idempotent_answers to portico_platform using (true) with check (true);
-- A daily job of the platform deletes them.
grant select, insert, update on idempotent_answers to portico_app;
grant select, insert, update, delete on idempotent_answers to portico_platform;

-- The last number of a series of a site: orders, invoices, messages. Who takes the next holds the row until their
-- transaction ends, so that one that is undone leaves no gap.
create table number_series (
  site_id uuid not null,
  series text not null check (char_length(series) between 1 and 100),
  latest bigint not null,
  primary key (site_id, series)
);
call portico.tenant('number_series');

-- Uses counted over a window, where several processes share the work, or in the transaction they are for
-- (`take-inside.ts`). A crash loses a count at most, so it needs no log. Keys are hashes and name nobody.
create unlogged table portico.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
grant select, insert, update on portico.rate_limits to portico_app;
grant select, insert, update, delete on portico.rate_limits to portico_platform;

-- One row for each time that a recurring job fell due: a crash or a second process finds it taken.
create table portico.job_periods (
  job text not null,
  period timestamptz not null,
  job_id uuid,
  queued_at timestamptz not null default now(),
  primary key (job, period)
);

-- Mails, one row for each recipient. Those of the product itself (sign-up, reset) have no site:
-- they carry the site of zeros, which no transaction of a site is bound to.
create table mails (
  site_id uuid not null,
  id uuid not null,
  kind text not null,
  message_id text not null,
  from_name text not null,
  from_address text not null,
  to_name text not null,
  to_address text not null,
  reply_to text,
  subject text not null,
  html text not null,
  plain text not null,
  headers jsonb not null default '{}',
  attachments jsonb not null default '[]',
  locale text not null,
  -- In which order a backlog leaves: kept with the mail, so that one that is put off keeps its place.
  urgency text not null default 'telling' check (urgency in ('waited-for', 'telling', 'bulk')),
  -- kept: there is no mail server, it waits in the developer's mailbox. unknown: the server took
  -- the message and vanished before it answered; it may or may not have been delivered.
  state text not null check (state in ('kept', 'queued', 'sending', 'sent', 'failed', 'unknown')),
  attempts integer not null default 0,
  -- How often an attempt ended without anyone knowing its outcome.
  uncertain integer not null default 0,
  due_at timestamptz not null default now(),
  answer text,
  answer_code integer,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (site_id, id),
  unique (site_id, message_id)
);
-- A page of the log of mails is read off an index: of all, of a state, of a receiver. They begin with no site,
-- for an operator reads the mails of every site.
create index mails_newest on mails (created_at desc, id desc);
create index mails_by_state on mails (state, created_at, id);
create index mails_by_receiver on mails (lower(to_address), created_at, id);
call portico.tenant('mails');
