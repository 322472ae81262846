-- What is said of a file in the library stands on every released page that shows it: each process is told when it changes.
create trigger tell_asset_words_changed after update of alt, is_decorative, name on assets
  for each row when ((old.alt, old.is_decorative, old.name) is distinct from (new.alt, new.is_decorative, new.name))
  execute function portico.tell_site_changed();
