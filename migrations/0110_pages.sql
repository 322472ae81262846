-- Pages as they are being worked on: what they say of themselves. What is on one is the document of the same id.
create table pages (
  site_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('layout', 'cover', 'parking', 'folder', 'link', 'footer')),
  parent_id uuid,
  position integer not null default 0,
  -- Where it stands: in the main navigation, the footer's, or nowhere.
  nav text not null default 'main' check (nav in ('main', 'footer', 'none')),
  title text not null check (char_length(title) between 1 and 200),
  nav_title text check (char_length(nav_title) between 1 and 200),
  slug text not null check (char_length(slug) between 1 and 200),
  is_home boolean not null default false,
  is_hidden boolean not null default false,
  settings jsonb not null default '{}',
  -- Raised with every change.
  facts_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (site_id, id),
  foreign key (site_id, id) references documents (site_id, id),
  foreign key (site_id, parent_id) references pages (site_id, id)
);
-- Only what visitors open by an address has one to itself: folders, links of the navigation and the footer are opened
-- by none, and may be called like a page.
create unique index pages_slug on pages (site_id, slug)
  where deleted_at is null and kind in ('layout', 'cover', 'parking');
create unique index pages_home on pages (site_id) where is_home and deleted_at is null;
create index pages_tree on pages (site_id, parent_id, position);
call portico.tenant('pages');

-- The styles being worked on.
create table site_styles (
  site_id uuid primary key,
  version integer not null default 0,
  styles jsonb not null,
  -- The look the site began with (src/areas/pages/styles/begun-look.ts), to go back to.
  begun jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by uuid
);
call portico.tenant('site_styles');

-- What pages are drawn from besides pages and styles: forms, products, dates, by names that their areas give them. A
-- change of one raises its count, and has the pages that name it drawn anew.
create table page_keys (
  site_id uuid not null,
  key text not null check (char_length(key) between 1 and 200),
  changes bigint not null default 1,
  primary key (site_id, key)
);
call portico.tenant('page_keys');
-- Every process is told which, in one word for each site; of very many only that there were some (a notification holds
-- 8,000 bytes).
create function portico.tell_keys_changed() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('portico_site', site_id || ' ' || case when count(*) > 30 then '*' else string_agg(key, ' ') end)
  from changed group by site_id;
  return null;
end
$$;
create trigger tell_keys_made after insert on page_keys
  referencing new table as changed for each statement execute function portico.tell_keys_changed();
create trigger tell_keys_changed after update on page_keys
  referencing new table as changed for each statement execute function portico.tell_keys_changed();

-- Released pages as they were drawn and compressed: a process that starts sends them without drawing them again.
-- Everything in here can be made anew from the rest, and any row may go at any moment.
create table finished_pages (
  site_id uuid not null,
  page_id uuid not null,
  -- Of all that the page was drawn from, but what is said of the files it shows, and what its loaders read.
  fingerprint text not null,
  asset_ids uuid[] not null,
  -- Of what was said of those files.
  asset_fingerprint text not null,
  -- Names of all that it was drawn from, and how often those of them that are counted had changed by then.
  keys text[] not null,
  key_changes bigint not null,
  head json not null,
  body bytea not null,
  drawn_at timestamptz not null default now(),
  primary key (site_id, page_id),
  foreign key (site_id, page_id) references pages (site_id, id) on delete cascade
);
-- The body is compressed; trying that again costs time and gains nothing. PostgreSQL 15 does not take it above.
alter table finished_pages alter column body set storage external;
call portico.tenant('finished_pages');

create table redirects (
  site_id uuid not null,
  id uuid not null,
  from_path text not null check (from_path ~ '^/' and char_length(from_path) <= 1000),
  to_path text not null check (char_length(to_path) between 1 and 2000),
  status integer not null default 301 check (status in (301, 302)),
  -- Written by itself when an address changed.
  is_automatic boolean not null default false,
  -- Written by hand at the address of a page, as a release found: it leads nowhere there, and is replaced once the
  -- page moves.
  is_under_page boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, from_path)
);
call portico.tenant('redirects');

-- Links to unreleased work, for people without an account.
create table preview_links (
  site_id uuid not null,
  id uuid not null,
  token_hash text not null,
  password_hash text,
  expires_at timestamptz not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, token_hash)
);
call portico.tenant('preview_links');
