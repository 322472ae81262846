import { type Kysely, sql, type Transaction } from 'kysely'

type Root = Kysely<unknown> | Transaction<unknown>

/** What the policy of a table with a column `site_id` says; `portico.tenant` lays it. */
const BY_SITE_ID = '(site_id = portico.site())'

/** What the policy of a table says that holds rows of sites and has no such column. */
const BY_NAME: Readonly<Record<string, { readonly using: string; readonly check: string }>> = {
  sites: { using: '(id = portico.site())', check: '(id = portico.site())' },
  idempotent_answers: {
    using: `(split_part(scope, '|'::text, 1) = (portico.site())::text)`,
    check: `(split_part(scope, '|'::text, 1) = (portico.site())::text)`,
  },
  account_sign_ins: {
    using:
      '(account_id IN ( SELECT contributors.account_id FROM contributors WHERE (contributors.site_id = portico.site())))',
    check: 'false',
  },
  // The queue's library works as the owner, past it; laid by `installJobs`.
  'jobs.job': {
    using: `((data ->> 'siteId'::text) = (portico.site())::text)`,
    check: `((data ->> 'siteId'::text) = (portico.site())::text)`,
  },
}

/** Tables that a transaction of a site may use though nothing keeps their rows apart, each with the reason. */
export const WITHOUT_SITE: Readonly<Record<string, string>> = {
  accounts: 'people belong to no site; columns that prove who somebody is are not granted',
  plans: 'what is for sale is the same for all',
  plan_prices: 'what is for sale is the same for all',
  billing_settings: 'one row, of the platform',
  'jobs.queue': 'names of the lines and their settings, from the code',
  'portico.instance': 'one row: which database this is',
  'portico.rate_limits': 'keys are hashes, and what is counted must not be forgotten by a change of site',
}

/** A table that holds rows of sites. */
export interface TenantTable {
  readonly name: string
  readonly isEnabled: boolean
  readonly isForced: boolean
}

/** Every table that holds rows of sites: those with a column for it, and those that are known by name. */
export async function tenantTables(root: Root): Promise<TenantTable[]> {
  const { rows } = await sql<TenantTable>`
    select c.oid::regclass::text as name, c.relrowsecurity as "isEnabled", c.relforcerowsecurity as "isForced"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and (
      n.nspname = 'public' and exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'site_id' and not a.attisdropped)
      or c.oid::regclass::text = any(${Object.keys(BY_NAME)}::text[]))
    order by 1`.execute(root)
  return rows
}

/** A policy that lets rows through to who works for a site, by name or as everybody; {@link memberships} are told apart. */
interface Policy {
  readonly name: string
  readonly table: string
  readonly using: string
  readonly check: string
  readonly isWhole: boolean
  readonly isTenant: boolean
}

async function policiesFor(root: Root, app: string): Promise<Policy[]> {
  const { rows } = await sql<Policy>`
    select p.polname as name, c.oid::regclass::text as table, p.polcmd = '*' as "isWhole",
      coalesce(pg_get_expr(p.polqual, c.oid), '') as using,
      coalesce(pg_get_expr(p.polwithcheck, c.oid), pg_get_expr(p.polqual, c.oid), '') as check,
      exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'site_id' and not a.attisdropped) as "isTenant"
    from pg_policy p join pg_class c on c.oid = p.polrelid
    where p.polpermissive and exists (
      select from unnest(p.polroles) as given (role)
      -- 0 stands for everybody.
      where given.role = 0 or given.role = (select oid from pg_roles where rolname = ${app}))
    order by 2, 1`.execute(root)
  return rows
}

function isRight({ table, using, check, isWhole, isTenant }: Policy): boolean {
  const named = BY_NAME[table] ?? (isTenant ? { using: BY_SITE_ID, check: BY_SITE_ID } : null)
  const plain = (text: string): string => text.replaceAll(/\s+/g, ' ')
  return named !== null && isWhole && plain(using) === named.using && plain(check) === named.check
}

/** Policies that let a site see or write rows which are not its own: any but the right one of each table. */
export async function loosePolicies(
  root: Root,
  app = 'portico_app',
): Promise<{ name: string; table: string }[]> {
  return (await policiesFor(root, app))
    .filter((policy) => !isRight(policy))
    .map(({ name, table }) => ({ name, table }))
}

/** Tables of sites that have no right policy: a site does not see its own rows. */
export async function unboundTables(root: Root): Promise<string[]> {
  const bound = (await policiesFor(root, 'portico_app')).filter(isRight).map(({ table }) => table)
  return (await tenantTables(root)).map(({ name }) => name).filter((name) => !bound.includes(name))
}

/** Roles that those we work as are members of, whose rights and policies are theirs, too. */
export async function memberships(
  root: Root,
  working: readonly string[],
): Promise<{ role: string; of: string }[]> {
  const { rows } = await sql<{ role: string; of: string }>`
    select distinct member.rolname as role, whole.rolname as of
    from pg_auth_members m join pg_roles member on member.oid = m.member join pg_roles whole on whole.oid = m.roleid
    where member.rolname = any(${[...working]}::text[]) order by 1, 2`.execute(root)
  return rows
}

/** Tables that who works for a site has any right on, be it on a column alone or as everybody has it. */
export async function usableTables(root: Root): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.oid::regclass::text as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
      and (has_table_privilege('portico_app', c.oid, 'select, insert, update, delete, truncate, references, trigger')
        or has_any_column_privilege('portico_app', c.oid, 'select, insert, update, references'))
    order by 1`.execute(root)
  return rows.map(({ name }) => name)
}
