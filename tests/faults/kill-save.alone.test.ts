import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { apply } from '#document/apply.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { blockRegistry } from '#document/define-block.ts'
import { pageBlocks } from '#areas/pages/blocks/index.ts'
import { newLocalId } from '#kernel/ids.ts'
import { makeSite, type Person, rounds, savedAfter, seeded, withSeed } from './program.ts'
import { onDatabase, restarted } from './restarted.ts'

const registry = blockRegistry(pageBlocks)

// Kill -9 while people save: what was acknowledged is there, nothing is there twice, and the
// document is what its patches say.

interface Save {
  readonly saveId: string
  readonly patches: Patch[]
}

/** What one tab knows of a page: what it sent, and what it was told. */
interface Tab {
  readonly siteId: string
  readonly pageId: string
  readonly node: string
  /** The document at version 0, from which everything is replayed. */
  readonly start: PageDocument
  readonly startVersion: number
  version: number
  /** Saves that were acknowledged, by the version they were said to lead to. */
  readonly acknowledged: Map<number, Save>
  /** A save whose answer did not come. */
  unknown: { base: number; save: Save } | null
}

interface Kept {
  readonly version: number
  readonly document: PageDocument
  readonly saved: readonly { version: number; saveId: string; patches: Patch[] }[]
}

/** What is wrong with what the server has, given what the tab was told; empty when all is well. */
function faultsOf(tab: Tab, kept: Kept): string[] {
  const faults: string[] = []
  const contiguous = kept.saved.every((one, at) => one.version === tab.startVersion + at + 1)
  if (!contiguous) faults.push('the versions of the patches have a gap')
  if (kept.version !== tab.startVersion + kept.saved.length)
    faults.push(`the page is at ${kept.version} and has ${kept.saved.length} patches`)
  const byVersion = new Map(kept.saved.map((one) => [one.version, one]))
  for (const [version, save] of tab.acknowledged) {
    if (byVersion.get(version)?.saveId !== save.saveId)
      faults.push(`the acknowledged save ${save.saveId} is not version ${version}`)
  }
  if (new Set(kept.saved.map((one) => one.saveId)).size !== kept.saved.length)
    faults.push('a save is there twice')
  const most = Math.max(tab.startVersion, ...tab.acknowledged.keys()) + 1
  if (kept.version > most) faults.push(`version ${kept.version} is one that nobody sent`)
  let document = tab.start
  for (const { version, patches } of kept.saved) {
    const applied = apply(document, patches, registry)
    if (!applied.ok) {
      faults.push(`version ${version} cannot be replayed`)
      return faults
    }
    document = applied.document
  }
  try {
    assert.deepEqual(kept.document, document)
  } catch {
    faults.push('the document is not what its patches lead to')
  }
  return faults
}

async function read(person: Person, tab: Tab): Promise<Kept> {
  const at = `/api/sites/${tab.siteId}/pages/${tab.pageId}`
  const { document, version } = await person.get<{ document: PageDocument; version: number }>(at)
  return { version, document, saved: await savedAfter(person, at, tab.startVersion) }
}

/** Pages of each of the two sites, each with a tab that saves: so many saves are cut by one kill. */
const PAGES = 6

let named = 0

async function save(person: Person, tab: Tab): Promise<void> {
  const before = tab.unknown
  named += 1
  const one: Save = before?.save ?? {
    saveId: newLocalId(16),
    patches: [{ op: 'set', node: tab.node, path: ['name'], value: `Section ${named}` }],
  }
  const base = before?.base ?? tab.version
  tab.unknown = { base, save: one }
  const answer = await person.post<{ outcome: string; version: number }>(
    `/api/sites/${tab.siteId}/pages/${tab.pageId}/patches`,
    { base, clientId: 'fault-client', ...one },
  )
  assert.equal(answer.outcome, 'saved', JSON.stringify(answer))
  // A save sent again after its answer was lost is the same save, not a second one.
  assert.equal(answer.version, base + 1)
  tab.unknown = null
  tab.version = answer.version
  tab.acknowledged.set(answer.version, one)
}

