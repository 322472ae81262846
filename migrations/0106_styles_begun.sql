-- The look a site began with (src/areas/pages/styles/begun-look.ts), to go back to. Null: the site is older than this.
alter table site_styles add column begun jsonb;
