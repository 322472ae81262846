-- Released pages as they were drawn and compressed: a process that starts sends them without drawing them again.
-- Everything in here can be made anew from the rest, and any row may go at any moment.
create table finished_pages (
  site_id uuid not null,
  page_id uuid not null,
  -- Of all that the page was drawn from, but what is said of the files it shows.
  fingerprint text not null,
  asset_ids uuid[] not null,
  -- Of what was said of those files.
  asset_fingerprint text not null,
  head json not null,
  body bytea not null,
  drawn_at timestamptz not null default now(),
  primary key (site_id, page_id),
  foreign key (site_id, page_id) references pages (site_id, id) on delete cascade
);
-- The body is compressed; trying that again costs time and gains nothing.
alter table finished_pages alter column body set storage external;
call portico.tenant('finished_pages');
