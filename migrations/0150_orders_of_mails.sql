-- A page of the log of mails is read off an index, whichever mails it is of: of all there is `mails_newest`, of a state
-- and of a receiver these. They begin with no site, for an operator asks for those of every site.
create index mails_by_state on mails (state, created_at, id);
create index mails_by_receiver on mails (lower(to_address), created_at, id);