async function killDuringSaves(database: string | null, times: number, t: TestContext): Promise<void> {
  const program = await restarted(t, database)
  const { person } = program
  const tabs: Tab[] = []
  for (let sites = 0; sites < 2; sites += 1) {
    const site = await makeSite(person, PAGES)
    for (const page of site.pages) {
      const { document, version } = await person.get<{ document: PageDocument; version: number }>(
        `/api/sites/${site.id}/pages/${page.id}`,
      )
      tabs.push({
        siteId: site.id,
        pageId: page.id,
        node: document.order[0] ?? '',
        start: document,
        startVersion: version,
        version,
        acknowledged: new Map(),
        unknown: null,
      })
    }
  }
  let cuts = 0
  await withSeed(async (random) => {
    for (let round = 0; round < times; round += 1) {
      let isDead = false
      const working = tabs.map(async (tab) => {
        while (!isDead) {
          try {
            await save(person, tab)
          } catch (error) {
            if (!isDead) throw error
          }
        }
      })
      // However slow the machine, there is something to lose: each has had several answers before the kill may come.
      const had = tabs.map((tab) => tab.acknowledged.size + 3)
      const isUnderWay = (): boolean => tabs.every((tab, at) => tab.acknowledged.size >= (had[at] ?? 0))
      await Promise.race([
        Promise.all(working),
        (async () => {
          while (!isUnderWay()) await pause(5)
        })(),
      ])
      // Its many tabs are each at another point of a save.
      await pause(round === 0 ? 100 : random.below(300))
      isDead = true
      await program.kill()
      await Promise.all(working)
      cuts += tabs.filter(({ unknown }) => unknown).length
      await program.start()
      for (const tab of tabs) {
        const kept = await read(person, tab)
        assert.deepEqual(faultsOf(tab, kept), [], `round ${round}, page ${tab.pageId}`)
        // The tab sends its open save again, as the editor does.
        if (tab.unknown) await save(person, tab)
        assert.deepEqual(faultsOf(tab, await read(person, tab)), [])
      }
    }
  })
  assert.ok(cuts >= times, 'hardly a save was cut short: that tries nothing')
  const all = tabs.reduce((sum, tab) => sum + tab.acknowledged.size, 0)
  assert.ok(all > times * tabs.length, `only ${all} saves were acknowledged: that tries nothing`)
  t.diagnostic(`${all} saves acknowledged over ${times} kills, which cut ${cuts} more; none lost`)
}

onDatabase('kill -9 during saves loses no acknowledged save', 'the embedded database', (t, url) =>
  killDuringSaves(url, rounds(1), t),
)

test('the check sees a lost save, a gap, a double and a changed document', () => {
  const random = seeded(7)
  const start: PageDocument = {
    format: 1,
    page: { header: 'site', footer: 'site' },
    order: [],
    sections: {},
    blocks: {},
  }
  const saves = [1, 2, 3].map((version) => ({
    version,
    saveId: `save-${version}-${random.below(1000)}`,
    patches: [] as Patch[],
  }))
  const tab: Tab = {
    siteId: '',
    pageId: '',
    node: '',
    start,
    startVersion: 0,
    version: 3,
    acknowledged: new Map(saves.map((one) => [one.version, one])),
    unknown: null,
  }
  const whole: Kept = { version: 3, document: start, saved: saves }
  assert.deepEqual(faultsOf(tab, whole), [])
  assert.notDeepEqual(faultsOf(tab, { ...whole, version: 2, saved: saves.slice(0, 2) }), [], 'a lost one')
  assert.notDeepEqual(faultsOf(tab, { ...whole, saved: saves.slice(1) }), [], 'a gap')
  const twice = saves.map((one) => ({ ...one, saveId: 'same' }))
  assert.notDeepEqual(faultsOf(tab, { ...whole, saved: twice }), [], 'a double')
  const changed = { ...start, page: { ...start.page, header: 'none' } } as unknown as PageDocument
  assert.notDeepEqual(faultsOf(tab, { ...whole, document: changed }), [], 'a changed document')
})
