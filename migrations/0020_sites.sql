-- A site: one row that its own transactions see and change, and only the platform makes or deletes.
-- The owner is a column, so that there is exactly one, always.
create table sites (
  id uuid primary key,
  slug text not null constraint sites_slug_taken unique
    constraint sites_slug_form check (slug ~ '^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$'),
  title text not null constraint sites_title_said check (title <> ''),
  type smallint not null constraint sites_type_known check (type between 1 and 5),
  status smallint not null
    constraint sites_status_known check (status in (1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15)),
  status_since timestamptz not null,
  -- What a removed site goes back to.
  status_before smallint,
  status_before_since timestamptz,
  trial_ends_at timestamptz,
  paused_at timestamptz,
  language text not null,
  country text not null constraint sites_country_sanctioned check (country not in ('CU', 'IR', 'KP', 'SD', 'SY')),
  currency text not null,
  time_zone text not null,
  contact_line text not null default '',
  -- Argon2id of the password that visitors are asked for.
  visitor_password_hash text,
  -- Opens the unreleased site to whoever holds the preview link.
  preview_key text not null,
  -- Where visitors of a linked site are sent: a page of the web, without a sign-in in its address.
  legacy_address text constraint sites_legacy_address_is_web check (legacy_address ~ '^https?://[^\s/@?#]+([/?#]\S*)?$'),
  owner_id uuid not null references accounts (id),
  created_at timestamptz not null,
  created_by uuid not null references accounts (id),
  -- The site this one is a copy of; it may be gone by now.
  copied_from uuid,
  removed_at timestamptz,
  -- The purge has begun: the site cannot come back any more.
  purging_at timestamptz,
  -- When the mail was queued that has to come before what happens by itself next (a month before an expired site is
  -- removed, a day before a removed one is deleted for good): that waits for as long after a late mail.
  last_told_at timestamptz,
  constraint sites_removed_whole check ((status = 5) = (removed_at is not null) and (status = 5) = (status_before is not null)),
  constraint sites_trial_ends check (status <> 3 or trial_ends_at is not null),
  constraint sites_legacy_address_kept check (status <> 11 or legacy_address is not null),
  constraint sites_purging_removed check (purging_at is null or status = 5)
);
create index sites_by_owner on sites (owner_id);
create index sites_by_status on sites (status, status_since);
create index sites_by_title on sites using gin (title gin_trgm_ops);

alter table sites enable row level security;
alter table sites force row level security;
create policy site on sites to portico_app using (id = portico.site()) with check (id = portico.site());
create policy platform on sites to portico_platform using (true) with check (true);
grant select, update on sites to portico_app;
grant select, insert, update, delete on sites to portico_platform;

-- Who works on a site. Rights come from roles (the table in the sites area), and add up.
create table contributors (
  site_id uuid not null references sites (id),
  account_id uuid not null references accounts (id),
  roles text[] not null default '{}',
  -- Calendars that the scheduling roles are limited to; null: all.
  calendars uuid[],
  ends_at timestamptz,
  created_at timestamptz not null,
  primary key (site_id, account_id)
);
create index contributors_by_account on contributors (account_id);
create index contributors_ending on contributors (ends_at) where ends_at is not null;
call portico.tenant('contributors');

-- Sites and contributors refer to each other.
alter table sites add constraint sites_owner_contributes
  foreign key (id, owner_id) references contributors (site_id, account_id) deferrable initially deferred;

-- Roles of a site's own.
create table custom_roles (
  site_id uuid not null references sites (id),
  id uuid not null,
  name text not null constraint custom_roles_name_said check (name <> ''),
  rights text[] not null,
  -- Ids of what its rights are limited to, by kind: {"form": [...]}; a kind that is not there: all of it.
  reach jsonb not null default '{}',
  created_at timestamptz not null,
  primary key (site_id, id)
);
create unique index custom_roles_name_taken on custom_roles (site_id, lower(name));
call portico.tenant('custom_roles');

create table contributor_custom_roles (
  site_id uuid not null,
  account_id uuid not null,
  role_id uuid not null,
  primary key (site_id, account_id, role_id),
  foreign key (site_id, account_id) references contributors (site_id, account_id) on delete cascade,
  constraint contributor_custom_roles_role foreign key (site_id, role_id) references custom_roles (site_id, id)
);
create index contributor_custom_roles_by_role on contributor_custom_roles (site_id, role_id);
call portico.tenant('contributor_custom_roles');

-- Invitations to contribute, and offers of the site to another owner: a link in a mail, kept as a hash.
create table invitations (
  site_id uuid not null references sites (id),
  id uuid not null,
  kind text not null constraint invitations_kind_known check (kind in ('contributor', 'transfer')),
  email text not null,
  roles text[] not null default '{}',
  custom_role_ids uuid[] not null default '{}',
  calendars uuid[],
  contributor_ends_at timestamptz,
  message text not null default '',
  token_hash text not null,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  invited_by uuid not null references accounts (id),
  -- How it ended; null while it is open.
  ended text constraint invitations_end_known check (ended in ('accepted', 'declined', 'revoked')),
  ended_at timestamptz,
  ended_by uuid,
  primary key (site_id, id),
  constraint invitations_end_whole check ((ended is null) = (ended_at is null))
);
create unique index invitations_open on invitations (site_id, kind, email) where ended is null;
create unique index invitations_one_transfer on invitations (site_id) where ended is null and kind = 'transfer';
create index invitations_by_token on invitations (token_hash);
call portico.tenant('invitations');

-- What happened to a site, who did it and why. Nothing on it is changed or taken away.
create table site_timeline (
  site_id uuid not null references sites (id),
  id uuid not null,
  at timestamptz not null,
  -- Which came first of those of one moment.
  position bigint generated always as identity,
  actor_kind text not null constraint site_timeline_actor_known check (actor_kind in ('account', 'operator', 'system')),
  actor_id uuid,
  what text not null,
  details jsonb not null default '{}',
  why text,
  primary key (site_id, id)
);
create index site_timeline_by_time on site_timeline (site_id, at desc, position desc);
call portico.tenant('site_timeline');
revoke update, delete on site_timeline from portico_app;
revoke update on site_timeline from portico_platform;

-- Mails of the lifecycle that were queued, so that none goes twice: one of a kind for each stay in a status.
create table site_notices (
  site_id uuid not null references sites (id),
  kind text not null,
  status_since timestamptz not null,
  queued_at timestamptz not null,
  primary key (site_id, kind, status_since)
);
call portico.tenant('site_notices');

-- A site sees what its contributors did at the door. Only the platform writes it.
create policy site on account_sign_ins to portico_app
  using (account_id in (select account_id from contributors where site_id = portico.site()))
  with check (false);

-- Each process keeps what visitors see of a site: every one is told when that has changed, by the site's id.
create function portico.tell_site_row_changed() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('portico_site', coalesce(new.id, old.id)::text);
  return null;
end
$$;
create trigger tell_site_row_changed after insert or update or delete on sites
  for each row execute function portico.tell_site_row_changed();

-- A parking page is shown once its owner's address is confirmed.
create function portico.tell_owner_confirmed() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('portico_site', id::text) from sites where owner_id = new.id;
  return null;
end
$$;
create trigger tell_owner_confirmed after update of verified_at on accounts
  for each row when ((old.verified_at is null) <> (new.verified_at is null))
  execute function portico.tell_owner_confirmed();

-- For tables of other areas.
create function portico.tell_site_changed() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('portico_site', coalesce(new.site_id, old.site_id)::text);
  return null;
end
$$;
