-- Where a picture is looked at decides the part of it that stands for a page where that is shared: told like its words.
drop trigger tell_asset_words_changed on assets;
create trigger tell_asset_shown_changed after update of alt, is_decorative, name, focal on assets
  for each row when ((old.alt, old.is_decorative, old.name, old.focal) is distinct from (new.alt, new.is_decorative, new.name, new.focal))
  execute function portico.tell_site_changed();
