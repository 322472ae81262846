import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { apply } from '#document/apply.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { newLocalId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/db/database.ts'
import { meeting } from '#platform/testing/meeting.ts'
import { racingDatabase, testCtx } from '#platform/testing/world.ts'
import { blocks } from './blocks/registry.ts'
import { appendPatches, readPatchesAfter, readSnapshot } from './drafts/draft.store.ts'
import { readDraft, replayed } from './drafts/read-draft.ts'
import { makeManifest } from './releases/make-manifest.ts'
import { listReleases } from './releases/list-releases.ts'
import { release } from './releases/release.ts'
import { goLive } from './releases/release.store.ts'
import { aBlankSite, asOwner, blockOfType, type PagesWorld, save, setProp } from './testing.ts'
import { createPage } from './tree/create-page.ts'
import { insertPage, slugsLike } from './tree/page.store.ts'
import { readLiveSite } from './visitor/live-site.ts'

const database: Database | null = await racingDatabase()

describe(
  'races on pages',
  { skip: database === null && 'no PostgreSQL is named by TEST_DATABASE_URL' },
  () => {
    after(() => database?.close())

    /** Runs work in a transaction of its own, with what is to be done after the commit done. */
    async function inside<T>(work: (ctx: Ctx) => Promise<T>): Promise<T> {
      if (!database) throw new Error('No database')
      const later: (() => void | Promise<void>)[] = []
      const result = await database.transaction('platform', (db, endWith) =>
        work(testCtx(db, { afterCommit: (job) => void later.push(job), endWith })),
      )
      for (const job of later) await job()
      return result
    }
    const site = () => inside(aBlankSite)
    const on = <T>(world: PagesWorld, work: (mine: PagesWorld) => Promise<T>): Promise<T> =>
      inside((ctx) => work({ ...world, ctx: asOwner(ctx, world.owner, world.siteId) }))

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

    test('ten releases at once: ten numbers in a row, one live, and it is the last', async () => {
      const world = await site()
      await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          on(world, ({ ctx, siteId }) => release(ctx, { siteId, styles: true, note: `No. ${at}` })),
        ),
      )
      await on(world, async ({ ctx, siteId }) => {
        const { releases } = await listReleases(ctx, { siteId })
        assert.deepEqual(
          releases.map((one) => [one.number, one.state]),
          Array.from({ length: 10 }, (_, at) => [10 - at, at === 0 ? 'live' : 'past']),
        )
        const live = await readLiveSite(ctx)
        assert.equal(live?.releaseId, releases[0]?.id)
      })
    })

    test('ten releases scheduled at once have ten numbers', async () => {
      const world = await site()
      const at = '2026-12-24T12:00:00Z'
      const made = await Promise.all(
        Array.from({ length: 10 }, () =>
          on(world, ({ ctx, siteId }) => release(ctx, { siteId, styles: true, note: '', at })),
        ),
      )
      assert.deepEqual(
        made.map((one) => one.release.number).toSorted((a, b) => a - b),
        Array.from({ length: 10 }, (_, index) => index + 1),
      )
    })

    test('without the lock on releases two meet: the tests above can fail', async () => {
      const world = await site()
      // With nothing to store the editions of pages, which wait for one another, are not in the way.
      await on(world, ({ ctx, siteId }) => release(ctx, { siteId, styles: true, note: '' }))
      const looked = meeting(2)
      const outcomes = await Promise.allSettled(
        Array.from({ length: 6 }, () =>
          on(world, async ({ ctx }) => {
            const manifest = await makeManifest(ctx, { pageIds: null, styles: true })
            await looked()
            await goLive(ctx, { manifest, note: '', restores: null })
          }),
        ),
      )
      assert.ok(outcomes.some((one) => one.status === 'rejected'))
    })

    test('a release while pages are saved takes each page as it was at one moment', async () => {
      const world = await site()
      const { document } = await on(world, ({ ctx }) => readDraft(ctx, world.home.id))
      const button = blockOfType(document as PageDocument, 'button')
      const saving = (async () => {
        for (let at = 0; at < 20; at += 1) {
          // Two properties that belong together, in one save: a visitor never sees one without the other.
          await on(world, (mine) =>
            save(mine, world.home.id, at, [
              setProp(button, 'label', `Label ${at}`),
              { op: 'set', node: button, path: ['name'], value: `Label ${at}` },
            ]),
          )
        }
      })()
      const releasing = (async () => {
        for (let at = 0; at < 8; at += 1)
          await on(world, ({ ctx, siteId }) => release(ctx, { siteId, styles: true, note: '' }))
      })()
      await Promise.all([saving, releasing])
      const { rows } = await on(world, ({ ctx }) =>
        sql<{ label: string; name: string | null }>`
          select document -> 'blocks' -> ${button} -> 'props' ->> 'label' as label,
            document -> 'blocks' -> ${button} ->> 'name' as name
          from page_editions where site_id = ${world.siteId} and page_id = ${world.home.id}`.execute(ctx.db),
      )
      assert.ok(rows.length > 0)
      for (const { label, name } of rows) if (name !== null) assert.equal(label, name)
    })

    test('ten pages of one title at once have ten addresses', async () => {
      const world = await site()
      const made = await Promise.all(
        Array.from({ length: 10 }, () =>
          on(world, ({ ctx, siteId }) =>
            createPage(ctx, { siteId, kind: 'layout', title: 'News', parentId: null, nav: 'main' }),
          ),
        ),
      )
      assert.equal(new Set(made.map(({ page }) => page.path)).size, 10)
    })

    test('the database itself refuses two pages at one address', async () => {
      const world = await site()
      const looked = meeting(2)
      const put = () =>
        on(world, async ({ ctx }) => {
          const used = await slugsLike(ctx, 'twice')
          await looked()
          if (used.has('twice')) return
          await insertPage(ctx, {
            id: crypto.randomUUID(),
            kind: 'layout',
            parentId: null,
            nav: 'main',
            title: 'Twice',
            slug: 'twice',
            isHome: false,
            settings: world.home.settings,
            position: 0,
            document: {
              format: 1,
              page: { header: 'site', footer: 'site' },
              order: [],
              sections: {},
              blocks: {},
            },
          })
        })
      const outcomes = await Promise.allSettled([put(), put(), put()])
      const codes = outcomes.flatMap((one) =>
        one.status === 'rejected' ? [(one.reason as { code?: string }).code] : [],
      )
      assert.deepEqual(codes, ['23505', '23505'])
    })
  },
)
