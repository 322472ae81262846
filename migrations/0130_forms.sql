-- Forms as they are being worked on.
create table forms (
  -- Rows are laid before a site that is made of an archive is there: none of these refers to it.
  site_id uuid not null,
  id uuid not null,
  title text not null check (char_length(title) between 1 and 200),
  -- What the form asks (src/areas/forms/form/form.ts); goes live with a release.
  definition jsonb not null,
  -- Raised with each change of title or definition.
  version integer not null default 0,
  -- What counts at once: how long messages are kept, who is notified (src/areas/forms/builder/form.contract.ts).
  settings jsonb not null,
  -- When the owner was told that messages will be deleted for their age; null: not yet, or since longer was chosen.
  told_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (site_id, id)
);
call portico.tenant('forms');

-- A form as it was released: never changed; answers belong to one.
create table form_editions (
  site_id uuid not null,
  id uuid not null,
  form_id uuid not null,
  -- The draft that it was made of.
  version integer not null,
  title text not null,
  definition jsonb not null,
  created_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, form_id, version),
  foreign key (site_id, form_id) references forms (site_id, id)
);
call portico.tenant('form_editions');

-- Addresses that a form notifies, each confirmed by a link.
create table form_recipients (
  site_id uuid not null,
  form_id uuid not null,
  id text not null,
  email text not null check (email = lower(email collate "C") and char_length(email) between 3 and 320),
  is_default boolean not null,
  token_hash text,
  asked_at timestamptz,
  confirmed_at timestamptz,
  created_at timestamptz not null,
  primary key (site_id, form_id, id),
  unique (site_id, form_id, email),
  foreign key (site_id, form_id) references forms (site_id, id) on delete cascade
);
create index form_recipients_link on form_recipients (token_hash) where token_hash is not null;
call portico.tenant('form_recipients');

-- Places that were taken, of a form (option empty) and of options: a guarded write of the transaction that stores a message.
create table form_places (
  site_id uuid not null,
  form_id uuid not null,
  option_id text not null,
  taken integer not null check (taken >= 0),
  primary key (site_id, form_id, option_id),
  foreign key (site_id, form_id) references forms (site_id, id) on delete cascade
);
call portico.tenant('form_places');

create table submissions (
  site_id uuid not null,
  id uuid not null,
  form_id uuid not null,
  edition_id uuid not null,
  -- One sending: of its page's token, else of its words, network and browser (product book, forms, "Sending").
  key text not null check (char_length(key) between 8 and 100),
  -- As the sender reads it.
  reference text not null,
  state text not null constraint submissions_state_known check (state in ('new', 'open', 'answered', 'done', 'waiting', 'spam', 'trash')),
  -- Where it was before spam or trash.
  state_before text,
  -- Whether it takes its places.
  has_places boolean not null default false,
  -- Whether mails, contact and lists were done: what lies under spam waits for it.
  is_followed boolean not null default false,
  is_test boolean not null default false,
  -- By field; without those of sensitive fields, which are sealed.
  answers jsonb not null,
  sealed bytea,
  sender text,
  email text,
  -- Every word that may be searched, in lower case.
  words text not null,
  has_files boolean not null default false,
  page_path text not null,
  page_id uuid,
  language text not null,
  score real not null default 0,
  signs jsonb not null default '[]',
  network_hash text,
  -- Answers with the network and browser that sent them: the same within two minutes are one sending.
  sending text,
  -- What was written, whoever wrote it: how often the same was said is a sign of spam.
  said text,
  contact_id uuid,
  tags text[] not null default '{}' check (cardinality(tags) <= 50),
  assignee uuid,
  is_mail_failed boolean not null default false,
  sent_at timestamptz not null,
  -- When it came into its state.
  state_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, form_id, key),
  unique (site_id, reference),
  foreign key (site_id, form_id) references forms (site_id, id),
  foreign key (site_id, edition_id) references form_editions (site_id, id)
);
create index submissions_newest on submissions (site_id, sent_at desc, id desc);
create index submissions_in_state on submissions (site_id, state, sent_at desc, id desc);
create index submissions_of_form on submissions (site_id, form_id, state, sent_at desc, id desc);
create index submissions_tagged on submissions (site_id) where tags <> '{}';
create index submissions_edition on submissions (site_id, edition_id);
create index submissions_email on submissions (site_id, email) where email is not null;
create index submissions_sending on submissions (site_id, form_id, sending) where sending is not null;
create index submissions_said on submissions (site_id, said) where said is not null;
create index submissions_network on submissions (site_id, network_hash, sent_at) where network_hash is not null;
create index submissions_words on submissions using gin (words gin_trgm_ops);
call portico.tenant('submissions');

