-- A parking page is shown once its owner's address is confirmed: every process is told of the owner's sites when it is.
create function portico.tell_owner_confirmed() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('portico_site', id::text) from sites where owner_id = new.id;
  return null;
end
$$;
create trigger tell_owner_confirmed after update of verified_at on accounts
  for each row when ((old.verified_at is null) <> (new.verified_at is null))
  execute function portico.tell_owner_confirmed();
