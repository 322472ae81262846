import pg from 'pg'

/** Schemas of ours beside that of the tables: functions and what is counted, and the queue's. */
const OURS = ['portico', 'jobs']

const plain = (name: string): string => name.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"')

/**
 * Where a login looks for tables: in `public` first, where they are laid, granted and looked after; behind that where
 * extensions may stand. A schema of the login's name, which it looks into by itself (`"$user"`), is neither, and may be
 * one of ours.
 *
 * @param path PostgreSQL's setting: names, quoted where they need it, with commas between
 * @returns the setting to connect with
 */
export function searchPathFor(path: string): string {
  const names = path.match(/"(?:[^"]|"")*"|[^,\s]+/g) ?? []
  const behind = names.filter((name) => !['$user', 'public', '', ...OURS].includes(plain(name)))
  return ['public', ...behind].join(',')
}

/** The tables stand where nothing keeps the rows of sites apart. */
export class TablesElsewhereError extends Error {
  constructor(schema: string) {
    super(
      `The tables of this database stand in its schema ${schema}, and not in public. Move each there before a start, as in: alter table ${schema}.sites set schema public`,
    )
    this.name = 'TablesElsewhereError'
  }
}

/**
 * Asks a server where a login looks for tables.
 *
 * @returns what is added to the options of its connections
 * @throws TablesElsewhereError
 * @throws what the server, or the way to it, refuses with
 */
export async function searchPathOption(settings: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(settings)
  // One that is cut off between two questions would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ path: string; elsewhere: string | null }>(
      `select current_setting('search_path') as path, (
        select n.nspname from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relname = 'account_sign_ins' and c.relkind = 'r' and to_regclass('public.account_sign_ins') is null
        limit 1) as elsewhere`,
    )
    const [{ path, elsewhere } = { path: '', elsewhere: null }] = rows
    if (elsewhere !== null) throw new TablesElsewhereError(elsewhere)
    return `-c search_path=${searchPathFor(path).replaceAll(/[\s\\]/g, String.raw`\$&`)}`
  } finally {
    await client.end()
  }
}
