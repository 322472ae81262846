-- When the days that the trash does not count a file are its own again: who brings a file back and throws it away once
-- more goes on with them. Of what was never brought back nothing is known, and it has all of them.
alter table assets add column days_back_at timestamptz;
-- What the trash counts before its days, as some of them were used already, is summed with each file that is added.
create index assets_days_used on assets (site_id, deleted_at) where deleted_at is not null and days_back_at > deleted_at;
