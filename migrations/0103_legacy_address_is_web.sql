-- Every visitor of a linked site is sent there: a page of the web, and no sign-in in the address.
alter table sites add constraint sites_legacy_address_is_web
  check (legacy_address ~ '^https?://[^\s/@?#]+([/?#]\S*)?$');
