-- The trash of a site is read off an index, what was thrown away last first, from whatever place it begins.
create index assets_trash_of_site on assets (site_id, deleted_at, id) where deleted_at is not null;
