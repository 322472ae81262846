-- An export is an archive, to make a site of again, or the released site as plain files, for any web server.
alter table site_exports add column kind text not null default 'archive'
  constraint site_exports_kind_known check (kind in ('archive', 'plain'));
-- Addresses of pages that are not in it, as not everyone may see them.
alter table site_exports add column left_out text[] not null default '{}';
-- Why it could not be made: a refusal's code and values.
alter table site_exports add column fault jsonb;
-- One of each kind is made at a time.
drop index site_exports_under_way;
create unique index site_exports_under_way on site_exports (site_id, kind) where state = 'making';
