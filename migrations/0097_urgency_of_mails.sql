-- In which order a backlog leaves: kept with the mail, so that one that is put off keeps its place among the rest.
alter table mails add column urgency text not null default 'telling'
  check (urgency in ('waited-for', 'telling', 'bulk'));
