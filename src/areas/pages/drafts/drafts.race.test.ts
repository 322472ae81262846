import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { apply } from '#document/apply.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { newLocalId } from '#kernel/ids.ts'
import { meeting } from '#platform/testing/meeting.ts'
import { NO_SERVER } from '#platform/testing/world.ts'
import { blocks } from '../blocks/registry.ts'
import { openRace } from '../race/testing.ts'
import { blockOfType, save, setProp } from '../testing.ts'
import { appendPatches, readPatchesAfter, readSnapshot } from './draft.store.ts'
import { readDraft, replayed } from './read-draft.ts'

const race = await openRace()

describe('races on drafts', { skip: race === null && NO_SERVER }, () => {
  assert.ok(race)
  const { site, on } = race
  after(() => race.close())

  /** A section of its own for each tab, so that nothing may be overwritten. */
  const ownSection = (id: string): Patch =>
    ({
      op: 'insert',
      parent: 'page',
      after: null,
      nodes: {
        section: {
          id,
          theme: 'paper',
          height: 'content',
          width: 'wide',
          gap: 'medium',
          align: 'center',
          background: { kind: 'none' },
          divider: { shape: 'none' },
          reading: 'place',
          blocks: [],
        },
        blocks: [],
      },
    }) as Patch

  test('fifty tabs save one page at once: nothing is lost, and the versions have no gap', async () => {
    const world = await site()
    const ids = Array.from({ length: 50 }, (_, at) => `tab${String(at).padStart(6, '0')}`)
    await Promise.all(
      ids.map(async (id) => {
        const saveId = newLocalId(16)
        // As the editor does: who is behind tries again on the version it was told.
        for (let base = 0; ;) {
          const answer = await on(world, (mine) =>
            save(mine, world.home.id, base, [ownSection(id)], { saveId }),
          )
          if (answer.outcome === 'saved') return
          assert.equal(answer.outcome, 'behind')
          base = answer.outcome === 'behind' ? answer.version : base
        }
      }),
    )
    await on(world, async ({ ctx }) => {
      const { version, document } = await readDraft(ctx, world.home.id)
      assert.equal(version, 50)
      assert.deepEqual(document.order.filter((id) => id.startsWith('tab')).toSorted(), ids)
      const stored = await readPatchesAfter(ctx, world.home.id, 0)
      assert.deepEqual(
        stored.map((one) => one.version),
        Array.from({ length: 50 }, (_, at) => at + 1),
      )
      // What a process keeps at hand is what anybody would replay.
      const snapshot = await readSnapshot(ctx, world.home.id)
      assert.ok(snapshot)
      const rebuilt = replayed(
        snapshot.document,
        stored.filter((one) => one.version > snapshot.snapshotVersion),
      )
      assert.deepEqual(rebuilt, document)
    })
  })

  test('who does not look whether the write was still due loses what others saved: the test above can fail', async () => {
    const world = await site()
    const looked = meeting(2)
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        on(world, async ({ ctx }) => {
          const snapshot = await readSnapshot(ctx, world.home.id)
          if (!snapshot) throw new Error('No page')
          const patches = [ownSection(`naive${at}`)]
          await looked()
          const applied = apply(snapshot.document, patches, blocks())
          if (!applied.ok) throw new Error('Broken')
          await appendPatches(ctx, {
            pageId: world.home.id,
            version: snapshot.version + 1,
            patches,
            clientId: newLocalId(16),
            saveId: newLocalId(16),
            authorId: null,
            snapshot: applied.document,
          })
        }),
      ),
    )
    const stored = await on(world, ({ ctx }) => readPatchesAfter(ctx, world.home.id, 0))
    assert.ok(stored.length < 10, 'all ten were stored')
  })

  test('one save sent ten times at once is applied once, and answered alike', async () => {
    const world = await site()
    const saveId = newLocalId(16)
    const { document } = await on(world, ({ ctx }) => readDraft(ctx, world.home.id))
    const patch = setProp(blockOfType(document as PageDocument, 'button'), 'label', 'Write to us')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        on(world, (mine) => save(mine, world.home.id, 0, [patch], { saveId })),
      ),
    )
    assert.deepEqual(
      new Set(answers.map((answer) => JSON.stringify(answer))),
      new Set(['{"outcome":"saved","version":1}']),
    )
    const stored = await on(world, ({ ctx }) => readPatchesAfter(ctx, world.home.id, 0))
    assert.equal(stored.length, 1)
  })
})
