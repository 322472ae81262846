-- Exports of sites that were asked for. The file lies in the storage under the site, for an hour.
create table site_exports (
  site_id uuid not null references sites (id),
  id uuid not null,
  -- An archive, to make a site of again, or the released site as plain files, for any web server.
  kind text not null default 'archive' constraint site_exports_kind_known check (kind in ('archive', 'plain')),
  state text not null default 'making' constraint site_exports_state_known check (state in ('making', 'ready', 'failed')),
  -- Bytes of the files that are in it so far, and of all that will be.
  done bigint not null default 0,
  total bigint not null default 0,
  -- Of the file, once it is there.
  bytes bigint,
  -- Addresses of pages that are not in it, as not everyone may see them.
  left_out text[] not null default '{}',
  -- Why it could not be made: a refusal's code and values.
  fault jsonb,
  created_by uuid not null references accounts (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz,
  -- The one link that opens it, kept as a hash; taken away by its use.
  token_hash text,
  token_expires_at timestamptz,
  primary key (site_id, id),
  constraint site_exports_ready check ((state = 'ready') = (bytes is not null and expires_at is not null))
);
-- One of each kind is made at a time.
create unique index site_exports_under_way on site_exports (site_id, kind) where state = 'making';
create index site_exports_age on site_exports (updated_at);
call portico.tenant('site_exports');

-- Archives that were handed in to make sites of. The file lies in the storage under the import.
create table site_imports (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  -- What the site will be: another one with each try.
  new_site_id uuid not null unique,
  state text not null default 'checking'
    constraint site_imports_state_known check (state in ('checking', 'checked', 'refused', 'making', 'made')),
  file_name text not null check (char_length(file_name) between 1 and 255),
  bytes bigint not null check (bytes >= 0),
  done bigint not null default 0,
  total bigint not null default 0,
  -- What is in it.
  report jsonb,
  -- What the new site is to be called and where it lives.
  wanted jsonb,
  -- Why it was refused, or what stood in the way of making it: a refusal's code and values.
  fault jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index site_imports_by_account on site_imports (account_id, created_at desc);
create index site_imports_age on site_imports (updated_at);
call portico.platform('site_imports');
