-- The contract looks a flag up by its name as it writes it: one has capitals, i18nLang.
alter table experiments drop constraint experiments_name_form;
alter table experiments add constraint experiments_name_form
  check (name ~ '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*(\.[A-Za-z0-9]+(-[A-Za-z0-9]+)*)?$');
