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
  -- The picture's mean colour, to fill its place until it is there.
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  alt text not null default '' check (char_length(alt) <= 1000),
  is_decorative boolean not null default false,
  focal jsonb,
  created_at timestamptz not null default now(),
  created_by uuid,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (site_id, id),
  check (kind <> 'image' or (width is not null and height is not null))
);
create unique index assets_content on assets (site_id, hash) where deleted_at is null;
create index assets_newest on assets (site_id, created_at desc) where deleted_at is null;
create index assets_name on assets using gin (name gin_trgm_ops);
call portico.tenant('assets');
