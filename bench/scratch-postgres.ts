import pg from 'pg'
import { newLocalId } from '#kernel/ids.ts'

const SERVER = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** Does some work on a PostgreSQL database of its own, which goes with it; nothing where none is reachable. */
export async function onPostgres<T>(work: (url: string) => Promise<T>): Promise<T | null> {
  const admin = new pg.Client({ connectionString: SERVER })
  const isThere = await admin.connect().then(
    () => true,
    () => false,
  )
  if (!isThere) {
    console.log('Not measured on PostgreSQL: none is reachable.')
    return null
  }
  const name = `portico_bench_${newLocalId(8)}`
  await admin.query(`create database ${name}`)
  const url = new URL(SERVER)
  url.pathname = `/${name}`
  try {
    return await work(url.href)
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}
