-- Tells every process that what visitors see of a site has changed: its pointer, status, type, address.
create function portico.tell_site_changed() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('portico_site', new.site_id::text);
  return null;
end
$$;
create trigger tell_site_changed after insert or update on live_releases
  for each row execute function portico.tell_site_changed();

create function portico.tell_site_row_changed() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('portico_site', coalesce(new.id, old.id)::text);
  return null;
end
$$;
create trigger tell_site_row_changed after insert or update or delete on sites
  for each row execute function portico.tell_site_row_changed();
