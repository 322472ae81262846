import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import {
  cancelRelease,
  EVERYTHING,
  listReleases,
  lockReleases,
  readRelease,
  release,
  releaseScheduled,
} from '#areas/releases/index.ts'
import { goLive } from '#areas/releases/testing.ts'
import { lookAtDraft, namedInDrafts, readDraft, readShownEditions } from '#areas/documents/index.ts'
import { drafts, storeEditions, storeSnapshot } from '#areas/documents/testing.ts'
import { newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { meeting } from '#platform/testing/meeting.ts'
import { oneAfterOther } from '#platform/testing/one-after-other.ts'
import { NO_SERVER } from '#platform/testing/world.ts'
import { untilWaiting } from '#platform/testing/until-waiting.ts'
import { openRace } from '../race/testing.ts'
import { readStylesDraft, storeStyles } from '../styles/styles.store.ts'
import {
  blockOfType,
  copyOf,
  everyRelease,
  linkButton,
  type PagesWorld,
  save,
  setProp,
  makePage,
} from '../testing.ts'
import { changePage } from '../tree/change-page.ts'
import { deletePage } from '../tree/delete-page.ts'
import { draftOf, HOLDER } from '../tree/draft-of.ts'
import { readPages } from '../tree/page.store.ts'
import { readLiveSite } from '../visitor/live-site.ts'
import { filesInUse } from './files-in-use.ts'
import { filesNamed } from './files-in-use.store.ts'
import { displacedAmong } from './plan-release.ts'
import { readLivePages, readSitesAsOf } from './live.store.ts'

const race = await openRace()

describe('races on releases, and on the files that pages name', { skip: race === null && NO_SERVER }, () => {
  assert.ok(race)
  const { database, site, on, twoAtOnce } = race
  after(() => race.close())

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
      await untilWaiting(database, live)
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
          await looked()
          await goLive(ctx, { refusal: null, choice: EVERYTHING, held: new Map() }, { note: '' })
        }),
      ),
    )
    assert.ok(outcomes.some((one) => one.status === 'rejected'))
  })

  test('a release of the home page alone, as another becomes the home page, leaves the site its home', async () => {
    const world = await site()
    const button = await on(world, async ({ ctx }) =>
      blockOfType((await readDraft(ctx, draftOf(world.home.id))).document, 'button'),
    )
    await on(world, ({ ctx, siteId }) => release(ctx, { siteId, styles: true, note: '' }))
    await on(world, (mine) => save(mine, mine.home.id, 0, [setProp(button, 'label', 'Another')]))
    const both = await twoAtOnce(
      world,
      ({ ctx, siteId, contact }) => changePage(ctx, { siteId, pageId: contact.id, isHome: true }),
      ({ ctx, siteId, home }) => release(ctx, { siteId, styles: false, note: '', pageIds: [home.id] }),
    )
    assert.deepEqual(both, [undefined, 'pages.release_no_home'])
    const live = await on(world, ({ ctx }) => readLiveSite(ctx))
    assert.ok(live?.byPath.get('/'))
  })

  /** A site with a page that waits to be released alone, and one that visitors see and that has left in the drafts. */
  const withLeft = async (leave: (mine: PagesWorld) => Promise<unknown>) => {
    const world = await site()
    return on(world, async (mine) => {
      const { ctx, siteId, contact } = mine
      const page = await makePage(mine, 'News')
      await release(ctx, { siteId, styles: true, note: '' })
      await changePage(ctx, { siteId, pageId: page.id, title: 'Diary' })
      await leave(mine)
      const taking = (theirs: PagesWorld) =>
        changePage(theirs.ctx, { siteId, pageId: page.id, slug: contact.slug })
      return { world, taking, choice: { pageIds: [page.id], styles: false } }
    })
  }
  /** It is in the trash: it has nowhere to go. */
  const withStuck = () =>
    withLeft(({ ctx, siteId, contact }) => deletePage(ctx, { siteId, pageId: contact.id }))
  /** It has another address. */
  const withMoved = () =>
    withLeft(({ ctx, siteId, contact }) => changePage(ctx, { siteId, pageId: contact.id, slug: 'reach-us' }))

  test('a page takes the address of one that stays as it is released alone: that is refused', async () => {
    const { world, taking, choice } = await withStuck()
    const both = await twoAtOnce(world, taking, ({ ctx, siteId }) =>
      release(ctx, { siteId, note: '', ...choice }),
    )
    assert.deepEqual(both, [undefined, 'pages.release_address_taken'])
  })

  test('a page takes the address of one that stays as its scheduled release comes: that is called off', async () => {
    const { world, taking, choice } = await withStuck()
    const { release: waiting } = await on(world, ({ ctx, siteId }) =>
      release(ctx, { siteId, note: '', at: '2026-12-24T12:00:00Z', ...choice }),
    )
    const outcome: { isLive?: boolean } = {}
    const both = await twoAtOnce(world, taking, async ({ ctx }) => {
      outcome.isLive = await releaseScheduled(ctx, waiting.id)
    })
    assert.deepEqual(both, [undefined, undefined])
    assert.equal(outcome.isLive, false)
    await on(world, async ({ ctx, siteId }) => {
      const [listed] = (await listReleases(ctx, everyRelease(siteId))).releases
      assert.deepEqual([listed?.number, listed?.state], [waiting.number, 'cancelled'])
      assert.equal((await readLiveSite(ctx))?.byPath.get('/contact')?.id, world.contact.id)
    })
  })

  /** What becomes of addresses, by the drafts as they are looked at. */
  const displaced = async (ctx: Ctx, { pageIds }: { pageIds: readonly string[] }) =>
    displacedAmong(await readLivePages(ctx), await readPages(ctx), pageIds)

  test('who looks at addresses and does not hold the pages finds none taken: the tests above can fail', async () => {
    const { world, taking, choice } = await withStuck()
    const found: string[] = []
    const look = async ({ ctx }: PagesWorld) => {
      for (const { page } of (await displaced(ctx, choice)).stuck) found.push(page.title)
    }
    assert.deepEqual(await twoAtOnce(world, taking, look), [undefined, undefined])
    assert.deepEqual(found, [])
    await on(world, look)
    assert.deepEqual(found, ['Contact'])
  })

  const GOES_ALONG = [{ title: 'Contact', from: '/contact', to: '/reach-us' }]

  test('a page takes the address of one that moved as it is released alone: the answer names who goes along', async () => {
    const { world, taking, choice } = await withMoved()
    let told: unknown
    const both = await twoAtOnce(world, taking, async ({ ctx, siteId }) => {
      told = (await release(ctx, { siteId, note: '', ...choice })).moved
    })
    assert.deepEqual(both, [undefined, undefined])
    const live = await on(world, ({ ctx }) => readLiveSite(ctx))
    assert.equal(live?.byPath.get('/reach-us')?.id, world.contact.id)
    assert.deepEqual(told, GOES_ALONG)
  })

  test('who looks at addresses and does not hold the pages names nobody who goes along: the test above can fail', async () => {
    const { world, taking, choice } = await withMoved()
    const found: string[] = []
    const look = async ({ ctx }: PagesWorld) => {
      for (const { page } of (await displaced(ctx, choice)).moved) found.push(page.title)
    }
    assert.deepEqual(await twoAtOnce(world, taking, look), [undefined, undefined])
    assert.deepEqual(found, [])
    await on(world, look)
    assert.deepEqual(found, ['Contact'])
  })

  /** What a save writes: two properties that belong together. A visitor never sees one without the other. */
  const labelled = (button: string, label: string) => [
    setProp(button, 'label', label),
    { op: 'set', node: button, path: ['name'], value: label },
  ]
  const buttonOf = async (world: PagesWorld): Promise<string> => {
    const { document } = await on(world, ({ ctx }) => readDraft(ctx, draftOf(world.home.id)))
    return blockOfType(document, 'button')
  }
  /** The save that leads the home page from a version to the next, which its words name. */
  const saveNext = async (mine: PagesWorld, button: string, base: number): Promise<void> => {
    const saved = await save(mine, mine.home.id, base, labelled(button, `Version ${base + 1}`))
    assert.deepEqual(saved, { outcome: 'saved', version: base + 1 })
  }
  /** The home page of a release: the version it is said to be, and what its edition holds. */
  const homeOf = (world: PagesWorld, releaseId: string, button: string) =>
    on(world, async ({ ctx }) => {
      const number = (await readRelease(ctx, releaseId))?.number ?? 0
      const site = (await readSitesAsOf(ctx, [number])).get(number)
      const page = site?.pages.find(({ id }) => id === world.home.id)
      assert.ok(page)
      const document = (await readShownEditions(ctx, [page.editionId], [])).documents.get(page.editionId)
      const { props, name } = document?.blocks[button] ?? {}
      return { version: page.version, label: props?.['label'], name }
    })

  test('a release while a page is saved takes it as it was at one moment, with all that was saved before', async () => {
    const world = await site()
    const button = await buttonOf(world)
    let saved = 0
    const saving = (async () => {
      while (saved < 40) {
        await on(world, (mine) => saveNext(mine, button, saved))
        saved += 1
      }
    })()
    const releasing = (async () => {
      const made: { id: string; before: number }[] = []
      while (made.length < 8) {
        const before = saved
        const { id } = (
          await on(world, ({ ctx, siteId }) => release(ctx, { siteId, styles: true, note: '' }))
        ).release
        made.push({ id, before })
      }
      return made
    })()
    const [made] = await Promise.all([releasing, saving])
    for (const { id, before } of made) {
      const { version, label, name } = await homeOf(world, id, button)
      assert.ok(version >= before, `${version} was released, ${before} was saved before`)
      if (version > 0) assert.deepEqual([label, name], [`Version ${version}`, `Version ${version}`])
    }
  })

  test('a release as a save is about to be committed takes what was saved before, and says which version', async () => {
    const world = await site()
    const button = await buttonOf(world)
    for (const base of [0, 1, 2]) await on(world, (mine) => saveNext(mine, button, base))
    // With the document at hand a save is written and committed at once; without, it holds the page until its end.
    drafts.forget(world.siteId, world.home.id, 3)
    const [, releasing] = await oneAfterOther(
      database,
      (hold) =>
        on(world, async (mine) => {
          await saveNext(mine, button, 3)
          await hold()
        }),
      () => on(world, ({ ctx, siteId }) => release(ctx, { siteId, styles: true, note: '' })),
    )
    const { id } = (await releasing).release
    assert.deepEqual(await homeOf(world, id, button), { version: 4, label: 'Version 4', name: 'Version 4' })
  })

  test('who looks at a draft and does not hold it makes an edition without what was saved: the tests above can fail', async () => {
    const world = await site()
    const button = await buttonOf(world)
    for (const base of [0, 1, 2]) await on(world, (mine) => saveNext(mine, button, base))
    await on(world, async ({ ctx }) => {
      const pageId = world.home.id
      const { version, document } = await lookAtDraft(ctx, draftOf(pageId))
      await on(world, (mine) => saveNext(mine, button, version))
      await assert.rejects(storeSnapshot(ctx, draftOf(pageId), version, document), /no longer at version 3/)
      const made = (await storeEditions(ctx, HOLDER, [{ documentId: pageId, facts: {} }])).get(pageId)
      assert.ok(made)
      const edition = (await readShownEditions(ctx, [made], [])).documents.get(made)
      assert.equal(edition?.blocks[button]?.props['label'], 'Get in touch')
    })
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
        const { version, document } = await readDraft(ctx, draftOf(world.home.id))
        await storeSnapshot(ctx, draftOf(world.home.id), version, document)
      })
    }
    assert.deepEqual(await toldOf(world, file, copied, filesInUse), [file])
  })

  test('who looks at what is committed alone takes a file from a save: the tests above can fail', async () => {
    const naive = async (ctx: Ctx, ids: readonly string[]) => {
      await lockReleases(ctx)
      return [...(await namedInDrafts(ctx, ids)), ...(await filesNamed(ctx, ids))]
    }
    for (const [how, name] of Object.entries(namings)) {
      const [world, file] = [await site(), newId()]
      assert.deepEqual(await toldOf(world, file, (mine) => name(mine, file), naive), [], how)
    }
  })
})
