-- People who sign in to Portico. Rows are kept after deletion, emptied of what names a person, so
-- that what others refer to (who released this page) still has an author.
create table accounts (
  id uuid primary key,
  email citext unique,
  name text not null,
  password_hash text,
  password_changed_at timestamptz,
  preferred_locale text not null,
  time_zone text not null,
  country text,
  verified_at timestamptz,
  is_operator boolean not null default false,
  is_staff boolean not null default false,
  locked_at timestamptz,
  created_at timestamptz not null,
  deleted_at timestamptz,
  check ((email is null) = (deleted_at is not null))
);
create index accounts_created on accounts (created_at desc, id desc);
create index accounts_name on accounts using gin (name gin_trgm_ops);
create index accounts_email on accounts using gin ((email::text) gin_trgm_ops);
call portico.platform('accounts');
-- Other areas show who did something; nothing that proves an identity is among it.
grant select (id, email, name, preferred_locale, time_zone, verified_at, locked_at, created_at, deleted_at)
  on accounts to portico_app;

-- A browser that has signed in to an account before: its own guesses count apart from a stranger's,
-- and its sign-ins need no mail.
create table account_devices (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  token_hash text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- One browser may know several accounts by the same cookie.
  unique (account_id, token_hash)
);
create index account_devices_token on account_devices (token_hash);
call portico.platform('account_devices');

create table account_sessions (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  token_hash text not null unique,
  user_agent text not null,
  ip text not null,
  created_at timestamptz not null,
  proved_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_sessions_account on account_sessions (account_id, last_used_at desc);
create index account_sessions_expiry on account_sessions (expires_at);
call portico.platform('account_sessions');

-- What happened at the door, 90 days of it.
create table account_sign_ins (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  at timestamptz not null,
  outcome text not null check (outcome in ('signed_in', 'wrong_password', 'wrong_code', 'locked')),
  method text not null check (method in ('password', 'passkey', 'totp', 'recovery_code', 'link')),
  user_agent text not null,
  ip text not null
);
create index account_sign_ins_account on account_sign_ins (account_id, at desc, id desc);
create index account_sign_ins_age on account_sign_ins (at);
call portico.platform('account_sign_ins');
-- A site sees what its people did at the door; the policy for it stands with the contributors (0020_sites.sql).
-- Which of it is shown to whom the verb decides.
grant select on account_sign_ins to portico_app;
alter table account_sign_ins enable row level security;
alter table account_sign_ins force row level security;
create policy platform on account_sign_ins to portico_platform using (true) with check (true);

create table account_passkeys (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports jsonb not null,
  is_backed_up boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index account_passkeys_account on account_passkeys (account_id, created_at);
call portico.platform('account_passkeys');

-- The second factor: the secret is sealed with the instance's key. `last_step` is the time step of
-- the last code that was taken, so that none is taken twice (RFC 6238 §5.2).
create table account_second_factors (
  account_id uuid primary key references accounts on delete cascade,
  secret text not null,
  last_step bigint not null default 0,
  created_at timestamptz not null,
  confirmed_at timestamptz
);
call portico.platform('account_second_factors');

create table account_recovery_codes (
  account_id uuid not null references accounts on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
call portico.platform('account_recovery_codes');

-- Links in mails. Only the hash of a token is here; `email` is the address it was sent for, so that a
-- link outlives no change of address. `browser_hash` is the browser that asked, where that matters.
create table account_mail_tokens (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('verify', 'reset', 'change_from', 'change_to')),
  token_hash text not null unique,
  email citext not null,
  browser_hash text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_mail_tokens_account on account_mail_tokens (account_id, kind);
create index account_mail_tokens_expiry on account_mail_tokens (expires_at);
call portico.platform('account_mail_tokens');

-- A change of address waits until both mailboxes have agreed.
create table account_email_changes (
  account_id uuid primary key references accounts on delete cascade,
  email citext not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  from_confirmed_at timestamptz,
  to_confirmed_at timestamptz
);
call portico.platform('account_email_changes');

-- A sign-in (or a passkey ceremony) under way in one browser: what was shown so far and what is asked next.
create table account_steps (
  token_hash text primary key,
  kind text not null check (kind in ('second_factor', 'passkey_sign_in', 'passkey_proof', 'passkey_registration')),
  account_id uuid references accounts on delete cascade,
  challenge text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_steps_expiry on account_steps (expires_at);
call portico.platform('account_steps');

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
