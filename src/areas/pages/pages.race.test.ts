import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { apply } from '#document/apply.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { newId, newLocalId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/db/database.ts'
import { meeting } from '#platform/testing/meeting.ts'
import { oneAfterOther } from '#platform/testing/one-after-other.ts'
import { untilWaiting } from '#platform/testing/until-waiting.ts'
import { racingDatabase, testCtx } from '#platform/testing/world.ts'
import { blocks } from './blocks/registry.ts'
import { appendPatches, readPatchesAfter, readSnapshot, storeSnapshot } from './drafts/draft.store.ts'
import { readDraft, replayed } from './drafts/read-draft.ts'
import { addRedirect } from './redirects/change-redirects.ts'
import { leadsInCircle, mostPatterns, redirectTable } from './redirects/redirect.ts'
import { insertRedirect, putRedirects, readRedirects } from './redirects/redirect.store.ts'
import { filesNamed } from './releases/files-in-use.store.ts'
import { filesInUse } from './releases/files-in-use.ts'
import { makeManifest } from './releases/make-manifest.ts'
import { cancelRelease, listReleases } from './releases/list-releases.ts'
import { release, releaseScheduled } from './releases/release.ts'
import { goLive, lockReleases } from './releases/release.store.ts'
import { readStylesDraft, storeStyles } from './styles/styles.store.ts'
import {
  aBlankSite,
  asOwner,
  blockOfType,
  copyOf,
  everyRelease,
  linkButton,
  type PagesWorld,
  save,
  setProp,
} from './testing.ts'
import { changePage } from './tree/change-page.ts'
import { createPage, freeSlug } from './tree/create-page.ts'
import { deletePage } from './tree/delete-page.ts'
import { listPages } from './tree/list-pages.ts'
import { movePage } from './tree/move-page.ts'
import { insertPage, readPage, readPlaces, slugsLike, updatePage } from './tree/page.store.ts'
import { restorePage } from './tree/restore-page.ts'
import { readTrash, trashPage, untrashPage } from './tree/trash.store.ts'
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
    /** Until work waits for what another holds, or is through. */
    async function waits(work: Promise<unknown>): Promise<void> {
      if (database) await untilWaiting(database, work)
    }
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
        const { releases } = await listReleases(ctx, everyRelease(siteId))
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

    test('a release that is called off as its time comes, and is not after all, goes live', async () => {
      for (const isCalledOff of [false, true]) {
        const world = await site()
        const at = '2026-12-24T12:00:00Z'
        const { id } = (
          await on(world, ({ ctx, siteId }) => release(ctx, { siteId, styles: true, note: '', at }))
        ).release
        const ready = Promise.withResolvers<void>()
        const held = Promise.withResolvers<void>()
        const undone = new Error('undone')
        const called = on(world, async ({ ctx, siteId }) => {
          await cancelRelease(ctx, { siteId, releaseId: id })
          ready.resolve()
          await held.promise
          if (!isCalledOff) throw undone
        }).catch((error: unknown) => assert.equal(error, undone))
        await ready.promise
        const live = on(world, ({ ctx }) => releaseScheduled(ctx, id))
        await waits(live)
        held.resolve()
        await called
        assert.equal(await live, !isCalledOff)
      }
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

    /** Two do something to pages: the second begins when the first has done it, and before that is committed. */
    async function twoAtOnce(
      world: PagesWorld,
      first: (mine: PagesWorld) => Promise<unknown>,
      second: (mine: PagesWorld) => Promise<unknown>,
    ): Promise<(string | undefined)[]> {
      assert.ok(database)
      const both = await oneAfterOther(
        database,
        (hold) =>
          on(world, async (mine) => {
            await first(mine)
            await hold()
          }),
        () => on(world, second),
      )
      const settled = await Promise.allSettled(both)
      return settled.map((each) =>
        each.status === 'rejected' ? String((each.reason as { code?: string }).code) : undefined,
      )
    }
    const homes = (world: PagesWorld) =>
      on(world, async ({ ctx }) => (await listPages(ctx)).pages.filter(({ isHome }) => isHome).length)
    const another = (world: PagesWorld) =>
      on(world, ({ ctx, siteId }) =>
        createPage(ctx, { siteId, kind: 'layout', title: 'Another', parentId: null, nav: 'main' }),
      )

    test('a page becomes the home page as it is thrown away: there is one, always', async () => {
      const world = await site()
      const { siteId } = world
      const { id: pageId } = (await another(world)).page
      const toHome = ({ ctx }: PagesWorld) => changePage(ctx, { siteId, pageId, isHome: true })
      const away = ({ ctx }: PagesWorld) => deletePage(ctx, { siteId, pageId })
      assert.deepEqual(await twoAtOnce(world, toHome, away), [undefined, 'pages.home_stays'])
      assert.equal(await homes(world), 1)

      const other = await site()
      const { id } = (await another(other)).page
      const given = { siteId: other.siteId, pageId: id }
      assert.deepEqual(
        await twoAtOnce(
          other,
          ({ ctx }) => deletePage(ctx, given),
          ({ ctx }) => changePage(ctx, { ...given, isHome: true }),
        ),
        [undefined, 'not_found'],
      )
      assert.equal(await homes(other), 1)
    })

    test('two pages become the home page at once: the later one is, and nobody is refused', async () => {
      const world = await site()
      const { siteId } = world
      const [a, b] = [(await another(world)).page.id, (await another(world)).page.id]
      const toHome =
        (pageId: string) =>
        ({ ctx }: PagesWorld) =>
          changePage(ctx, { siteId, pageId, isHome: true })
      assert.deepEqual(await twoAtOnce(world, toHome(a), toHome(b)), [undefined, undefined])
      assert.equal(await homes(world), 1)
    })

    test('who looks whether it is the home page, and holds nothing, leaves none: the tests above can fail', async () => {
      const world = await site()
      const { siteId } = world
      const { id: pageId } = (await another(world)).page
      await twoAtOnce(
        world,
        ({ ctx }) => changePage(ctx, { siteId, pageId, isHome: true }),
        async ({ ctx }) => {
          const page = await readPage(ctx, pageId)
          if (!page?.isHome) await trashPage(ctx, pageId)
        },
      )
      assert.equal(await homes(world), 0)
    })

    /** What is told of a file to whoever asks while it is being named, before that is committed. */
    async function toldOf(
      world: PagesWorld,
      file: string,
      name: (mine: PagesWorld) => Promise<unknown>,
      ask: (ctx: Ctx, ids: readonly string[]) => Promise<readonly string[]>,
    ): Promise<readonly string[]> {
      let told: readonly string[] = []
      const ended = await twoAtOnce(world, name, async ({ ctx }) => {
        told = await ask(ctx, [file])
      })
      assert.deepEqual(ended, [undefined, undefined])
      return told
    }
    /** Ways to name a file anew, each of a site of its own. */
    const namings: Record<string, (mine: PagesWorld, file: string) => Promise<unknown>> = {
      'a save': (mine, file) => linkButton(mine, mine.home.id, file),
      'what is said of a page': ({ ctx, siteId, home }, file) =>
        changePage(ctx, { siteId, pageId: home.id, settings: { socialImage: file } }),
      'the styles': async ({ ctx }, file) => {
        const { styles, version } = await readStylesDraft(ctx, { lock: true })
        await storeStyles(ctx, { ...styles, favicon: file }, version + 1)
      },
    }

    test('a file is named as somebody asks whether it may be deleted for good: it is told to be in use', async () => {
      for (const [how, name] of Object.entries(namings)) {
        const [world, file] = [await site(), newId()]
        assert.deepEqual(await toldOf(world, file, (mine) => name(mine, file), filesInUse), [file], how)
      }
    })

    test('a page is copied as the file goes from where it was: the copy keeps it', async () => {
      const [world, file, other] = [await site(), newId(), newId()]
      await on(world, (mine) => linkButton(mine, world.home.id, file))
      const copied = async (mine: PagesWorld) => {
        await copyOf(mine, world.home.id)
        await on(world, (theirs) => linkButton(theirs, world.home.id, other))
        // Stored whole, so that nothing of what was saved before is left of it.
        await on(world, async ({ ctx }) => {
          const { version, document } = await readDraft(ctx, world.home.id)
          await storeSnapshot(ctx, world.home.id, version, document)
        })
      }
      assert.deepEqual(await toldOf(world, file, copied, filesInUse), [file])
    })

    test('who looks at what is committed alone takes a file from a save: the tests above can fail', async () => {
      const naive = async (ctx: Ctx, ids: readonly string[]) => {
        await lockReleases(ctx)
        return filesNamed(ctx, ids)
      }
      for (const [how, name] of Object.entries(namings)) {
        const [world, file] = [await site(), newId()]
        assert.deepEqual(await toldOf(world, file, (mine) => name(mine, file), naive), [], how)
      }
    })

    test('two redirects at once lead in no circle, and take no place that is not there', async () => {
      const world = await site()
      const { siteId } = world
      const add =
        (from: string, to: string) =>
        ({ ctx }: PagesWorld) =>
          addRedirect(ctx, { siteId, from, to, status: 301 })
      assert.deepEqual(await twoAtOnce(world, add('/a', '/b'), add('/b', '/a')), [
        undefined,
        'pages.redirect_loop',
      ])
      const nearly = Array.from({ length: mostPatterns - 1 }, (_, n) => ({
        from: `/p${n}/*`,
        to: '/b',
        status: 301 as const,
      }))
      await on(world, ({ ctx }) => putRedirects(ctx, nearly))
      assert.deepEqual(await twoAtOnce(world, add('/last/*', '/b'), add('/more/*', '/b')), [
        undefined,
        'pages.redirects_many',
      ])
    })

    test('who reads redirects before the write lets a circle in: the test above can fail', async () => {
      const world = await site()
      const add =
        (from: string, to: string) =>
        async ({ ctx }: PagesWorld): Promise<void> => {
          const existing = await readRedirects(ctx)
          if (leadsInCircle(from, redirectTable([...existing, { from, to, status: 301 }])))
            throw refuse('invalid', 'pages.redirect_loop')
          await insertRedirect(ctx, { from, to, status: 301 })
        }
      assert.deepEqual(await twoAtOnce(world, add('/a', '/b'), add('/b', '/a')), [undefined, undefined])
    })

    test('twelve pages are moved to the front at once: all are, none meets another, and the numbers have no gap', async () => {
      const world = await site()
      const made = await on(world, async ({ ctx, siteId }) => {
        const pages = []
        for (let at = 0; at < 12; at += 1)
          pages.push(
            (await createPage(ctx, { siteId, kind: 'layout', title: `P ${at}`, parentId: null, nav: 'main' }))
              .page,
          )
        return pages
      })
      await Promise.all(
        made.map((page, at) =>
          on(world, ({ ctx, siteId }) =>
            // From both ends, so that the neighbours of each are numbered in another order.
            movePage(ctx, {
              siteId,
              pageId: page.id,
              nav: 'main',
              parentId: null,
              before: at % 2 === 0 ? world.home.id : null,
            }),
          ),
        ),
      )
      const { pages } = await on(world, ({ ctx }) => listPages(ctx))
      const main = pages.filter((page) => page.nav === 'main')
      assert.deepEqual(
        main.map((page) => page.position),
        [...main.keys()],
      )
    })

    test('moves that do not wait for each other give two pages one number: the test above can fail', async () => {
      const world = await site()
      const looked = meeting(2)
      const ids = await on(world, async ({ ctx, siteId }) => {
        const make = (title: string) =>
          createPage(ctx, { siteId, kind: 'layout', title, parentId: null, nav: 'none' })
        return [(await make('One')).page.id, (await make('Two')).page.id]
      })
      await Promise.all(
        ids.map((id) =>
          on(world, async ({ ctx }) => {
            const last = Math.max(
              ...(await readPlaces(ctx)).filter((one) => one.nav === 'main').map((one) => one.position),
            )
            await looked()
            await updatePage(ctx, id, { nav: 'main', position: last + 1 })
          }),
        ),
      )
      const { pages } = await on(world, ({ ctx }) => listPages(ctx))
      const positions = pages.filter((page) => page.nav === 'main').map((page) => page.position)
      assert.ok(new Set(positions).size < positions.length)
    })

    /** A page is taken out of the trash in two tabs at once; gives how both end, and its address before and after. */
    async function restoreTwice(restore: (mine: PagesWorld, pageId: string) => Promise<unknown>) {
      const world = await site()
      const { id: pageId, path } = (await another(world)).page
      await on(world, ({ ctx, siteId }) => deletePage(ctx, { siteId, pageId }))
      const back = (mine: PagesWorld) => restore(mine, pageId)
      const ends = await twoAtOnce(world, back, back)
      const { pages } = await on(world, ({ ctx }) => listPages(ctx))
      return { ends, path, after: pages.find(({ id }) => id === pageId)?.path }
    }

    test('a page is taken out of the trash in two tabs at once: it is back once, at its own address', async () => {
      const { ends, path, after } = await restoreTwice(({ ctx, siteId }, pageId) =>
        restorePage(ctx, { siteId, pageId }),
      )
      assert.deepEqual(ends, [undefined, 'not_found'])
      assert.equal(after, path)
    })

    test('who looks into the trash before waiting takes it out again, to a number: the test above can fail', async () => {
      const { ends, path, after } = await restoreTwice(async ({ ctx }, pageId) => {
        const page = (await readTrash(ctx)).find(({ id }) => id === pageId)
        assert.ok(page)
        const { parentId, nav } = page
        await untrashPage(ctx, pageId, { slug: await freeSlug(ctx, page.slug), parentId, nav })
      })
      assert.deepEqual(ends, [undefined, undefined])
      assert.equal(after, `${path}-2`)
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
      const outcomes = await Promise.allSettled([put(), put()])
      const codes = outcomes.flatMap((one) =>
        one.status === 'rejected' ? [(one.reason as { code?: string }).code] : [],
      )
      assert.deepEqual(codes, ['23505'])
    })
  },
)
