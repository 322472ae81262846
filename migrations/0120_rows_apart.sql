-- Two tables hold rows of all sites in columns of their own, and a site's transactions work on both. Their names for
-- a site stand here; `src/platform/db/tenancy.ts` knows them, and the schema's lint compares.

-- The scope of a kept answer begins with its site (`src/platform/http/api.ts`); the platform's own begin with none.
alter table idempotent_answers enable row level security;
alter table idempotent_answers force row level security;
create policy site on idempotent_answers to portico_app
  using (split_part(scope, '|', 1) = portico.site()::text)
  with check (split_part(scope, '|', 1) = portico.site()::text);
create policy platform on idempotent_answers to portico_platform using (true) with check (true);
-- They are forgotten by a daily job of the platform.
revoke delete on idempotent_answers from portico_app;

-- A site sees what its people did at the door. Which of it is told to whom is the verb's.
alter table account_sign_ins enable row level security;
alter table account_sign_ins force row level security;
create policy site on account_sign_ins to portico_app
  using (account_id in (select account_id from contributors where site_id = portico.site()))
  with check (false);
create policy platform on account_sign_ins to portico_platform using (true) with check (true);
