-- Events are stored in the transaction that makes them true, and delivered after it.
-- `position` is their order within the site; it is given at the commit, by the trigger below, so that
-- a position is never seen before a lower one.
create table events (
  site_id uuid not null,
  id uuid not null,
  name text not null,
  payload jsonb not null,
  position bigint,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, position)
);

create table event_positions (
  site_id uuid primary key,
  latest bigint not null,
  -- Up to where deliveries have been laid out for the subscribers.
  laid_out bigint not null default 0
);
create index event_positions_behind on event_positions (site_id) where laid_out < latest;

create function portico.place_event() returns trigger
  language plpgsql
  as $$
declare
  placed bigint;
begin
  insert into event_positions as counter (site_id, latest) values (new.site_id, 1)
    on conflict (site_id) do update set latest = counter.latest + 1
    returning latest into placed;
  update events set position = placed where site_id = new.site_id and id = new.id;
  return null;
end
$$;

create constraint trigger place_event
  after insert on events deferrable initially deferred
  for each row execute function portico.place_event();

-- One row for each subscriber of an event: done once, however often it is tried.
create table event_deliveries (
  site_id uuid not null,
  subscriber text not null,
  position bigint not null,
  event_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  error text,
  settled_at timestamptz,
  primary key (site_id, subscriber, position),
  foreign key (site_id, event_id) references events (site_id, id) on delete cascade
);
create index event_deliveries_waiting on event_deliveries (site_id, subscriber, position) where state = 'waiting';
create index event_deliveries_failed on event_deliveries (settled_at) where state = 'failed';
create index event_deliveries_event on event_deliveries (site_id, event_id);

call portico.tenant('events');
call portico.tenant('event_positions');
call portico.tenant('event_deliveries');
