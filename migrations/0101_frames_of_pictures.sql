-- How many pictures one shows in turn: what moves is sent as it is, so that it goes on moving. Of what was uploaded
-- before it is not known.
alter table assets add column frames integer;
