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

-- Answers kept for requests that carry an idempotency key (24 hours).
create table idempotent_answers (
  scope text not null,
  key text not null,
  fingerprint text not null,
  status integer not null,
  body text not null,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotent_answers_age on idempotent_answers (created_at);
grant select, insert, update, delete on idempotent_answers to portico_app, portico_platform;
