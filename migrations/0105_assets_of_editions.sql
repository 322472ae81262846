-- The files that a document names: every `asset` in it, however deep (src/areas/pages/visitor/asset-ids.ts says the same).
-- What is no id is a block's own word for something else.
create function portico.assets_named(document jsonb) returns uuid[]
  language sql immutable parallel safe
  as $$
    select coalesce(array_agg(distinct id::uuid), '{}')
    from jsonb_array_elements_text(jsonb_path_query_array(document, 'strict $.**.asset ? (@.type() == "string")')) as id
    where id ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
  $$;

-- Kept with an edition, so that what is said of the files is told along with the document. Null: it was stored by a
-- program that did not know of it, and its document is asked.
alter table page_editions add column asset_ids uuid[];
