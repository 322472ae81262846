create table releases (
  site_id uuid not null,
  id uuid not null,
  -- In the order in which they go live.
  number integer not null,
  state text not null check (state in ('live', 'past', 'scheduled', 'cancelled')),
  note text not null default '' check (char_length(note) <= 2000),
  -- Which drafts a scheduled release takes.
  choice jsonb,
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
  check (state in ('scheduled', 'cancelled') or released_at is not null)
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
create trigger tell_site_changed after insert or update on live_releases
  for each row execute function portico.tell_site_changed();

-- What visitors see of each kind of thing, release by release: a row is opened by the release that first shows a thing
-- like this and closed by the one that no longer does. Nothing is ever changed but the end.
create table released (
  site_id uuid not null,
  -- Of the releasable that an area brings: `page`, `form`.
  kind text not null check (kind ~ '^[a-z][a-z-]{0,39}$'),
  id uuid not null,
  -- The area that brings the kind keeps its editions.
  edition_id uuid,
  -- Where visitors find it; null: at no address of its own.
  path text,
  -- What the area says of it beside the edition.
  facts jsonb,
  -- Numbers of releases of the site. Null: visitors see it now.
  from_number integer not null,
  until_number integer check (until_number > from_number),
  primary key (site_id, kind, id, from_number),
  check (edition_id is not null or facts is not null)
);
create unique index released_live on released (site_id, kind, id) where until_number is null;
-- A redirect may lead from where a page stands, with a slash at its end or without. Paths may be longer than an entry
-- of an index.
create unique index released_paths on released (site_id, md5(path), (kind = 'redirect'))
  where until_number is null and path is not null;
call portico.tenant('released');
