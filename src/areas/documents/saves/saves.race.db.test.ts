import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { onSiteAs } from '#areas/sites/testing.ts'
import { apply } from '#document/apply.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { newLocalId } from '#kernel/ids.ts'
import { meeting } from '#platform/testing/meeting.ts'
import { NO_SERVER, racingDatabase } from '#platform/testing/world.ts'
import { blocksOf } from '../drafts/blocks.ts'
import { readSnapshot } from '../drafts/document.store.ts'
import { namesIn } from '../drafts/names-in.ts'
import { readDraft, replayed } from '../drafts/read-draft.ts'
import { aDocument, blockOfType, committing, type DocumentWorld, save, setProp } from '../testing.ts'
import { appendPatches, readPatchesAfter } from './save.store.ts'

const database = await racingDatabase()

describe('races on drafts', { skip: database === null && NO_SERVER }, () => {
  assert.ok(database)
  after(() => database.close())
  const made = () => committing(database, aDocument)
  /** Runs work of the owner in a transaction of its own. */
  const on = <T>(world: DocumentWorld, work: (mine: DocumentWorld) => Promise<T>): Promise<T> =>
    committing(database, (ctx) => work({ ...world, ctx: onSiteAs(ctx, world.owner, world.siteId) }))

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

  test('fifty tabs save one document at once: nothing is lost, and the versions have no gap', async () => {
    const world = await made()
    const ids = Array.from({ length: 50 }, (_, at) => `tab${String(at).padStart(6, '0')}`)
    await Promise.all(
      ids.map(async (id) => {
        const saveId = newLocalId(16)
        // As the editor does: who is behind tries again on the version it was told.
        for (let base = 0; ;) {
          const answer = await on(world, (mine) => save(mine, base, [ownSection(id)], { saveId }))
          if (answer.outcome === 'saved') return
          assert.equal(answer.outcome, 'behind')
          base = answer.outcome === 'behind' ? answer.version : base
        }
      }),
    )
    await on(world, async ({ ctx }) => {
      const { version, document } = await readDraft(ctx, world.held)
      assert.equal(version, 50)
      assert.deepEqual(document.order.filter((id) => id.startsWith('tab')).toSorted(), ids)
      const stored = await readPatchesAfter(ctx, world.held.documentId, 0)
      assert.deepEqual(
        stored.map((one) => one.version),
        Array.from({ length: 50 }, (_, at) => at + 1),
      )
      // What a process keeps at hand is what anybody would replay.
      const snapshot = await readSnapshot(ctx, world.held)
      assert.ok(snapshot)
      const rebuilt = replayed(
        snapshot.document,
        stored.filter((one) => one.version > snapshot.snapshotVersion),
        blocksOf(ctx.tools),
      )
      assert.deepEqual(rebuilt, document)
    })
  })

  test('who does not look whether the write was still due loses what others saved: the test above can fail', async () => {
    const world = await made()
    const looked = meeting(2)
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        on(world, async ({ ctx }) => {
          const snapshot = await readSnapshot(ctx, world.held)
          if (!snapshot) throw new Error('No document')
          const patches = [ownSection(`naive${at}`)]
          await looked()
          const applied = apply(snapshot.document, patches, blocksOf(ctx.tools))
          if (!applied.ok) throw new Error('Broken')
          await appendPatches(ctx, {
            ...world.held,
            version: snapshot.version + 1,
            patches,
            clientId: newLocalId(16),
            saveId: newLocalId(16),
            authorId: null,
            snapshot: applied.document,
            names: namesIn(applied.document),
          })
        }),
      ),
    )
    const stored = await on(world, ({ ctx }) => readPatchesAfter(ctx, world.held.documentId, 0))
    assert.ok(stored.length < 10, 'all ten were stored')
  })

  test('one save sent ten times at once is applied once, and answered alike', async () => {
    const world = await made()
    const saveId = newLocalId(16)
    const { document } = await on(world, ({ ctx }) => readDraft(ctx, world.held))
    const patch = setProp(blockOfType(document as PageDocument, 'button'), 'label', 'Write to us')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => on(world, (mine) => save(mine, 0, [patch], { saveId }))),
    )
    assert.deepEqual(
      new Set(answers.map((answer) => JSON.stringify(answer))),
      new Set(['{"outcome":"saved","version":1}']),
    )
    const stored = await on(world, ({ ctx }) => readPatchesAfter(ctx, world.held.documentId, 0))
    assert.equal(stored.length, 1)
  })
})
