-- Whether a release found what was written by hand at the address of a page, in the drafts as live: it led nowhere there,
-- and is replaced once the page moves. Of those that are there nobody knows, and they are replaced as until now.
alter table redirects add column is_under_page boolean not null default true;
alter table redirects alter column is_under_page set default false;
