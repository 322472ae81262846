import { type Kysely, sql } from 'kysely'
import { loosePolicies, memberships, tenantTables } from './tenancy.ts'
import { grantOf, readStanding, WORKING } from './working-roles.ts'

/** The database would show one site the rows of another; says what to run, and nothing is started. */
export class LooseIsolationError extends Error {
  override name = 'LooseIsolationError'
}

/** What stands between the rows of one site and another, as it is in the database now. */
export interface Isolation {
  /** What is wrong, each in a sentence that says what to run; empty where nothing is. */
  readonly faults: readonly string[]
  /** Whether one of them bars all work: no transaction can begin. */
  readonly bars: boolean
  /** The role we sign in as, where it passes by row security itself; null where it does not. */
  readonly strongLogin: string | null
}

/**
 * Looks whether row security holds: the login works as our roles; they neither pass by it, nor own a table, nor
 * are members of others; every table with rows of sites has it enabled and forced, and no policy but the right one.
 *
 * @param working the roles, first the one that works for a site; ours unless said
 */
export async function readIsolation(root: Kysely<unknown>, working = WORKING): Promise<Isolation> {
  const roles = await sql<{ name: string; login: boolean }>`
    select rolname as name, rolname = session_user as login from pg_roles
    where (rolsuper or rolbypassrls) and (rolname = any(${[...working]}::text[]) or rolname = session_user)
    order by rolname`.execute(root)
  const owned = await sql<{ name: string; role: string }>`
    select c.oid::regclass::text as name, r.rolname as role
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_roles r on r.oid = c.relowner
    where n.nspname = 'public' and c.relkind in ('r', 'p') and r.rolname = any(${[...working]}::text[])
    order by 1`.execute(root)
  // The queue's tables are the library's, and its owner's: `installJobs` lays what they need, after this was looked at.
  const loose = (await tenantTables(root)).filter(
    ({ name, isEnabled, isForced }) => !name.startsWith('jobs.') && !(isEnabled && isForced),
  )
  const [app = ''] = working
  const policies = await loosePolicies(root, app)
  const joined = await memberships(root, working)
  const lacking = (await readStanding(root, working)).filter(({ mayWork, sees }) => !(mayWork && sees))
  return {
    bars: lacking.some(({ mayWork }) => !mayWork),
    faults: [
      ...lacking.map(
        (standing) =>
          `The role ${standing.login}, which DATABASE_URL names, ${standing.mayWork ? 'does not see what' : 'may not work as'} ${standing.role}${standing.mayWork ? ' sees' : ''}. As a superuser, run: ${grantOf(standing)}`,
      ),
      ...roles.rows
        .filter(({ name }) => working.includes(name))
        .map(
          ({ name }) =>
            `The role ${name} passes by row security, so that a site could see the rows of another. Run: alter role ${name} nosuperuser nobypassrls`,
        ),
      ...owned.rows.map(
        ({ name, role }) =>
          `The table ${name} belongs to ${role}, which could switch its row security off. Run: alter table ${name} owner to the role that DATABASE_URL names`,
      ),
      ...policies.map(
        ({ name, table }) =>
          `The policy ${name} of the table ${table} shows a site rows that are not its own. Run: drop policy ${name} on ${table}`,
      ),
      ...joined.map(
        ({ role, of }) =>
          `The role ${role} is a member of ${of}, and sees what that sees. Run: revoke ${of} from ${role}`,
      ),
      ...loose.map(
        ({ name }) =>
          `The table ${name} does not keep the rows of sites apart. Run: alter table ${name} enable row level security, force row level security`,
      ),
    ],
    strongLogin: roles.rows.find((role) => role.login)?.name ?? null,
  }
}

/**
 * Refuses to work on a database in which one site could see the rows of another.
 *
 * @throws LooseIsolationError
 */
export function refuseLoose({ faults }: Isolation): void {
  if (faults.length > 0) throw new LooseIsolationError(`${faults.join('. ')}.`)
}

/** What to do about a login that passes by row security; all work on sites is done as a role that does not. */
export function adviceOn(login: string): string {
  return `DATABASE_URL signs in as ${login}, which passes by row security. Work on sites is done as a role that does not; a role of its own for Portico, neither superuser nor bypassrls, would leave nothing to go wrong.`
}
