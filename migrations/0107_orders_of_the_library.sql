-- A page of the library is read off an index in each of its orders, however many files there are: what it is put in
-- order by, and the id, for many may have the same. Names stand as asset.store.ts asks for them.
create index assets_by_added on assets (site_id, created_at, id) where deleted_at is null;
create index assets_by_name on assets (site_id, name collate "und-x-icu", id) where deleted_at is null;
create index assets_by_size on assets (site_id, bytes, id) where deleted_at is null;
-- It had no id: files that are copied together come at one moment, and were sorted for each page.
drop index assets_newest;
