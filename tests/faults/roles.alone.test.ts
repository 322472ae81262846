import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  ask,
  environment,
  freePort,
  Person,
  plantedDatabase,
  plantedFolder,
  readUntil,
  startProgram,
} from './program.ts'

// Several processes on one database: one serves and runs no job, another runs the jobs and serves nobody.

test('ROLE=web serves, ROLE=worker works', async (t) => {
  const database = await plantedDatabase()
  if (!database) return t.skip('PostgreSQL is not reachable')
  const folder = plantedFolder()
  const [front, back] = [await freePort(), await freePort()]
  const env = (port: number, role: string): Record<string, string> =>
    environment(port, {
      folder: folder.path,
      database: database.url,
      more: {
        ROLE: role,
        APP_ORIGIN: `http://localhost:${front}`,
        SITES_DOMAIN: `sites.localhost:${front}`,
      },
    })
  const web = await startProgram({ port: front, env: env(front, 'web') })
  t.after(async () => {
    await web.kill()
    await database.drop()
    folder.remove()
  })
  const mails = async (): Promise<number> => {
    const { text } = await ask(front, '/dev/mail')
    return [...text.matchAll(/<td>accounts\.reset-password<\/td>/g)].length
  }
  await new Person(front).arrive().post('/api/account/request-reset', { email: 'demo@portico.example' })
  /** How many jobs a process has run. */
  const worked = async (port: number): Promise<number> => {
    const { text } = await ask(port, '/metrics')
    assert.match(text, /^# HELP portico_job_duration_seconds /m)
    return [...text.matchAll(/^portico_job_duration_seconds_count\{.*\} (\d+)$/gm)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    )
  }

  const worker = await startProgram({ port: back, env: env(back, 'worker') })
  t.after(() => worker.kill())
  await readUntil(mails, (count) => count > 0)
  await readUntil(
    () => worked(back),
    (count) => count > 0,
  )
  // It had all the time until the worker was ready.
  assert.equal(await worked(front), 0)
  assert.equal((await ask(back, '/healthz')).status, 200)
  assert.equal((await ask(back, '/readyz')).status, 200)
  for (const [path, host] of [
    ['/', `localhost:${front}`],
    ['/api/openapi.json', `localhost:${front}`],
    ['/dev/mail', `localhost:${front}`],
    ['/', `halm.sites.localhost:${front}`],
  ] as const) {
    assert.equal((await ask(back, path, { host })).status, 404, `${host}${path}`)
    assert.equal((await ask(front, path, { host })).status, 200, `${host}${path}`)
  }
  assert.equal(await worker.stop(), 0)
  assert.equal(await web.stop(), 0)
})
