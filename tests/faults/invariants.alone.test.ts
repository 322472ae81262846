import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { type Portico, startPortico } from '#faces/server/app.ts'
import { plantDemonstration } from '#faces/server/demonstration.ts'
import { readConfig } from '#platform/config/config.ts'
import { silentLog } from '#platform/log/log.ts'
import { brokenIn, invariants } from './invariants.ts'
import { environment, freePort, makeSite, Person, plantedDatabase, plantedFolder } from './program.ts'

// The invariants hold where all is well, and each sees what it is there for.

const folder = plantedFolder()
let database: Awaited<ReturnType<typeof plantedDatabase>> = null
let portico: Portico

before(async () => {
  const port = await freePort()
  database = await plantedDatabase()
  const config = readConfig(
    environment(port, {
      folder: folder.path,
      database: database?.url ?? null,
      more: { LOG_LEVEL: 'silent' },
    }),
  )
  portico = await startPortico({ config, log: silentLog(), host: '127.0.0.1' })
  await plantDemonstration(portico)
  const person = await new Person(port).signIn()
  const site = await makeSite(person, 3)
  for (const note of ['One', 'Two'])
    await person.post(`/api/sites/${site.id}/releases`, { styles: true, note })
  await person.post('/api/account/request-reset', { email: 'demo@portico.example' })
  await portico.jobs.stop()
})
after(async () => {
  await portico?.close()
  await database?.drop()
  folder.remove()
})

/** Has what is live name a file that there is not. @param at where in the facts, @param file as it is named there */
const liveNaming = (kind: string, at: string, file: string): string => `
    update released set facts = jsonb_set(facts, '${at}', ${file})
    where kind = '${kind}' and until_number is null`
const NO_FILE = `to_jsonb(site_id)`

/** What breaks each invariant, by its name: one way, or each that it is to see. */
const faults: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  'the owner of a site works on it': `delete from contributors`,
  'a site that is not removed has one home page': `update pages set is_home = false`,
  'the release that is live is the one the pointer names': `delete from live_releases`,
  'what visitors see was opened by a release that went live': `update released set from_number = from_number - 1000`,
  'a release has the editions of all its pages': `delete from document_editions`,
  'what is live has the files that it names': {
    'in an edition': `update document_editions set asset_ids = asset_ids || site_id`,
    'in its styles': liveNaming('styles', '{styles,background}', `jsonb_build_object('asset', site_id)`),
    'as its icon': liveNaming('styles', '{styles,favicon}', NO_FILE),
    'as what stands for it where it is shared': liveNaming('styles', '{styles,socialImage}', NO_FILE),
    'as what stands for a page where it is shared': liveNaming('page', '{settings,socialImage}', NO_FILE),
  },
  'a page has its document, in the trash with it': `update documents set is_trashed = not is_trashed`,
  'a document has each of its changes since its snapshot, once and no other': `
    update documents set version = version + 1`,
  'no version of a document is marked that it has not come to': `
    insert into document_marks (site_id, document_id, version, document)
    select site_id, id, version + 1, document from documents`,
  'no page stands below itself': `update pages set parent_id = id`,
  'a mail that is to leave has a job that sends it': `update mails set state = 'queued'`,
  'an archive is no further than its end': `
    insert into site_exports (site_id, id, created_by, created_at, updated_at, done, total)
    select id, id, owner_id, now(), now(), 2, 1 from sites`,
  'no row of pages is left of a site that is gone': `delete from sites`,
}

test('all is well with what is released, mailed and told', async () => {
  assert.deepEqual(await brokenIn(portico.database.root), [])
})

test('each fault is known', () => {
  for (const { name } of invariants) assert.ok(faults[name], name)
})

const ways = Object.entries(faults).flatMap(([name, fault]) =>
  typeof fault === 'string'
    ? [{ name, fault, told: name }]
    : Object.entries(fault).map(([way, one]) => ({ name, fault: one, told: `${name}, ${way}` })),
)
for (const { name, fault, told } of ways) {
  test(`seen where it is broken: ${told}`, async () => {
    const undo = new Error('undo')
    let seen: string[] = []
    const work = portico.database.root.transaction().execute(async (trx) => {
      // Neither foreign keys nor triggers may keep it whole.
      await sql`set local session_replication_role = replica`.execute(trx)
      await sql.raw(fault).execute(trx)
      seen = await brokenIn(trx)
      throw undo
    })
    await assert.rejects(work, undo)
    assert.ok(
      seen.some((one) => one.startsWith(`${name}: `)),
      seen.join('\n'),
    )
  })
}
