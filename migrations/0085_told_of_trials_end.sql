-- That a trial ends was remembered under the beginning of the trial, and is under its end, so that a trial that is
-- lengthened is told of anew: who was told of the end that still stands is not told twice.
insert into site_notices (site_id, kind, status_since, queued_at)
select sites.id, notice.kind, sites.trial_ends_at, notice.queued_at
from sites join site_notices as notice on notice.site_id = sites.id and notice.status_since = sites.status_since
where notice.kind = 'trial_ending' and sites.status = 3 and sites.trial_ends_at is not null
  and notice.queued_at >= sites.trial_ends_at - interval '3 days'
on conflict do nothing;
