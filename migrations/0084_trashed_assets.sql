-- What has been in the trash for its days is looked for once a day, over all sites.
create index assets_trash on assets (deleted_at) where deleted_at is not null;
-- A file that is deleted for good is shown nowhere any more: each process lets go of the pages that had it.
create function portico.tell_old_site_changed() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('portico_site', old.site_id::text);
  return null;
end
$$;
create trigger tell_asset_deleted after delete on assets
  for each row execute function portico.tell_old_site_changed();
