-- Uses that are counted in the transaction they are for, whichever site's it is (take-inside.ts). The keys are
-- hashes and name nobody.
grant select, insert, update on portico.rate_limits to portico_app;
grant select, insert, update, delete on portico.rate_limits to portico_platform;
