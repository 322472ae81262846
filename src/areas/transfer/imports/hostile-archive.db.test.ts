import { testCtx, testTools } from '#platform/testing/world.ts'
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { isShipped } from '#areas/assets/index.ts'
import { send } from '#areas/assets/testing.ts'
import { anAccount, type TestAccount } from '#areas/sites/testing.ts'
import { newId } from '#kernel/ids.ts'
import { LARGEST_INTEGER } from '#kernel/shapes.ts'
import type { Database } from '#platform/db/database.ts'
import { siteOfImport } from './make-import.job.ts'
import {
  onRestaurant,
  handedIn as handedInBy,
  limited,
  changed,
  DRAWING,
  type Files,
  filesOf,
  jsonOf,
  keptKeys,
  ODD_MOMENTS,
  ownDrawings,
  runJob,
  zipped,
} from '../testing.ts'

let database: Database
let owner: TestAccount
let siteId: string

const { ask, exported, furnish, handedIn, madeOf, standing } = onRestaurant((now) => {
  ;({ database, owner, siteId } = now)
})

describe('a hostile or broken archive', () => {
  let archive: Buffer
  before(async () => {
    await furnish()
    archive = await exported()
  })

  /** It is refused with a sentence of its own, and nothing of it stays. */
  async function refused(bytes: Buffer, code: string): Promise<void> {
    const kept = await keptKeys()
    // An account may hand in so many a day.
    const by = await database.transaction('platform', (db) => anAccount(testCtx(db)))
    const { state, problem, report } = await handedInBy(database, by, bytes)
    assert.deepEqual([state, problem?.code, report], ['refused', code, null])
    assert.match(problem?.message ?? '', /^[A-Z].*\.$/)
    assert.deepEqual(await keptKeys(), kept)
  }

  /** The first page in an archive, changed. */
  const withPage = (change: (page: Record<string, unknown>) => void) =>
    changed(archive, (files) => {
      const path = [...files.keys()].find((one) => one.startsWith('pages/')) ?? ''
      const page = jsonOf(files, path)
      change(page)
      files.set(path, Buffer.from(JSON.stringify(page)))
    })

  /** The archive with a file in place of what was there. */
  const withFile = (path: string, text: string): Promise<Buffer> =>
    changed(archive, (files) => void files.set(path, Buffer.from(text)))

  test('no zip file, one that was cut short, one of something else', async () => {
    await refused(Buffer.from('PK, or so it says'), 'archive.not_a_zip')
    await refused(archive.subarray(0, archive.length - 40), 'archive.damaged')
    await refused(await zipped(new Map([['readme.txt', Buffer.from('Hello')]])), 'transfer.not_ours')
    const other = new Map([['manifest.json', Buffer.from('{"format":"ghost"}')]])
    await refused(await zipped(other), 'transfer.not_ours')
  })

  test('a path that leads elsewhere', async () => {
    await refused(await withFile('../../evil.json', '{}'), 'archive.unsafe_name')
  })

  test('a newer version of the format', async () => {
    const manifest = { format: 'portico-site', version: 2, whatever: [] }
    await refused(await withFile('manifest.json', JSON.stringify(manifest)), 'transfer.newer')
  })

  test('a sum that does not fit, a file that is told of nowhere, one that is not there', async () => {
    const path = [...(await filesOf(archive)).keys()].find((one) => one.endsWith('.pdf')) ?? ''
    const original = (await filesOf(archive)).get('manifest.json') ?? Buffer.alloc(0)
    const keep = (change: (files: Files) => void) =>
      changed(archive, (files) => {
        change(files)
        files.set('manifest.json', original)
      })
    const swapped = Buffer.from('%PDF-1.7 the notes of a leap')
    await refused(await keep((files) => void files.set(path, swapped)), 'transfer.damaged')
    await refused(await keep((files) => void files.set('extra.json', Buffer.from('{}'))), 'transfer.damaged')
    await refused(await keep((files) => void files.delete(path)), 'transfer.damaged')
    await refused(await withFile('files/extra.bin', 'x'), 'transfer.damaged')
  })

  test('a page that breaks a rule, twice the same, or made with a newer program', async () => {
    const target = { href: 'javascript:alert(1)', opensNewTab: false }
    for (const broken of [
      { document: { format: 1 } },
      { document: null },
      { slug: '../x' },
      { passwordHash: 'x' },
      { parentId: newId() },
      { settings: { target } },
      { navTitle: '' },
      { isHome: false },
      { kind: 'folder' },
      // The next page of the site would stand behind it.
      { position: LARGEST_INTEGER },
    ])
      await refused(await withPage((page) => Object.assign(page, broken)), 'pages.carried_broken')
    await refused(await withPage((page) => (page['parentId'] = page['id'])), 'pages.carried_broken')
    await refused(await withPage((page) => (page['id'] = newId())), 'transfer.damaged')
    await refused(
      await withPage((page) => (page['document'] = { ...(page['document'] as object), format: 99 })),
      'pages.carried_newer',
    )
  })

  test('a file of a year that is none here', async () => {
    for (const createdAt of ODD_MOMENTS)
      await refused(
        await changed(archive, (files) => {
          const described = JSON.parse(files.get('files.json')?.toString() ?? '[]') as object[]
          files.set(
            'files.json',
            Buffer.from(JSON.stringify(described.map((file) => ({ ...file, createdAt })))),
          )
        }),
        'transfer.damaged',
      )
  })

  test('styles and redirects that break a rule', async () => {
    await refused(await withFile('styles.json', '{"palette":{}}'), 'pages.carried_styles')
    const redirect = { from: '/a', to: 'javascript:alert(1)', status: 301, isAutomatic: false }
    await refused(await withFile('redirects.json', JSON.stringify([redirect])), 'pages.carried_redirects')
  })

  test('text that no database holds, and JSON without end', async () => {
    const text = '{"title":"a\\u0000b"}'
    await refused(await withFile('site.json', text), 'input')
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
    await refused(await withFile('redirects.json', deep), 'json.too_deep')
  })

  test('a drawing with a script in it comes in without, as an upload does; one that is broken is refused by name', async () => {
    const withDrawing = (bytes: Buffer) =>
      changed(archive, (files) => {
        const [path = ''] = ownDrawings(files)
        files.set(path, bytes)
      })
    const evil = DRAWING.replace('<path', '<script>alert(1)</script><path')
    const made = await madeOf((await handedIn(await withDrawing(Buffer.from(evil)))).id)
    const after = await filesOf(await exported(made))
    const drawing = after.get(ownDrawings(after)[0] ?? '')?.toString() ?? ''
    assert.match(drawing, /<path/)
    assert.doesNotMatch(drawing, /script|alert/)

    const broken = await handedIn(
      await withDrawing(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path')),
    )
    const kept = await keptKeys()
    await ask(broken.id)
    await runJob(database, siteOfImport, { importId: broken.id })
    const { state, problem } = await standing(broken.id)
    assert.deepEqual([state, problem?.code], ['checked', 'transfer.file_refused'])
    assert.match(problem?.message ?? '', /“mark\.svg”/)
    assert.deepEqual(await keptKeys(), kept)
  })

  test('what stands in an archive for a picture that comes with the program is not kept, and shown to nobody', async () => {
    const swapped = await changed(archive, (files) => {
      const path =
        [...files.keys()].find((one) => isShipped(testTools(), one.slice('files/'.length, -'.svg'.length))) ??
        ''
      assert.notEqual(path, '')
      files.set(path, Buffer.from(DRAWING.replace('<path', '<script>alert(1)</script><path')))
    })
    const made = await madeOf((await handedIn(swapped)).id)
    const told = await filesOf(await exported(made))
    const before = await filesOf(archive)
    for (const [path, bytes] of before) {
      if (isShipped(testTools(), path.slice('files/'.length, 'files/'.length + 36)))
        assert.ok(told.get(path)?.equals(bytes), path)
    }
    const kept = (await keptKeys()).filter((key) => key.includes(made))
    assert.ok(!kept.some((key) => isShipped(testTools(), key.split('/')[2] ?? '')))
  })

  test('drawings that differ in what is taken out alone come in as one, and what shows the other shows it', async () => {
    const twin = await send(
      database,
      owner,
      siteId,
      Buffer.from(DRAWING.replace('#123456', '#654321')),
      'twin.svg',
    )
    const both = await changed(await exported(), (files) => {
      const [first, second] = ownDrawings(files)
      assert.ok(first && second)
      files.set(first, Buffer.from(DRAWING))
      files.set(second, Buffer.from(DRAWING.replace('<path', '<metadata>2019</metadata><path')))
      const path = [...files.keys()].find((one) => one.startsWith('pages/')) ?? ''
      const page = jsonOf(files, path) as { settings: Record<string, unknown> }
      page.settings['socialImage'] = twin.asset.id
      files.set(path, Buffer.from(JSON.stringify(page)))
    })
    const made = await madeOf((await handedIn(both)).id)
    const drawn = await sql<{ id: string }>`
      select id from assets where site_id = ${made} and name like '%.svg'`.execute(database.root)
    const rows = drawn.rows.filter(({ id }) => !isShipped(testTools(), id))
    assert.equal(rows.length, 1)
    const shown = await sql<{ id: string }>`
      select settings->>'socialImage' as id from pages
      where site_id = ${made} and settings->>'socialImage' is not null`.execute(database.root)
    assert.deepEqual(
      shown.rows.map(({ id }) => id),
      [rows[0]?.id],
    )
    assert.equal((await keptKeys()).filter((key) => key.includes(made) && key.includes('assets')).length, 3)
  })

  test('folders in a circle, and two footers', async () => {
    const withPages = (change: (pages: Record<string, unknown>[]) => void) =>
      changed(archive, (files) => {
        const paths = [...files.keys()].filter((one) => one.startsWith('pages/'))
        const pages = paths.map((path) => jsonOf(files, path))
        change(pages)
        for (const [at, path] of paths.entries()) files.set(path, Buffer.from(JSON.stringify(pages[at])))
      })
    await refused(
      await withPages((pages) => {
        const [one, other] = pages.filter(({ isHome, kind }) => isHome !== true && kind === 'layout')
        Object.assign(one ?? {}, { kind: 'folder', parentId: other?.['id'] })
        Object.assign(other ?? {}, { kind: 'folder', parentId: one?.['id'] })
      }),
      'pages.carried_broken',
    )
    await refused(
      await withPages((pages) => {
        for (const page of pages) if (page['isHome'] !== true) page['kind'] = 'footer'
      }),
      'pages.carried_broken',
    )
  })

  test('files that lie in the trash are held against the room of a new site too, when it is made as well', async () => {
    const trashed = await changed(archive, (files) => {
      const described = JSON.parse(files.get('files.json')?.toString() ?? '[]') as object[]
      files.set(
        'files.json',
        Buffer.from(JSON.stringify(described.map((file) => ({ ...file, isTrashed: true })))),
      )
    })
    const one = await handedIn(trashed)
    assert.equal(one.state, 'checked')
    const kept = await keptKeys()
    const limit = { most: 1_000, plan: 'Small', next: null }
    limited({ ofSite: async () => limit, ofNewSite: async () => limit })
    await ask(one.id)
    await runJob(database, siteOfImport, { importId: one.id })
    const { state, problem } = await standing(one.id)
    assert.deepEqual([state, problem?.code], ['checked', 'transfer.no_room'])
    assert.deepEqual(await keptKeys(), kept)
    limited({})
    await madeOf(one.id)
  })

  test('ids of another site reach nothing of it', async () => {
    const theirs = await send(database, owner, siteId, Buffer.from('%PDF-1.7 theirs alone'), 'theirs.pdf')
    const one = await handedIn(archive)
    const made = await madeOf(one.id)
    const { rows } = await sql<{ site_id: string }>`
      select site_id from assets where id = ${theirs.asset.id}`.execute(database.root)
    assert.deepEqual(
      rows.map((row) => row.site_id),
      [siteId],
    )
    assert.notEqual(made, siteId)
  })
})
