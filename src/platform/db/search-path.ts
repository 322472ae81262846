import pg from 'pg'

/** Schemas of ours beside that of the tables: functions and what is counted, and the queue's. */
const OURS = new Set(['portico', 'jobs'])

const plain = (name: string): string => name.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"')

/**
 * Where a login looks for tables, without our own schemas: one of the name of such a schema looks there first by itself
 * (`"$user"`), and so all tables would be laid there.
 *
 * @param path PostgreSQL's setting: names, quoted where they need it, with commas between
 * @returns the setting to connect with; null where it can stay as it is
 */
export function searchPathFor(path: string, login: string): string | null {
  const names = path.match(/"(?:[^"]|"")*"|[^,\s]+/g) ?? []
  const kept = names.filter((name) => !OURS.has(plain(name) === '$user' ? login : plain(name)))
  return kept.length === names.length ? null : kept.join(',') || 'public'
}

/**
 * Asks a server where a login looks for tables.
 *
 * @returns what is added to the options of its connections; empty where nothing has to be
 * @throws what the server, or the way to it, refuses with
 */
export async function searchPathOption(settings: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(settings)
  // One that is cut off between two questions would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ path: string; login: string }>(
      `select current_setting('search_path') as path, current_user::text as login`,
    )
    const path = rows[0] ? searchPathFor(rows[0].path, rows[0].login) : null
    return path === null ? '' : `-c search_path=${path.replaceAll(/[\s\\]/g, String.raw`\$&`)}`
  } finally {
    await client.end()
  }
}
