import { type Kysely, sql } from 'kysely'

/** The roles that transactions work as (migrations, 0001). */
export const WORKING: readonly string[] = ['portico_app', 'portico_platform']

/** What the login needs, for whoever was refused it (SQLSTATE 42501). */
export const RIGHTS =
  'The role that DATABASE_URL names has to own the database and what is in it. As a superuser, run: grant portico_app, portico_platform to that role'

/** How the login that we sign in as stands to a role that we work as. */
export interface Standing {
  readonly role: string
  readonly login: string
  /** Whether it may work as the role at all. */
  readonly mayWork: boolean
  /** Whether it sees by itself what the role sees: a migration of data would else change no row of a site. */
  readonly sees: boolean
  /** Whether the server tells the two apart, and grants each by name (PostgreSQL 16 on). */
  readonly isSplit: boolean
}

/** How the login stands to each of the roles that there are. */
export async function readStanding(root: Kysely<unknown>, working = WORKING): Promise<Standing[]> {
  // From PostgreSQL 16 on who made a role is a member of it, and may not work as it for all that.
  const { rows } = await sql<Standing>`
    select rolname as role, session_user::text as login, is_split as "isSplit",
      pg_has_role(session_user, oid, case when is_split then 'set' else 'member' end) as "mayWork",
      pg_has_role(session_user, oid, 'usage') as sees
    from pg_roles, (select current_setting('server_version_num')::integer >= 160000 as is_split) as server
    where rolname = any(${[...working]}::text[]) order by rolname`.execute(root)
  return rows
}

function named(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`
}

/** What is to be run so that a login may work as a role. */
export function grantOf({ role, login, mayWork, isSplit }: Standing): string {
  if (isSplit) return `grant ${named(role)} to ${named(login)} with inherit true, set true`
  return mayWork ? `alter role ${named(login)} inherit` : `grant ${named(role)} to ${named(login)}`
}

/**
 * Has the login work as our roles, where it does not yet and may say so itself: it made them, or was given them to
 * give away. Where it may not, that is seen before anything is worked on (`readIsolation`).
 *
 * @param inTurn waits until no other process of this database does the same
 * @returns whether the roles are there
 */
export async function joinRoles(
  root: Kysely<unknown>,
  inTurn: (db: Kysely<unknown>) => Promise<unknown>,
): Promise<boolean> {
  const before = await readStanding(root)
  for (const standing of before.filter(({ mayWork, sees }) => !(mayWork && sees)))
    await root
      .transaction()
      .execute(async (trx) => {
        await inTurn(trx)
        await sql.raw(grantOf(standing)).execute(trx)
      })
      .catch((error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === '42501')) throw error
      })
  return before.length === WORKING.length
}
