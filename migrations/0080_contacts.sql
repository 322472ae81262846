-- People whom a site knows: one contact a person, over all areas.
create table contacts (
  -- Rows are laid before a site that is made of an archive is there: none of these refers to it.
  site_id uuid not null,
  id uuid not null,
  given_name text not null default '' check (char_length(given_name) <= 100),
  family_name text not null default '' check (char_length(family_name) <= 100),
  company text not null default '' check (char_length(company) <= 200),
  -- E.164, the first one first.
  phones text[] not null default '{}' check (cardinality(phones) <= 10),
  -- BCP 47; empty: nobody said.
  language text not null default '' check (char_length(language) <= 35),
  tags text[] not null default '{}' check (cardinality(tags) <= 50),
  notes text not null default '' check (char_length(notes) <= 10000),
  created_at timestamptz not null,
  primary key (site_id, id)
);
create index contacts_tags on contacts using gin (tags);
create index contacts_name on contacts using gin ((given_name || ' ' || family_name || ' ' || company) gin_trgm_ops);
call portico.tenant('contacts');

-- An address leads to one contact of a site; it is written in lower case, whatever the database's language.
create table contact_emails (
  site_id uuid not null,
  email text not null check (email = lower(email collate "C") and char_length(email) between 3 and 320),
  contact_id uuid not null,
  is_main boolean not null,
  -- When a mail last asked for a list to be confirmed: one a day and address.
  asked_at timestamptz,
  created_at timestamptz not null,
  primary key (site_id, email),
  -- Deferred: of two who make a contact for one address at once, the address decides, and who has it writes the contact.
  constraint contact_emails_contact foreign key (site_id, contact_id) references contacts (site_id, id)
    on delete cascade deferrable initially deferred
);
create unique index contact_emails_main on contact_emails (site_id, contact_id) where is_main;
create index contact_emails_contact on contact_emails (site_id, contact_id);
create index contact_emails_search on contact_emails using gin (email gin_trgm_ops);
call portico.tenant('contact_emails');

create table contact_lists (
  site_id uuid not null,
  id uuid not null,
  -- As the owner calls it, and as its people read it.
  name text not null check (char_length(name) between 1 and 80),
  public_name text not null check (char_length(public_name) between 1 and 80),
  -- Who joins confirms by a link in a mail.
  is_confirmed_by_mail boolean not null default true,
  created_at timestamptz not null,
  -- Deleted, and kept with its people and what they agreed to.
  deleted_at timestamptz,
  primary key (site_id, id)
);
create unique index contact_lists_name_taken on contact_lists (site_id, lower(name)) where deleted_at is null;
call portico.tenant('contact_lists');

create table list_members (
  site_id uuid not null,
  list_id uuid not null,
  contact_id uuid not null,
  -- The address with which they joined, and which they confirm.
  email text not null,
  state text not null constraint list_members_state_known check (state in ('unconfirmed', 'confirmed', 'left')),
  joined_at timestamptz not null,
  confirmed_at timestamptz,
  left_at timestamptz,
  primary key (site_id, list_id, contact_id),
  foreign key (site_id, list_id) references contact_lists (site_id, id) on delete cascade,
  foreign key (site_id, contact_id) references contacts (site_id, id) on delete cascade,
  constraint list_members_told check ((state <> 'confirmed' or confirmed_at is not null) and (state = 'left') = (left_at is not null))
);
create index list_members_contact on list_members (site_id, contact_id);
call portico.tenant('list_members');

-- What people agreed to and took back: written once, never changed.
create table consents (
  site_id uuid not null,
  id uuid not null,
  contact_id uuid not null,
  channel text not null constraint consents_channel_known check (channel in ('email', 'sms', 'phone', 'post')),
  purpose text not null constraint consents_purpose_known check (purpose in ('news', 'reminders', 'tracking')),
  act text not null constraint consents_act_known check (act in ('given', 'confirmed', 'withdrawn')),
  -- The address or number it is about; empty: the channel as a whole.
  address text not null default '' check (char_length(address) <= 320),
  list_id uuid,
  at timestamptz not null,
  -- The page or form where it was said.
  place text not null check (char_length(place) <= 2000),
  -- The words they were shown, as they stood.
  words text not null check (char_length(words) <= 5000),
  words_version integer not null check (words_version >= 1),
  language text not null check (char_length(language) <= 35),
  basis text not null constraint consents_basis_known check (basis in ('asked', 'bought', 'imported')),
  -- On whose word it was imported, or another proof.
  proof text not null default '' check (char_length(proof) <= 2000),
  primary key (site_id, id),
  foreign key (site_id, contact_id) references contacts (site_id, id) on delete cascade,
  foreign key (site_id, list_id) references contact_lists (site_id, id) on delete cascade
);
create index consents_contact on consents (site_id, contact_id, id);
call portico.tenant('consents');
-- A site adds to the ledger; it changes nothing in it.
revoke update, delete on consents from portico_app;

-- Addresses to which nothing is sent that was not asked for. By hash, so that it outlives the contact.
create table suppressions (
  site_id uuid not null,
  address_hash text not null,
  reason text not null
    constraint suppressions_reason_known check (reason in ('bounced', 'complained', 'left_all', 'by_hand')),
  created_at timestamptz not null,
  primary key (site_id, address_hash)
);
call portico.tenant('suppressions');

-- What happened with a contact.
create table contact_entries (
  site_id uuid not null,
  id uuid not null,
  contact_id uuid not null,
  -- Key of the message `contact_entry.<what>`, and its values.
  what text not null check (char_length(what) <= 100),
  "values" jsonb not null default '{}',
  at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, contact_id) references contacts (site_id, id) on delete cascade
);
create index contact_entries_contact on contact_entries (site_id, contact_id, id);
call portico.tenant('contact_entries');
