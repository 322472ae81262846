import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import type { TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { SiteExport, SiteImport } from '#areas/transfer/contract.ts'
import { sourceOf, wholeOf } from '#areas/transfer/testing.ts'
import { openZip } from '#platform/archive/read-zip.ts'
import { makeSite, rounds, readUntil, withSeed } from './program.ts'
import { onDatabase, restarted } from './restarted.ts'

// Kill -9 while a site is packed, and while one is made of its archive: after the restart the archive is
// whole, and there is one site with everything in it, once.

const FILES = 8
const FILE_BYTES = 2_000_000

async function killDuringTransfer(database: string | null, times: number, t: TestContext): Promise<void> {
  const program = await restarted(t, database)
  const { person, port } = program
  const site = await makeSite(person, 6)
  const bytes = { headers: { 'content-type': 'application/octet-stream' } }
  for (let n = 0; n < FILES; n += 1)
    await person.post(`/api/sites/${site.id}/assets?name=${n}.bin`, randomBytes(FILE_BYTES), bytes)

  /** Kills the program some time after it was asked for something, and starts it again. */
  const killed = async (within: number): Promise<void> => {
    await pause(within)
    await program.kill()
    await program.start()
  }
  const exportsOf = `/api/sites/${site.id}/exports`
  const ready = async (): Promise<SiteExport> => {
    const { export: one } = await readUntil(
      () => person.get<{ export: SiteExport | null }>(`${exportsOf}/latest`),
      ({ export: latest }) => latest?.state !== 'making',
    )
    assert.equal(one?.state, 'ready')
    return one
  }
  const fetched = async (): Promise<Buffer> => {
    const { id } = await ready()
    const { token } = await person.post<{ token: string }>(`${exportsOf}/${id}/link`)
    const answer = await fetch(`http://localhost:${port}${exportsOf}/${id}/file?token=${token}`, {
      headers: { cookie: person.headers()['cookie'] ?? '' },
    })
    assert.equal(answer.status, 200)
    return Buffer.from(await answer.arrayBuffer())
  }
  const countsOf = async (siteId: string): Promise<number[]> => {
    const { pages } = await person.get<{ pages: unknown[] }>(`/api/sites/${siteId}/pages`)
    const { items } = await person.get<{ items: unknown[] }>(`/api/sites/${siteId}/assets?limit=100`)
    return [pages.length, items.length]
  }
  const expected = await countsOf(site.id)

  await withSeed(async (random) => {
    for (let round = 0; round < times; round += 1) {
      await person.post(exportsOf)
      await killed(round === 0 ? 150 : random.below(400))
      const archive = await fetched()
      const zip = await openZip(sourceOf(archive), { files: 100, bytes: 1e9, ratio: 100 })
      let read = 0
      for (const name of zip.entries.keys()) read += (await wholeOf(zip.open(name))).length
      assert.ok(read > FILES * FILE_BYTES)

      const { import: handedIn } = await person.post<{ import: SiteImport }>(
        '/api/imports?name=site.zip',
        archive,
        bytes,
      )
      const standing = () => person.get<{ import: SiteImport }>(`/api/imports/${handedIn.id}`)
      const checked = await readUntil(standing, ({ import: { state } }) => state !== 'checking')
      assert.equal(checked.import.state, 'checked', checked.import.problem?.message ?? '')
      const title = `Brought in ${round}`
      await person.post(`/api/imports/${handedIn.id}/make`, {
        title,
        slug: `brought-${process.pid}-${round}`,
        language: 'en-GB',
        country: 'GB',
        currency: 'GBP',
        timeZone: 'Europe/London',
      })
      await killed(round === 0 ? 250 : random.below(600))
      const { import: made } = await readUntil(standing, ({ import: { state } }) => state !== 'making')
      assert.equal(made.state, 'made', made.problem?.message ?? '')
      const { items } = await person.get<{ items: { id: string; title: string }[] }>('/api/sites?limit=100')
      assert.deepEqual(
        items.filter((one) => one.title === title).map(({ id }) => id),
        [made.siteId],
        'one site, once',
      )
      assert.deepEqual(await countsOf(made.siteId ?? ''), expected)
    }
  })
}

onDatabase(
  'kill -9 while a site is packed and made again loses and doubles nothing',
  'PostgreSQL',
  (t, url) => killDuringTransfer(url, rounds(1), t),
)
