-- One row: which database this is, and whether mails leave it. A database that was put back from a copy is another
-- one: what waited in the copy may have left the original long ago.
create table portico.instance (
  id boolean primary key default true check (id),
  -- Identifies the database; see `src/platform/db/identity.ts`.
  database text not null,
  -- Since when no mail leaves; null: they do.
  held_at timestamptz,
  -- When somebody last let them leave again.
  resumed_at timestamptz
);
grant select on portico.instance to portico_app;
grant select, insert, update on portico.instance to portico_platform;
