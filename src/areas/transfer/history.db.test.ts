import assert from 'node:assert/strict'
import { before, beforeEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import { openOriginal, resolveAssets } from '#areas/assets/index.ts'
import { onSiteOf, send } from '#areas/assets/testing.ts'
import { takeOutHistory, takeOutReleases } from '#areas/pages/index.ts'
import {
  aBlankSite,
  asOwner,
  blockOfType,
  bringBack,
  linkButton,
  pendingOf,
  relabel,
  goLive,
  releasesOf,
  releaseWaiting,
} from '#areas/pages/testing.ts'
import { readLiveSite, readReleasedPage } from '#areas/pages/visitor/index.ts'
import type { TestAccount } from '#areas/sites/testing.ts'
import { DAY } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { LARGEST_INTEGER } from '#kernel/shapes.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/db/database.ts'
import { testCtx, sharedDatabase, testTools } from '#platform/testing/world.ts'
import {
  changed,
  exported,
  type Files,
  filesOf,
  handedIn,
  jsonOf,
  madeOf,
  ODD_MOMENTS,
  wholeOf,
} from './testing.ts'

let database: Database
let owner: TestAccount
let siteId: string

/** Everything of a site, as its owner. */
const on = <T>(of: string, work: (world: { ctx: Ctx; siteId: string }) => Promise<T>): Promise<T> =>
  onSiteOf(database, owner, of, (ctx) => work({ ctx: asOwner(ctx, owner, of), siteId: of }))

/** A site with a past: three releases, one of them with a closed page, one that waits, and one that brought the first back. */
before(async () => {
  database = await sharedDatabase()
})

beforeEach(async () => {
  await database.transaction('platform', async (db) => {
    const world = await aBlankSite(testCtx(db))
    ;({ owner, siteId } = world)
    const first = await goLive(world, { note: 'The beginning' })
    await relabel(world, 'Two')
    await sql`
      insert into redirects (site_id, id, from_path, to_path) values (${siteId}, ${newId()}, '/old', '/contact')`.execute(
      db,
    )
    await goLive(world, { note: 'Second' })
    await sql`
      update pages set settings = settings || '{"passwordHash": "its hash"}', facts_version = facts_version + 1
      where site_id = ${siteId} and id = ${world.contact.id}`.execute(db)
    await goLive(world, { note: 'With a closed page' })
    await goLive(world, { note: 'Some day', at: new Date(Date.now() + DAY).toISOString() })
    await bringBack(world, first.id, 'Too soon')
    await relabel(world, 'Nobody has seen this')
  })
})

/** What visitors are shown: by path, whether it is closed, and the words of the button. */
async function shown({ ctx }: { ctx: Ctx }): Promise<unknown> {
  const live = await readLiveSite(ctx)
  if (!live) return null
  const out: unknown[] = []
  for (const page of live.content.pages.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    const { document } = await readReleasedPage((ask) => ask(ctx), live, page)
    const has = Object.values(document.blocks).some(({ type }) => type === 'button')
    const label = has ? document.blocks[blockOfType(document, 'button')]?.props['label'] : null
    out.push([page.path, page.title, page.passwordHash !== null, label])
  }
  const { palette, fonts } = live.content.styles
  return { pages: out, redirects: live.content.redirects, palette, fonts }
}

const told = (rows: Awaited<ReturnType<typeof releasesOf>>) =>
  rows.map(({ number, note, state, restores, releasedAt, createdAt, pages }) => ({
    number,
    note,
    state,
    restores,
    releasedAt,
    createdAt,
    pages,
  }))

const brought = async (archive?: Buffer): Promise<string> => {
  const one = await handedIn(database, owner, archive ?? (await exported(database, owner, siteId)))
  assert.equal(one.state, 'checked', one.problem?.message ?? '')
  return madeOf(database, owner, one.id)
}

describe('the releases of a site in its archive', () => {
  test('come along with numbers, notes and dates; what waited for its time is called off, and nothing is live', async () => {
    const was = told(await on(siteId, releasesOf))
    const made = await brought()
    assert.equal(await on(made, shown), null)
    assert.deepEqual(
      told(await on(made, releasesOf)),
      was.map((row) => ({
        ...row,
        state: row.state === 'scheduled' ? 'cancelled' : 'past',
      })),
    )
  })

  test('each can be brought back as it stood', async () => {
    const made = await brought()
    const rows = await on(made, releasesOf)
    for (const { number, state } of await on(siteId, releasesOf)) {
      if (state === 'scheduled') continue
      const at = (of: { id: string; number: number }[]) => of.find((row) => row.number === number)?.id ?? ''
      const theirs = await on(siteId, async (world) => {
        const id = at(await releasesOf(world))
        const live = (await releasesOf(world)).find((row) => row.state === 'live')
        if (live?.id !== id) await bringBack(world, id, '')
        return shown(world)
      })
      const ours = await on(made, async (world) => {
        await bringBack(world, at(rows), '')
        return shown(world)
      })
      assert.deepEqual(ours, theirs, `release ${number}`)
    }
  })

  test('what waits to be released is what waited where it was taken out', async () => {
    const was = await on(siteId, pendingOf)
    assert.ok(was.includes('changed page Home') && !was.includes('changed page Footer'), was.join())
    const made = await brought()
    await on(made, async (world) => {
      const live = (await releasesOf(world)).find(({ note }) => note === 'Too soon')
      await bringBack(world, live?.id ?? '', '')
      assert.deepEqual(await pendingOf(world), was)
    })
  })

  test('a page that asked for a password stays closed, as a draft and in each release, and no password is carried', async () => {
    const archive = await exported(database, owner, siteId)
    for (const [path, bytes] of await filesOf(archive))
      assert.ok(!bytes.toString().includes('its hash'), `${path} holds a password`)
    const made = await brought(archive)
    const { rows } = await sql<{ slug: string }>`
      select slug from pages where site_id = ${made} and settings ? 'passwordHash'`.execute(database.root)
    assert.deepEqual(rows, [{ slug: 'contact' }])
    const closed = await on(made, async (world) => {
      const third = (await releasesOf(world)).find(({ note }) => note === 'With a closed page')
      await bringBack(world, third?.id ?? '', '')
      const live = await readLiveSite(world.ctx)
      return live?.content.pages.filter((page) => page.passwordHash !== null).map((page) => page.path)
    })
    assert.deepEqual(closed, ['/contact'])
  })

  test('R-14: taken out again, they are the same', async () => {
    const first = await exported(database, owner, siteId)
    const second = await exported(database, owner, await brought(first))
    const plain = async (archive: Buffer) => {
      const files = await filesOf(archive)
      const { pages, history } = jsonOf(files, 'manifest.json') as {
        pages: string[]
        history: { pastPages: string[] }
      }
      const ids = [...pages, ...history.pastPages]
      return [...files]
        .filter(([path]) => /^(releases|editions)\//.test(path))
        .map(([path, bytes]) => [
          path,
          ids
            .reduce((text, page, at) => text.replaceAll(page, `page-${at}`), bytes.toString())
            // Which draft it was is counted anew, which one was live is for its owner to say.
            .replaceAll(/"(version|factsVersion|stylesVersion)":-?\d+|"isLive":\w+/g, ''),
        ])
    }
    assert.deepEqual(await plain(second), await plain(first))
  })

  test('the report tells of them, and of what visitors saw', async () => {
    const { report } = await handedIn(database, owner, await exported(database, owner, siteId))
    assert.deepEqual([report?.releases, report?.live?.number, report?.live?.note], [4, 5, 'Too soon'])
    assert.deepEqual(report?.leftOut, [
      { kind: 'locked_pages', count: 1 },
      { kind: 'scheduled_releases', count: 1 },
      { kind: 'people', count: null },
    ])
  })

  test('where they are too much, the live one and the newest come along, and the rest is counted', async () => {
    const taken = (most: number) =>
      on(siteId, ({ ctx }) => takeOutHistory((work) => work(ctx), new Set(), most))
    const all = await taken(1e9)
    const numbers = (history: typeof all) => history.releases.map(({ of }) => of)
    assert.deepEqual([numbers(all), all.older, all.scheduled], [[1, 2, 3, 4, 5], 0, 1])
    const few = await taken(1)
    assert.deepEqual([numbers(few), few.older], [[5], 4])
    assert.ok(few.editions.length > 0 && few.editions.length < all.editions.length)
    const bytes = [...few.releases, ...few.editions].reduce((sum, one) => sum + one.bytes, 0)
    assert.deepEqual(numbers(await taken(bytes + 100)), [4, 5])
  })

  test('one that goes live while the site is packed is what it was when packing began', async () => {
    const history = await on(siteId, ({ ctx }) => takeOutHistory((work) => work(ctx), new Set(), 1e9))
    await on(siteId, async (world) => {
      const waiting = (await releasesOf(world)).find(({ state }) => state === 'scheduled')
      await releaseWaiting(world, waiting?.id ?? '')
    })
    const releases = await on(siteId, ({ ctx }) => takeOutReleases(ctx, [1, 2, 3, 4, 5], history))
    assert.deepEqual(
      releases.map(({ number, isLive, shown: content, releasedAt }) => [
        number,
        isLive,
        content !== null,
        releasedAt !== null,
      ]),
      [
        [1, false, true, true],
        [2, false, true, true],
        [3, false, true, true],
        [4, false, false, false],
        [5, true, true, true],
      ],
    )
  })

  test('two that differed and are one by the rules of today come in both', async () => {
    const archive = await changed(await exported(database, owner, siteId), (files) => {
      const editions = listIn(files, 'editions/1.json')
      const [one] = editions.filter(({ pageId }, at) => editions.findIndex((e) => e.pageId === pageId) < at)
      const other = editions.find((edition) => edition.pageId === one?.pageId)
      assert.ok(one && other && one !== other)
      Object.assign(other, { ...one, id: other.id })
      files.set('editions/1.json', Buffer.from(JSON.stringify(editions)))
    })
    const made = await brought(archive)
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from document_editions where site_id = ${made}`.execute(database.root)
    const { rows: theirs } = await sql<{ n: number }>`
      select count(*)::int as n from document_editions where site_id = ${siteId}`.execute(database.root)
    assert.deepEqual(rows, theirs)
  })
})

describe('files in the trash', () => {
  /** Has the button of the home page lead to a file, and releases that. */
  const released = (asset: string) =>
    on(siteId, async (world) => {
      const { rows } = await sql<{ id: string }>`
        select id from pages where site_id = ${siteId} and is_home`.execute(world.ctx.db)
      await linkButton(world, rows[0]?.id ?? '', asset)
      await goLive(world, { note: `With ${asset}` })
    })
  const notes = (text: string) =>
    send(database, owner, siteId, Buffer.from(`%PDF-1.7 ${text}`), `${text}.pdf`).then(
      ({ asset }) => asset.id,
    )
  const throwAway = (id: string) =>
    sql`update assets set deleted_at = now() where site_id = ${siteId} and id = ${id}`.execute(database.root)
  const told = (files: Files) =>
    (JSON.parse(files.get('files.json')?.toString() ?? '[]') as { id: string; isTrashed?: boolean }[]).map(
      ({ id, isTrashed }) => [id, isTrashed === true],
    )

  test('come along where a draft or the live release shows them, and lie in the trash there too', async () => {
    const [older, shownNow, nowhere] = [await notes('older'), await notes('card'), await notes('nowhere')]
    await released(older)
    await released(shownNow)
    for (const id of [older, shownNow, nowhere]) await throwAway(id)
    // The same content again, which the library may have once beside what was thrown away.
    const again = await notes('card')
    const archive = await exported(database, owner, siteId)
    assert.deepEqual(told(await filesOf(archive)), [
      [shownNow, true],
      [again, false],
    ])
    const made = await brought(archive)
    const { rows } = await sql<{ id: string; trashed: boolean }>`
      select id, deleted_at is not null as trashed from assets where site_id = ${made} order by created_at`.execute(
      database.root,
    )
    assert.deepEqual(rows, [
      { id: shownNow, trashed: true },
      { id: again, trashed: false },
    ])
    await on(made, async (world) => {
      const live = (await releasesOf(world)).find(({ note }) => note === `With ${shownNow}`)
      await bringBack(world, live?.id ?? '', '')
      const shows = await resolveAssets(world.ctx, [shownNow])
      assert.equal(shows.file(shownNow)?.name, 'card.pdf')
    })
    const bytes = await openOriginal(testTools(), made, shownNow)
    assert.ok(bytes)
    assert.equal((await wholeOf(bytes)).toString(), '%PDF-1.7 card')
    const second = await exported(database, owner, made)
    assert.deepEqual(told(await filesOf(second)), told(await filesOf(archive)))
  })

  test('stay behind where an older release alone shows them: that comes along, and shows a gap', async () => {
    const older = await notes('older')
    await released(older)
    await on(siteId, async (world) => {
      const first = (await releasesOf(world)).at(-1)
      await bringBack(world, first?.id ?? '', 'Back')
    })
    await released(await notes('newer'))
    await throwAway(older)
    const archive = await exported(database, owner, siteId)
    assert.ok(!told(await filesOf(archive)).some(([id]) => id === older))
    const made = await brought(archive)
    await on(made, async (world) => {
      const before = (await releasesOf(world)).find(({ note }) => note === `With ${older}`)
      await bringBack(world, before?.id ?? '', '')
      assert.equal((await resolveAssets(world.ctx, [older])).file(older), undefined)
    })
  })
})

interface Edition {
  id: string
  pageId: string
  document: Record<string, unknown>
}
interface Shown {
  pages: Record<string, unknown>[]
  redirects: unknown[]
}
interface Release {
  number: number
  isLive: boolean
  restores: number | null
  shown: Shown | null
}

function listIn(files: Files, path: `editions/${string}`): Edition[]
function listIn(files: Files, path: `releases/${string}`): Release[]
function listIn(files: Files, path: string): unknown[] {
  return JSON.parse(files.get(path)?.toString() ?? '[]') as unknown[]
}

describe('broken releases', () => {
  let archive: Buffer
  beforeEach(async () => {
    archive = await exported(database, owner, siteId)
  })

  async function refused(
    code: string,
    change: (releases: Release[], editions: Edition[]) => void,
  ): Promise<void> {
    const one = await handedIn(
      database,
      owner,
      await changed(archive, (files) => {
        const [releases, editions] = [listIn(files, 'releases/1.json'), listIn(files, 'editions/1.json')]
        change(releases, editions)
        files.set('releases/1.json', Buffer.from(JSON.stringify(releases)))
        files.set('editions/1.json', Buffer.from(JSON.stringify(editions)))
      }),
    )
    assert.deepEqual([one.state, one.problem?.code], ['refused', code], one.problem?.message ?? '')
    assert.match(one.problem?.message ?? '', /^[A-Z].*\.$/)
  }
  const firstPage = (releases: Release[]): Record<string, unknown> => releases[0]?.shown?.pages[0] ?? {}

  test('that do not fit together are refused', async () => {
    const damaged = 'transfer.damaged'
    await refused(damaged, (releases) => void releases.unshift(...releases.splice(1)))
    await refused(damaged, (releases) => void releases.push(...releases))
    await refused(damaged, (releases) => {
      for (const release of releases) release.isLive = release.shown !== null
    })
    await refused(damaged, (releases) => void releases.shift())
    await refused(damaged, (_, editions) => void editions.pop())
    await refused(damaged, (_, editions) => void editions.push({ ...(editions[0] as Edition), id: newId() }))
    await refused(damaged, (_, editions) => Object.assign(editions[0] ?? {}, { pageId: newId() }))
    await refused(damaged, (releases) => Object.assign(firstPage(releases), { id: newId() }))
  })

  test('that break a rule are refused', async () => {
    const broken = 'pages.carried_release'
    await refused(broken, (releases) => Object.assign(firstPage(releases), { slug: '../x' }))
    await refused(broken, (releases) => Object.assign(firstPage(releases), { passwordHash: 'x' }))
    await refused(broken, (releases) => {
      const settings = { target: { href: 'javascript:alert(1)', opensNewTab: false } }
      Object.assign(firstPage(releases), { settings })
    })
    await refused(broken, (releases) => {
      releases[0]?.shown?.redirects.push({ from: '/a', to: 'javascript:alert(1)', status: 301 })
    })
    await refused(broken, (releases) => Object.assign(releases[0] ?? {}, { restores: 9 }))
    // A site that is made of it goes on counting from there.
    await refused(broken, (releases) => Object.assign(releases.at(-1) ?? {}, { number: LARGEST_INTEGER }))
    await refused(broken, (releases) => Object.assign(firstPage(releases), { position: LARGEST_INTEGER }))
    for (const moment of ODD_MOMENTS)
      for (const date of ['createdAt', 'releasedAt', 'scheduledFor'])
        await refused(broken, (releases) => Object.assign(releases[0] ?? {}, { [date]: moment }))
    await refused(broken, (releases) => Object.assign(releases[0]?.shown ?? {}, { styles: {} }))
    await refused('pages.carried_broken', (_, editions) =>
      Object.assign(editions[0] ?? {}, { document: null }),
    )
    await refused('pages.carried_newer', (_, editions) =>
      Object.assign(editions[0]?.document ?? {}, { format: 99 }),
    )
  })
})
