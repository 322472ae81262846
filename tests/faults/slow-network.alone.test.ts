import assert from 'node:assert/strict'
import { setImmediate as breathe } from 'node:timers/promises'
import type { TestContext } from 'node:test'
import { batchOf, outcomeOf } from '#areas/pages/admin/editor/save-outcome.ts'
import { blockRegistry } from '#document/define-block.ts'
import { pageBlocks } from '#areas/pages/blocks/index.ts'
import { apply } from '#document/apply.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { documentPatches } from '#editor/autosave/document-patches.ts'
import { runAutosave, type RunningAutosave } from '#editor/autosave/run-autosave.ts'
import type { SaveRequest } from '#editor/props.ts'
import { newLocalId } from '#kernel/ids.ts'
import { makeSite, type OwnSite, type Person, savedAfter, type seeded, withSeed } from './program.ts'
import { onDatabase, restarted } from './restarted.ts'

const registry = blockRegistry(pageBlocks)

// a network of 300 ms that loses five of a hundred calls and as many answers; somebody writes as fast as they
// can, and their tab never collides with itself. The editor's own saving and a server that runs, with the way
// between them made slow: time passes only while nothing is asked, so that a minute of writing takes a second.

const SAVES = 100
/** Milliseconds of the way there and of the way back, about. */
const WAY = 150
/** One of so many is lost on the way there, and one on the way back. */
const LOST_OF = 20
/** How long a browser waits for what does not come, ms. */
const PATIENCE = 2_000
/** A letter every so many ms … */
const LETTER = 60
/** … in steps of time of so many. */
const STEP = 30

/** Whether the next one is lost: one of each {@link LOST_OF}, wherever among them. */
function losing(random: ReturnType<typeof seeded>): () => boolean {
  let [sent, lost] = [0, 0]
  return () => {
    if (sent % LOST_OF === 0) lost = random.below(LOST_OF)
    return sent++ % LOST_OF === lost
  }
}

interface Written {
  /** Saves that were told that somebody came before them. */
  readonly collisions: number
  /** Times that the person was shown something else than they wrote. */
  readonly disturbances: number
  readonly lostCalls: number
  readonly lostAnswers: number
  /** What they see in the end, and the version it is said to be. */
  readonly shown: PageDocument
  readonly version: number
}

interface Tab {
  readonly person: Person
  readonly site: OwnSite
  readonly random: ReturnType<typeof seeded>
  /** The name a save is sent under. */
  nameOf(request: SaveRequest<Patch>): string
}

