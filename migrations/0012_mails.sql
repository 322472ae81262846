-- Mails, one row for each recipient. Those of the product itself (sign-up, reset) have no site:
-- they carry the site of zeros, which no transaction of a site is bound to.
create table mails (
  site_id uuid not null,
  id uuid not null,
  kind text not null,
  message_id text not null,
  from_name text not null,
  from_address text not null,
  to_name text not null,
  to_address text not null,
  reply_to text,
  subject text not null,
  html text not null,
  plain text not null,
  headers jsonb not null default '{}',
  attachments jsonb not null default '[]',
  locale text not null,
  -- kept: there is no mail server, it waits in the developer's mailbox. unknown: the server took
  -- the message and vanished before it answered; it may or may not have been delivered.
  state text not null check (state in ('kept', 'queued', 'sending', 'sent', 'failed', 'unknown')),
  attempts integer not null default 0,
  -- How often an attempt ended without anyone knowing its outcome.
  uncertain integer not null default 0,
  due_at timestamptz not null default now(),
  answer text,
  answer_code integer,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (site_id, id),
  unique (site_id, message_id)
);
create index mails_newest on mails (created_at desc, id desc);
create index mails_by_address on mails (site_id, lower(to_address), created_at desc);
create index mails_unsettled on mails (state, created_at) where state in ('queued', 'sending', 'failed', 'unknown');

call portico.tenant('mails');
