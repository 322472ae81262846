-- Pages as they are being worked on. The document is a snapshot; the patches after it are the rest.
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
  version integer not null default 0,
  document jsonb not null,
  snapshot_version integer not null default 0,
  -- Raised with every change of anything but the document.
  facts_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (site_id, id),
  foreign key (site_id, parent_id) references pages (site_id, id)
);
create unique index pages_slug on pages (site_id, slug) where deleted_at is null;
create unique index pages_home on pages (site_id) where is_home and deleted_at is null;
create index pages_tree on pages (site_id, parent_id, position);
call portico.tenant('pages');

-- Every change of a page's document, in the order the server gave them.
create table page_patches (
  site_id uuid not null,
  page_id uuid not null,
  version integer not null,
  patches jsonb not null,
  -- Which save of which tab: a save whose answer was lost is known again.
  save_id text not null check (char_length(save_id) between 8 and 64),
  client_id text not null check (char_length(client_id) between 8 and 64),
  author_id uuid,
  created_at timestamptz not null default now(),
  primary key (site_id, page_id, version),
  unique (site_id, page_id, save_id),
  foreign key (site_id, page_id) references pages (site_id, id) on delete cascade
);
call portico.tenant('page_patches');

-- Points on a page's line of time that can be opened without replaying everything before them.
create table page_marks (
  site_id uuid not null,
  page_id uuid not null,
  version integer not null,
  document jsonb not null,
  name text check (char_length(name) between 1 and 200),
  author_id uuid,
  created_at timestamptz not null default now(),
  primary key (site_id, page_id, version),
  foreign key (site_id, page_id) references pages (site_id, id) on delete cascade
);
call portico.tenant('page_marks');

-- The styles being worked on.
create table site_styles (
  site_id uuid primary key,
  version integer not null default 0,
  styles jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by uuid
);
call portico.tenant('site_styles');

-- A page as it was released: never changed, shared by the releases that show it.
create table page_editions (
  site_id uuid not null,
  id uuid not null,
  page_id uuid not null,
  hash text not null,
  document jsonb not null,
  facts jsonb not null,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, page_id, hash)
);
call portico.tenant('page_editions');

create table releases (
  site_id uuid not null,
  id uuid not null,
  number integer not null,
  state text not null check (state in ('live', 'past', 'scheduled', 'cancelled')),
  note text not null default '' check (char_length(note) <= 2000),
  -- Which drafts a scheduled release takes: null takes all.
  choice jsonb,
  -- What is shown: pages with their editions and paths, navigation, styles, redirects.
  manifest jsonb,
  -- The release this one brings back.
  restores uuid,
  scheduled_for timestamptz,
  created_by uuid,
  created_at timestamptz not null default now(),
  released_at timestamptz,
  primary key (site_id, id),
  unique (site_id, number),
  foreign key (site_id, restores) references releases (site_id, id),
  check (state <> 'scheduled' or scheduled_for is not null),
  check (state in ('scheduled', 'cancelled') or manifest is not null)
);
create index releases_due on releases (scheduled_for) where state = 'scheduled';
create unique index releases_one_live on releases (site_id) where state = 'live';
call portico.tenant('releases');

-- The pointer: which release a site's visitors see.
create table live_releases (
  site_id uuid primary key,
  release_id uuid not null,
  changed_at timestamptz not null default now(),
  foreign key (site_id, release_id) references releases (site_id, id)
);
call portico.tenant('live_releases');

create table redirects (
  site_id uuid not null,
  id uuid not null,
  from_path text not null check (from_path ~ '^/' and char_length(from_path) <= 1000),
  to_path text not null check (char_length(to_path) between 1 and 2000),
  status integer not null default 301 check (status in (301, 302)),
  -- Written by itself when an address changed.
  is_automatic boolean not null default false,
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
