-- Documents as they are being worked on. The stored document is a snapshot; the patches after it are the rest.
create table documents (
  site_id uuid not null,
  id uuid not null,
  -- The area whose thing it is: to the verbs of another it is not there.
  holder text not null check (char_length(holder) between 1 and 40),
  version integer not null default 0,
  document jsonb not null,
  snapshot_version integer not null default 0,
  -- What the draft names at its version, the patches after the snapshot included: the ids of pages, items and files, and
  -- addresses of the site that were typed into links (src/areas/documents/drafts/names-in.ts). It has no index: under
  -- row level security none on arrays is used, and the rows of one site are few.
  names text[] not null,
  -- In the trash of its holder: nobody opens or saves it, and what it names stays in use.
  is_trashed boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (site_id, id)
);
call portico.tenant('documents');

-- Every change of a document, in the order the server gave them.
create table document_patches (
  site_id uuid not null,
  document_id uuid not null,
  version integer not null,
  patches jsonb not null,
  -- Which save of which tab: a save whose answer was lost is known again.
  save_id text not null check (char_length(save_id) between 8 and 64),
  client_id text not null check (char_length(client_id) between 8 and 64),
  author_id uuid,
  created_at timestamptz not null default now(),
  primary key (site_id, document_id, version),
  unique (site_id, document_id, save_id),
  foreign key (site_id, document_id) references documents (site_id, id) on delete cascade
);
call portico.tenant('document_patches');

-- Points on a document's line of time that can be opened without replaying everything before them.
create table document_marks (
  site_id uuid not null,
  document_id uuid not null,
  version integer not null,
  document jsonb not null,
  name text check (char_length(name) between 1 and 200),
  author_id uuid,
  created_at timestamptz not null default now(),
  primary key (site_id, document_id, version),
  foreign key (site_id, document_id) references documents (site_id, id) on delete cascade
);
call portico.tenant('document_marks');

-- The files that a document names: every `asset` in it, however deep (src/areas/pages/visitor/asset-ids.ts says the
-- same). What is no id is a block's own word for something else.
create function portico.assets_named(document jsonb) returns uuid[]
  language sql immutable parallel safe
  as $$
    select coalesce(array_agg(distinct id::uuid), '{}')
    from jsonb_array_elements_text(jsonb_path_query_array(document, 'strict $.**.asset ? (@.type() == "string")')) as id
    where id ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
  $$;

-- A document as it was released, with what its holder said of it then: never changed, shared by the releases that show
-- it, and there for as long as they are, also when the document is gone.
create table document_editions (
  site_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  hash text not null,
  document jsonb not null,
  -- Of the holder: title, settings.
  facts jsonb not null,
  -- The files it shows, so that what is said of them is read along with the document.
  asset_ids uuid[] not null,
  -- As of the draft that it was made of.
  names text[] not null,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, document_id, hash)
);
call portico.tenant('document_editions');
