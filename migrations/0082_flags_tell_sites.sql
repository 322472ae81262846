-- A flag may decide what visitors see of a site (a language that is tried): every process is told when one changes.
create function portico.tell_flags_changed() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('portico_site', '*');
  return null;
end
$$;
create trigger tell_flags_changed after insert or update or delete on experiments
  for each statement execute function portico.tell_flags_changed();

create function portico.tell_site_flags_changed() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('portico_site', coalesce(new.site_id, old.site_id)::text);
  return null;
end
$$;
create trigger tell_site_flags_changed after insert or update or delete on labs_site_features
  for each row execute function portico.tell_site_flags_changed();
create trigger tell_site_flags_changed after insert or update or delete on labs_circle
  for each row execute function portico.tell_site_flags_changed();
