-- What an act changed, from what to what: [{"what", "currency", "from", "to"}].
alter table operator_acts add column changes jsonb not null default '[]';
-- Plans are told of by themselves, and not among all that is the platform's.
alter table operator_acts drop constraint operator_acts_kind_known;
alter table operator_acts add constraint operator_acts_kind_known
  check (about_kind in ('account', 'experiment', 'plan', 'platform'));
-- The log is read by time, of everybody or of one who did it; the second tells who there is, too.
create index operator_acts_by_time on operator_acts (at, position);
create index operator_acts_by_operator on operator_acts (operator_id, at, position);
