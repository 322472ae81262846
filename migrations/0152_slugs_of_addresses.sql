-- Only what visitors open by an address has one to itself: a folder, a link of the navigation and the footer are opened
-- by none, and what a page is called may be called so too.
drop index pages_slug;
create unique index pages_slug on pages (site_id, slug)
  where deleted_at is null and kind in ('layout', 'cover', 'parking');
