-- The files of a site, kept once by content.
create table assets (
  site_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('image', 'drawing', 'video', 'audio', 'file')),
  name text not null check (char_length(name) between 1 and 255),
  -- Media type, decided by content.
  type text not null,
  bytes bigint not null check (bytes >= 0),
  -- SHA-256 of the original, hexadecimal.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  width integer check (width > 0),
  height integer check (height > 0),
  -- How many pictures one shows in turn: what moves is sent as it is, so that it goes on moving.
  frames integer,
  -- The picture's mean colour, to fill its place until it is there.
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  -- How dark and how light the picture is (relative luminance, 0 to 1), for the words that stand on it.
  luminance jsonb,
  alt text not null default '' check (char_length(alt) <= 1000),
  is_decorative boolean not null default false,
  focal jsonb,
  created_at timestamptz not null default now(),
  created_by uuid,
  deleted_at timestamptz,
  deleted_by uuid,
  -- When the days are used up that the trash does not count: a file that was restored and is thrown away again has
  -- the rest of its days. Null: it was never restored, and has all of them.
  days_back_at timestamptz,
  primary key (site_id, id),
  check (kind <> 'image' or (width is not null and height is not null))
);
create unique index assets_content on assets (site_id, hash) where deleted_at is null;
create index assets_name on assets using gin (name gin_trgm_ops);
-- A page of the library is read off an index in each of its orders, however many files there are. Each ends with the
-- id, for many may have the same place. Names are compared as asset.store.ts asks for them.
create index assets_by_added on assets (site_id, created_at, id) where deleted_at is null;
create index assets_by_name on assets (site_id, name collate "und-x-icu", id) where deleted_at is null;
create index assets_by_size on assets (site_id, bytes, id) where deleted_at is null;
-- The trash: of all sites, once a day, what has been in it for its days; of one site, as a list.
create index assets_trash on assets (deleted_at) where deleted_at is not null;
create index assets_trash_of_site on assets (site_id, deleted_at, id) where deleted_at is not null;
-- The days that the trash does not count are summed with each file that is added.
create index assets_days_used on assets (site_id, deleted_at) where deleted_at is not null and days_back_at > deleted_at;
call portico.tenant('assets');

-- What is said of a file, and where a picture is looked at, stands on every released page that shows it.
create function portico.tell_asset_changed() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('portico_site', old.site_id || ' asset:' || old.id);
  return null;
end
$$;
create trigger tell_asset_shown_changed after update of alt, is_decorative, name, focal on assets
  for each row when ((old.alt, old.is_decorative, old.name, old.focal) is distinct from (new.alt, new.is_decorative, new.name, new.focal))
  execute function portico.tell_asset_changed();
-- A file that is deleted for good is shown nowhere any more.
create trigger tell_asset_deleted after delete on assets
  for each row execute function portico.tell_asset_changed();
