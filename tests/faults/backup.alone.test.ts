import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import {
  ask,
  environment,
  freePort,
  makeSite,
  Person,
  plantedDatabase,
  scratchDatabase,
  scratchFolder,
  startProgram,
} from './program.ts'

// What the README says of backups of PostgreSQL, done as it says: what comes back is what was there, and goes on
// working. A data folder that was copied while nobody worked on it is what most other tests of faults start on.

const run = promisify(execFile)

/** The site as its owner and its visitors have it. */
async function seen(port: number, slug: string): Promise<unknown> {
  const owner = await new Person(port).signIn()
  const home = await ask(port, '/', { host: `${slug}.sites.localhost:${port}` })
  const { items } = await owner.get<{ items: { address: string }[] }>('/api/sites')
  return {
    titles: items.map(({ address }) => address.split('.', 1)[0]).toSorted(),
    status: home.status,
    page: home.text,
  }
}

test('PostgreSQL: dumped by its administrator, restored into an empty database', async (t) => {
  const [from, to] = [await plantedDatabase(), await scratchDatabase()]
  if (!from || !to) return t.skip('PostgreSQL is not reachable; copied folders are tried elsewhere')
  const hasTools = await run('pg_dump', ['--version']).then(
    () => true,
    () => false,
  )
  const folder = scratchFolder()
  const port = await freePort()
  const first = await startProgram({
    port,
    env: environment(port, { folder: folder.path, database: from.url }),
  })
  t.after(async () => {
    await first.kill()
    await from.drop()
    await to.drop()
    folder.remove()
  })
  if (!hasTools) return t.skip('pg_dump is not on this machine')
  const before = await seen(port, 'halm')
  const dump = join(folder.path, 'portico.dump')
  // The server goes on while it is dumped: a dump is of one moment.
  await run('pg_dump', ['--format=custom', `--file=${dump}`, from.url])
  await first.stop()
  await run('pg_restore', [`--dbname=${to.url}`, '--exit-on-error', dump])
  const second = await startProgram({
    port,
    env: environment(port, { folder: folder.path, database: to.url }),
  })
  t.after(() => second.kill())
  assert.deepEqual(await seen(port, 'halm'), before)
  await makeSite(await new Person(port).signIn())
})
