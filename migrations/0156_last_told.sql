-- When the mail was queued before which what happens by itself next does not happen (a month before an expired site is
-- removed, a day before a removed one is deleted for good): who is told late is given that time all the same.
alter table sites add column last_told_at timestamptz;
