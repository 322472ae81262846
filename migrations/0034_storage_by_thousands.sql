-- A gigabyte is 1,000,000,000 bytes wherever people read one. What an operator gave a plan as so many gigabytes
-- stays that many.
update plans set storage = round(storage::numeric / 1073741824 * 1000000000) where storage is not null;
