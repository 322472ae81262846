import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import type { PageDocument } from '#document/nodes.ts'
import { newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { meeting } from '#platform/testing/meeting.ts'
import { NO_SERVER } from '#platform/testing/world.ts'
import { untilWaiting } from '#platform/testing/until-waiting.ts'
import { storeSnapshot } from '../drafts/draft.store.ts'
import { readDraft } from '../drafts/read-draft.ts'
import { openRace } from '../race/testing.ts'
import { readStylesDraft, storeStyles } from '../styles/styles.store.ts'
import { blockOfType, copyOf, everyRelease, linkButton, type PagesWorld, save, setProp } from '../testing.ts'
import { changePage } from '../tree/change-page.ts'
import { readLiveSite } from '../visitor/live-site.ts'
import { filesInUse } from './files-in-use.ts'
import { filesNamed } from './files-in-use.store.ts'
import { cancelRelease, listReleases } from './list-releases.ts'
import { makeManifest } from './make-manifest.ts'
import { release, releaseScheduled } from './release.ts'
import { goLive, lockReleases } from './release.store.ts'

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
})
