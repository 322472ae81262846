-- Uses counted over a window, where several processes share the work. What is lost in a crash
-- is a count; it needs no log.
create unlogged table portico.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- One row for each time that a recurring job fell due: a crash or a second process finds it taken.
create table portico.job_periods (
  job text not null,
  period timestamptz not null,
  job_id uuid,
  queued_at timestamptz not null default now(),
  primary key (job, period)
);
