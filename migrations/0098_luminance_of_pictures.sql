-- How dark and how light a picture is (relative luminance, 0 to 1), for the words that stand on it. Of what was
-- uploaded before it is not known.
alter table assets add column luminance jsonb;
