import { type Kysely, sql, type Transaction } from 'kysely'
import {
  loosePolicies,
  memberships,
  tenantTables,
  unboundTables,
  usableTables,
  WITHOUT_SITE,
} from '../db/tenancy.ts'
import { WORKING } from '../db/working-roles.ts'

type Root = Kysely<unknown> | Transaction<unknown>

async function names(root: Root, query: ReturnType<typeof sql<{ name: string }>>): Promise<string[]> {
  return (await query.execute(root)).rows.map(({ name }) => name)
}

/** Functions that lend their owner's rights, each with the reason. */
const LENDING: Readonly<Record<string, string>> = {
  'portico.job_turn': 'gives a number: the turn of a job among those of all sites',
  'portico.submissions_with':
    'gives ids of the transaction’s own site: a policy keeps `like` from the index of trigrams',
}

/** The column that says whose a row is: `site_id`, and `id` of `sites` itself. */
const owner = (table: ReturnType<typeof sql.raw>) => sql`
  (select a.attnum from pg_attribute a where a.attrelid = ${table} and not a.attisdropped
    and a.attname = case ${table}::regclass::text when 'sites' then 'id' else 'site_id' end)`

/** What the schema is held to, each check by its name: it gives what breaks it. */
export const schemaChecks = {
  /** The queue's library is the owner of its tables and works past the policies; nobody else does. */
  forced: async (root: Root) =>
    (await tenantTables(root))
      .filter(({ name, isEnabled, isForced }) => !isEnabled || !(isForced || name === 'jobs.job'))
      .map(({ name }) => name),

  /** the policy of the application binds rows to the site of the transaction, for reading and writing. */
  bound: unboundTables,

  /** and no other policy lets more of them through. */
  'bound alone': async (root: Root) =>
    (await loosePolicies(root)).map(({ name, table }) => `${table}.${name}`),

  /** whatever else the application may use holds nothing of a site, for a reason that is written down. */
  'apart or of nobody': async (root: Root) => {
    const apart = (await tenantTables(root)).map(({ name }) => name)
    return (await usableTables(root)).filter((name) => !apart.includes(name) && !(name in WITHOUT_SITE))
  },

  /** what is written down is so. */
  'written down': async (root: Root) => {
    const usable = await usableTables(root)
    return Object.keys(WITHOUT_SITE).filter((name) => !usable.includes(name))
  },

  /** the roles we work as neither pass by the policies nor sign in. */
  weak: (root: Root) =>
    names(
      root,
      sql`select rolname as name from pg_roles
        where rolname = any(${[...WORKING]}::text[]) and (rolsuper or rolbypassrls or rolcanlogin or rolcreaterole)`,
    ),

  /** nor do they have another role's rights. */
  'members of none': async (root: Root) =>
    (await memberships(root, WORKING)).map(({ role, of }) => `${role} of ${of}`),

  /** nor do they own anything. */
  'owners of none': (root: Root) =>
    names(
      root,
      sql`select c.oid::regclass::text as name from pg_class c join pg_roles r on r.oid = c.relowner
        where r.rolname = any(${[...WORKING]}::text[])`,
    ),

  /** unique keys of tenant tables begin with the site. */
  'keys begin with the site': (root: Root) =>
    names(
      root,
      sql`select i.indexrelid::regclass::text as name
        from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute site on site.attrelid = c.oid and site.attname = 'site_id' and not site.attisdropped
        where n.nspname = 'public' and (i.indisunique or i.indisprimary) and i.indkey[0] <> site.attnum`,
    ),

  /** what excludes rows excludes those of the same site. */
  'exclusions have the site': (root: Root) =>
    names(
      root,
      sql`select con.conrelid::regclass::text || '.' || con.conname as name
        from pg_constraint con
        join pg_attribute site on site.attrelid = con.conrelid and site.attname = 'site_id' and not site.attisdropped
        where con.contype = 'x' and not exists (
          select from unnest(con.conkey, con.conexclop) as part (mine, operator)
          join pg_operator o on o.oid = part.operator
          where part.mine = site.attnum and o.oprname = '=')`,
    ),

  /** a row never points to another site: foreign keys between tenant tables carry the site. */
  'references carry the site': (root: Root) =>
    names(
      root,
      sql`select con.conrelid::regclass::text || '.' || con.conname as name
        from pg_constraint con,
          lateral (select ${owner(sql.raw('con.conrelid'))} as mine, ${owner(sql.raw('con.confrelid'))} as theirs) as whose
        where con.contype = 'f' and whose.mine is not null and whose.theirs is not null
          and not exists (
            select from unnest(con.conkey, con.confkey) as pair (mine, theirs)
            where pair.mine = whose.mine and pair.theirs = whose.theirs)`,
    ),

  /** views ask as whoever reads them. */
  'views ask as their reader': (root: Root) =>
    names(
      root,
      sql`select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'portico', 'jobs') and c.relkind in ('v', 'm')
          and not coalesce(c.reloptions && array['security_invoker=true', 'security_invoker=on'], false)`,
    ),

  /** no function lends its owner's rights, but by name, with a fixed search path, and to our roles alone. */
  'functions lend nothing': (root: Root) =>
    names(
      root,
      sql`select p.oid::regproc::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname in ('public', 'portico', 'jobs') and p.prosecdef
          and not (p.oid::regproc::text = any(${Object.keys(LENDING)}::text[])
            and coalesce(p.proconfig::text like '%search_path=pg_catalog, pg_temp%', false)
            and not exists (
              select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) as acl where acl.grantee = 0))`,
    ),
} satisfies Readonly<Record<string, (root: Root) => Promise<string[]>>>

export type SchemaCheck = keyof typeof schemaChecks
