-- `mails_by_state` is of these states too, and `mails_by_receiver` of a receiver on one site. By themselves, for it keeps
-- readers out for a moment: after the building of the others it would be for as long as that took.
drop index mails_unsettled;
drop index mails_by_address;
