import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { rmSync, writeFileSync } from 'node:fs'
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { DAY } from '#kernel/clock.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { assertWhole } from './invariants.ts'
import {
  environment,
  freePort,
  makeSite,
  Person,
  type Program,
  plantedFolder,
  startProgram,
  readUntil,
} from './program.ts'
import { onDatabase } from './restarted.ts'

// Kill -9 between the bytes of an upload and their row: nobody can reach what is left, so it goes by itself a day
// later. Files in use stay, and so do those of an upload that is under way.

const JOB = 'platform.remove-rowless-files'

/** The program, in which an upload stands still once its bytes are in their place, while a file of that name is there. */
const HOLD = 'hold'
const HOLDING = `
  const { existsSync } = await import('node:fs')
  const files = await import('node:fs/promises')
  const { syncBuiltinESMExports } = await import('node:module')
  const { rename } = files.default
  files.default.rename = async (from, to) => {
    await rename(from, to)
    const isLast = /(original|archive[.]zip)$/.test(String(to))
    if (isLast && existsSync(process.env.DATA_DIR + '/${HOLD}')) await new Promise(() => {})
  }
  syncBuiltinESMExports()
  const { main } = await import('./src/faces/server/main.ts')
  await main()`

const bytes = { headers: { 'content-type': 'application/octet-stream' } }

const entriesIn = (folder: string) => readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })

async function filesIn(folder: string): Promise<string[]> {
  // A folder that goes while they are read ends the look: then once more.
  const look = (): ReturnType<typeof entriesIn> =>
    entriesIn(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return look()
    })
  const entries = await look()
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

async function killDuringUploads(t: TestContext, database: string | null): Promise<void> {
  const folder = plantedFolder()
  const port = await freePort()
  const env = environment(port, { folder: folder.path, database })
  let program: Program = await startProgram({ port, env, code: HOLDING })
  t.after(async () => {
    await program.kill()
    folder.remove()
  })
  const person = await new Person(port).signIn()
  const site = await makeSite(person)
  const upload = (name: string) =>
    person.call('POST', `/api/sites/${site.id}/assets?name=${name}`, randomBytes(300_000), bytes)
  const inUse = JSON.parse((await upload('in-use.bin')).text) as { asset: { id: string } }
  // An archive that is none goes when that is known, which may not be in the middle of what follows.
  const handedIn = await person.call('POST', '/api/imports?name=site.zip', randomBytes(3000), bytes)
  const { import: none } = JSON.parse(handedIn.text) as { import: { id: string } }
  await readUntil(
    () => person.get<{ import: { state: string } }>(`/api/imports/${none.id}`),
    ({ import: now }) => now.state !== 'checking',
  )

  // All at once, and each at the same point: one kill cuts them all.
  const before = new Set(await filesIn(folder.path))
  writeFileSync(join(folder.path, HOLD), '')
  const cut = [
    upload('lost.bin'),
    upload('young.bin'),
    person.call('POST', '/api/imports?name=lost.zip', randomBytes(300_000), bytes),
  ]
  const ends = Promise.all(cut.map((one) => assert.rejects(one)))
  const left = await readUntil(
    async () =>
      (await filesIn(folder.path)).filter(
        (file) => !before.has(file) && /original$|archive[.]zip$/.test(file),
      ),
    ({ length }) => length === cut.length,
  )
  await program.kill()
  await ends
  rmSync(join(folder.path, HOLD))
  // One of the files is younger than the others by the time that they are looked for.
  const [young = '', ...others] = left.filter((file) => file.endsWith('original'))
  const old = [...others, ...left.filter((file) => file.endsWith('.zip'))]
  assert.deepEqual([old.length, young === ''], [2, false])

  // A day later: everything there is has aged, but for what was lost a moment ago.
  const kept = (await filesIn(folder.path)).filter((file) => !old.includes(file))
  const yesterday = new Date(Date.now() - 2 * DAY)
  for (const file of [...kept, ...old]) if (file !== young) await utimes(file, yesterday, yesterday)
  const opened = await openDatabase(database === null ? { folder: folder.path } : { url: database })
  await sql`update portico.job_periods set period = period - interval '3 days' where job = ${JOB}`.execute(
    opened.root,
  )
  await opened.close()
  program = await startProgram({ port, env })

  // An upload that began before the job and ends after it.
  const underWay = new Promise<number>((resolve, reject) => {
    const whole = randomBytes(400_000)
    const sent = request(
      {
        port,
        method: 'POST',
        path: `/api/sites/${site.id}/assets?name=under-way.bin`,
        headers: { ...person.headers(), ...bytes.headers, 'content-length': String(whole.length) },
      },
      (response) => resolve(response.resume().statusCode ?? 0),
    )
    sent.on('error', reject)
    sent.write(whole.subarray(0, 200_000))
    void (async () => {
      for (let waited = 0; waited < 40_000; waited += 100) {
        const there = new Set(await filesIn(folder.path))
        if (old.every((file) => !there.has(file))) break
        await pause(100)
      }
      sent.end(whole.subarray(200_000))
    })()
  })
  assert.equal(await underWay, 200)

  const there = await filesIn(folder.path)
  for (const file of old) assert.ok(!there.includes(file), `${file} is still there`)
  for (const file of [...kept, young]) assert.ok(there.includes(file), `${file} is gone`)
  const { items } = await person.get<{ items: { id: string; name: string }[] }>(
    `/api/sites/${site.id}/assets?limit=100`,
  )
  assert.ok(items.some(({ id }) => id === inUse.asset.id))
  assert.ok(items.some(({ name }) => name === 'under-way.bin'))

  await program.kill()
  await assertWhole(database === null ? { folder: folder.path } : { url: database })
}

onDatabase('what a kill -9 during uploads left is removed a day later', 'PostgreSQL', killDuringUploads)