-- Messages of a site that have a text, by the index of trigrams. A policy of rows keeps an index from operators that are
-- not leakproof, as `like` is; the function looks past the policy, and holds a transaction to its own site itself.
create function portico.submissions_with(site uuid, pattern text) returns setof uuid
  language sql stable security definer rows 500
  set search_path = pg_catalog, pg_temp
  as $$
    select id from public.submissions
    where site_id = site and words like pattern
      and (site = portico.site() or current_setting('role') = 'portico_platform')
  $$;
revoke execute on function portico.submissions_with(uuid, text) from public;
grant execute on function portico.submissions_with(uuid, text) to portico_app, portico_platform;

-- Who has answered a form that takes one answer a person: the key is what makes it one.
create table form_respondents (
  site_id uuid not null,
  form_id uuid not null,
  -- A keyed hash of the address: it outlives the message and tells nobody the address.
  person text not null check (char_length(person) <= 100),
  submission_id uuid not null,
  primary key (site_id, form_id, person),
  foreign key (site_id, form_id) references forms (site_id, id) on delete cascade
);
call portico.tenant('form_respondents');

-- Files of messages: beside the inbox, never in the library. Without a message until its form is stored.
create table submission_files (
  site_id uuid not null,
  id uuid not null,
  form_id uuid not null,
  submission_id uuid,
  field text not null default '',
  name text not null,
  type text not null,
  bytes bigint not null,
  storage_key text not null,
  created_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, submission_id) references submissions (site_id, id) on delete cascade
);
create index submission_files_message on submission_files (site_id, submission_id);
call portico.tenant('submission_files');

create table submission_notes (
  site_id uuid not null,
  id uuid not null,
  submission_id uuid not null,
  text text not null check (char_length(text) <= 5000),
  created_by uuid,
  created_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, submission_id) references submissions (site_id, id) on delete cascade
);
create index submission_notes_message on submission_notes (site_id, submission_id);
call portico.tenant('submission_notes');

-- Answers by mail.
create table submission_replies (
  site_id uuid not null,
  id uuid not null,
  submission_id uuid not null,
  subject text not null,
  text text not null check (char_length(text) <= 20000),
  -- The mail that carries it.
  mail_id uuid not null,
  state text not null default 'waiting' constraint submission_replies_state_known check (state in ('waiting', 'sent', 'failed')),
  created_by uuid,
  created_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, submission_id) references submissions (site_id, id) on delete cascade
);
create index submission_replies_message on submission_replies (site_id, submission_id);
call portico.tenant('submission_replies');

-- What was sent of the pages of a form before the last, without script: 24 hours, under a signed handle.
create table form_steps (
  site_id uuid not null,
  id uuid not null,
  form_id uuid not null,
  edition_id uuid not null,
  entries jsonb not null,
  created_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, form_id) references forms (site_id, id) on delete cascade
);
call portico.tenant('form_steps');

-- Proofs of work that were used, until they would have run out.
create table form_proofs (
  site_id uuid not null references sites (id),
  puzzle text not null check (char_length(puzzle) <= 100),
  expires_at timestamptz not null,
  primary key (site_id, puzzle)
);
call portico.tenant('form_proofs');

-- Messages that are told together with others, hourly or daily, until they were.
create table form_digests (
  site_id uuid not null,
  form_id uuid not null,
  email text not null,
  submission_id uuid not null,
  due_at timestamptz not null,
  primary key (site_id, form_id, email, submission_id),
  foreign key (site_id, submission_id) references submissions (site_id, id) on delete cascade
);
create index form_digests_due on form_digests (due_at);
call portico.tenant('form_digests');

-- Mails about a message, so that one that fails is seen beside it.
create table submission_mails (
  site_id uuid not null,
  mail_id uuid not null,
  submission_id uuid not null,
  primary key (site_id, mail_id),
  foreign key (site_id, submission_id) references submissions (site_id, id) on delete cascade
);
call portico.tenant('submission_mails');

create table inbox_views (
  site_id uuid not null,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 80),
  query jsonb not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (site_id, id)
);
call portico.tenant('inbox_views');

-- What the filter has learnt of a site's messages: how many wanted and unwanted ones had a word; the empty word counts
-- messages.
create table form_spam_words (
  site_id uuid not null,
  word text not null check (char_length(word) <= 40),
  wanted integer not null default 0,
  unwanted integer not null default 0,
  primary key (site_id, word)
);
call portico.tenant('form_spam_words');