/** Writes on the first page of a site until so many saves are stored, or one collided. */
async function write(t: TestContext, { person, site, random, nameOf }: Tab): Promise<Written> {
  const [page] = site.pages
  assert.ok(page)
  const path = `/api/sites/${site.id}/pages/${page.id}`
  const opened = await person.get<{ document: PageDocument; version: number }>(path)
  const section = opened.document.order[0] ?? ''
  let shown = opened.document
  let now = 0
  let [collisions, disturbances, lostCalls, lostAnswers] = [0, 0, 0, 0]
  const asked = new Set<Promise<unknown>>()
  const later = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => void setTimeout(resolve, milliseconds))
  const way = (): number => WAY - 50 + random.below(100)
  const [callIsLost, answerIsLost, newsIsLost] = [losing(random), losing(random), losing(random)]

  t.mock.timers.enable({ apis: ['setTimeout'] })
  const saving: RunningAutosave<Patch, PageDocument> = runAutosave(
    {
      page: page.id,
      algebra: documentPatches(registry),
      copies: { keep() {}, keepHistory() {}, keepNow() {} },
      async save(request) {
        const body = {
          base: request.version,
          clientId: 'slow-client',
          saveId: nameOf(request),
          patches: request.patches,
        }
        await later(way())
        if (callIsLost()) {
          lostCalls += 1
          await later(PATIENCE)
          throw new Error('The call was lost')
        }
        const answering = person.call('POST', `${path}/patches`, body)
        asked.add(answering)
        const said = await answering.finally(() => asked.delete(answering))
        assert.equal(said.status, 200, said.text)
        const answer = JSON.parse(said.text) as Parameters<typeof outcomeOf>[0]
        if (answer.outcome !== 'saved') collisions += 1
        else if (!newsIsLost()) {
          // The page's own stream tells of it too, before the answer or after it.
          const batch = { id: body.saveId, patches: request.patches, version: answer.version }
          void later(way()).then(() => saving.remote(batch))
        }
        await later(way())
        if (answerIsLost()) {
          lostAnswers += 1
          await later(PATIENCE)
          throw new Error('The answer was lost')
        }
        return outcomeOf(answer)
      },
      async missing(version) {
        await later(way())
        const answering = savedAfter<Parameters<typeof batchOf>[0]>(person, path, version)
        asked.add(answering)
        const saved = await answering.finally(() => asked.delete(answering))
        return saved.map(batchOf)
      },
      history: () => undefined,
      count: () => 0,
      merge(document) {
        disturbances += 1
        shown = document
      },
      revert(document) {
        disturbances += 1
        shown = document
      },
      show(state) {
        if (state.status === 'refused' || state.status === 'outdated') disturbances += 1
      },
      now: () => now,
    },
    opened.version,
    opened.document,
  )
  const isDone = (): boolean => saving.state().version - opened.version >= SAVES
  for (let written = 0; collisions + disturbances === 0;) {
    if (isDone() && saving.state().status === 'saved') break
    if (now % LETTER === 0 && !isDone()) {
      written += 1
      const patch: Patch = { op: 'set', node: section, path: ['name'], value: `Section ${written}` }
      const applied = apply(shown, [patch], registry)
      assert.ok(applied.ok)
      shown = applied.document
      saving.changed([patch])
    }
    assert.ok(now < 600_000, `after ten minutes: ${JSON.stringify(saving.state())}`)
    while (asked.size > 0) await Promise.all(asked)
    // Whoever waited for it goes on before any time passes.
    await breathe()
    now += STEP
    t.mock.timers.tick(STEP)
  }
  saving.stop()
  t.mock.timers.reset()
  return { collisions, disturbances, lostCalls, lostAnswers, shown, version: saving.state().version }
}

async function saveOverSlowNetwork(t: TestContext, database: string | null): Promise<void> {
  const { person } = await restarted(t, database)
  await withSeed(async (random) => {
    const site = await makeSite(person)
    const written = await write(t, { person, site, random, nameOf: ({ batch }) => batch })
    t.diagnostic(`lost: ${written.lostCalls} calls, ${written.lostAnswers} answers`)
    assert.ok(written.lostCalls > 0 && written.lostAnswers > 0, 'nothing was lost: that tries nothing')
    assert.equal(written.collisions, 0)
    assert.equal(written.disturbances, 0)
    const [page] = site.pages
    const path = `/api/sites/${site.id}/pages/${page?.id}`
    const kept = await person.get<{ document: PageDocument; version: number }>(path)
    assert.deepEqual(kept.document, written.shown)
    assert.equal(kept.version, written.version)
    const saved = await savedAfter<{ saveId: string }>(person, path, page?.version ?? 0)
    assert.ok(saved.length >= SAVES)
    assert.equal(new Set(saved.map(({ saveId }) => saveId)).size, saved.length)

    // A tab that gives what it sends again another name takes what it sent before for somebody else's.
    const naive = await makeSite(person)
    const collided = await write(t, { person, site: naive, random, nameOf: () => newLocalId(16) })
    assert.ok(collided.collisions + collided.disturbances > 0, 'what is not known again was no collision')
  })
}

onDatabase(
  'R-12: a hundred rapid saves over a slow network: none collides, none is lost, none is there twice',
  'PostgreSQL',
  saveOverSlowNetwork,
)
