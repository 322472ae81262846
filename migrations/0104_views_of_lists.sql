-- How a person looks at lists, under names of their own. They are the account's, so that they are there on any machine.
-- The places of an account are numbered: however many are saved at once, there are never more than so many.
create table account_list_views (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  place smallint not null check (place between 1 and 100),
  list text not null check (list ~ '^[a-z-]+(/[a-z-]+)*$' and length(list) <= 60),
  name text not null check (length(name) between 1 and 40),
  view jsonb not null check (length(view::text) <= 6000),
  saved_at timestamptz not null,
  unique (account_id, place),
  unique (account_id, list, name)
);
call portico.platform('account_list_views');
