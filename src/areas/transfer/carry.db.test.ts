import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { onSiteOf } from '#areas/assets/testing.ts'
import { suppressedAmong } from '#areas/contacts/index.ts'
import { answerOf, unseal } from '#areas/forms/testing.ts'
import { aBlankSite, asOwner, bringBack, releasesOf } from '#areas/pages/testing.ts'
import { liveEditions } from '#areas/releases/index.ts'
import { carry, type Carried, carriedTables, idOn } from '#areas/sites/index.ts'
import { anAccount, duplicateSite, type TestAccount } from '#areas/sites/testing.ts'
import { ID_PATTERN, newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/db/database.ts'
import { tenantTables } from '#platform/db/tenancy.ts'
import { siteKey } from '#platform/storage/storage.ts'
import { testCtx, sharedDatabase, testTools } from '#platform/testing/world.ts'
import {
  asPerson,
  changed,
  exported,
  type Files,
  filesOf,
  handedIn,
  jsonOf,
  keptKeys,
  madeOf,
  PAPERS,
  peopled,
  wholeOf,
} from './testing.ts'

let database: Database
let owner: TestAccount
let siteId: string
let formId: string
let submissionId: string
let tables: readonly Carried[]

const on = <T>(of: string, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  onSiteOf(database, owner, of, (ctx) => work(asOwner(ctx, owner, of)))

before(async () => {
  database = await sharedDatabase()
  await database.transaction('platform', async (db) => {
    ;({ owner, siteId } = await aBlankSite(testCtx(db)))
    tables = await carriedTables(testCtx(db))
  })
  ;({ formId, submissionId } = await on(siteId, peopled))
})

/** A site made of an archive; of that of the site, unless another is given. */
const brought = async (archive?: Buffer): Promise<string> => {
  const one = await handedIn(database, owner, archive ?? (await exported(database, owner, siteId)))
  return madeOf(database, owner, one.id)
}

/** Every row of a table of a site, as text. */
async function rowsOf(of: string, { name, without = [] }: Carried): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) - ${['site_id', ...without, 'sealed', 'mail_id']}::text[] as row
    from ${sql.table(name)} as t where site_id = ${of}`.execute(database.root)
  return rows.map(({ row }) => row)
}

const byText = (rows: readonly unknown[]): string[] => rows.map((row) => JSON.stringify(row)).toSorted()

/** A row as another site has it: every id is another. */
const anew = (row: Record<string, unknown>, of: string): Record<string, unknown> => ({
  ...(JSON.parse(
    JSON.stringify(row).replaceAll(new RegExp(ID_PATTERN, 'g'), (before) => idOn(of, before)),
  ) as Record<string, unknown>),
  // A text, whatever it looks like.
  ...('key' in row ? { key: row['key'] } : {}),
})

describe('what areas carry in an archive', () => {
  test('comes in row by row as it was, but for its ids', async () => {
    const made = await brought()
    for (const table of tables) {
      const was = await rowsOf(siteId, table)
      assert.ok(was.length > 0, `${table.name} has no row to be compared`)
      assert.deepEqual(
        byText(await rowsOf(made, table)),
        byText(was.map((row) => anew(row, made))),
        table.name,
      )
    }
  })

  test('sealed answers leave open and are sealed anew; files are where the new rows say', async () => {
    const archive = await exported(database, owner, siteId)
    const path = 'rows/submissions/1.json'
    assert.match((await filesOf(archive)).get(path)?.toString() ?? '', /X-4711/)
    const made = await brought(archive)
    const id = idOn(made, submissionId)
    const { rows } = await sql<{ sealed: Buffer; answers: unknown }>`
      select sealed, answers from submissions where site_id = ${made} and id = ${id}`.execute(database.root)
    const [row] = rows
    assert.ok(row)
    assert.deepEqual(
      [...(await on(made, async (ctx) => unseal(ctx, id, row.sealed)))],
      [['secret01', 'X-4711']],
    )
    const { rows: files } = await sql<{ id: string; storage_key: string }>`
      select id, storage_key from submission_files where site_id = ${made}`.execute(database.root)
    const [file] = files
    assert.equal(file?.storage_key, siteKey(made, 'forms', file?.id ?? ''))
    const opened = await testTools().storage.get(file?.storage_key ?? '')
    assert.equal((await wholeOf(opened?.stream ?? Readable.from([]))).toString(), PAPERS)
    assert.ok(JSON.stringify(row.answers).includes(file?.id ?? '–'))
    assert.deepEqual(
      [...(await on(made, (ctx) => suppressedAmong(ctx, ['noor@example.com'])))],
      ['noor@example.com'],
    )
    const answered = { formId: idOn(made, formId), email: 'noor@example.com' }
    assert.equal(await on(made, (ctx) => answerOf(ctx, answered)), id)
  })

  test('an address that is known is suppressed by another installation’s key, too', async () => {
    const archive = await changed(await exported(database, owner, siteId), (files) => {
      const path = 'rows/suppressions/1.json'
      files.set(
        path,
        Buffer.from(
          (files.get(path)?.toString() ?? '').replace(
            /"address_hash":"[^"]+"/,
            '"address_hash":"another-key"',
          ),
        ),
      )
    })
    const made = await brought(archive)
    assert.deepEqual(
      [...(await on(made, (ctx) => suppressedAmong(ctx, ['noor@example.com'])))],
      ['noor@example.com'],
    )
  })

  test('whether recipients agreed is asked anew', async () => {
    await sql`update form_recipients set confirmed_at = now() where site_id = ${siteId}`.execute(
      database.root,
    )
    const made = await brought()
    const { rows } = await sql`select confirmed_at from form_recipients where site_id = ${made}`.execute(
      database.root,
    )
    assert.deepEqual(rows, [{ confirmed_at: null }])
  })

  test('each release can be brought back with its forms', async () => {
    const made = await brought()
    const releases = await on(made, (ctx) => releasesOf({ ctx, siteId: made }))
    const titles: unknown[] = []
    for (const release of releases
      .filter(({ number }) => number <= 2)
      .toSorted((a, b) => a.number - b.number)) {
      await on(made, (ctx) => bringBack({ ctx, siteId: made }, release.id, 'Back'))
      const live = await on(made, (ctx) => liveEditions(ctx, 'form'))
      const { rows } = await sql<{ title: string }>`
        select title from form_editions where site_id = ${made} and id = any(${[...live.values()]}::uuid[])`.execute(
        database.root,
      )
      titles.push([[...live.keys()], rows.map(({ title }) => title)])
    }
    assert.deepEqual(titles, [
      [[idOn(made, formId)], ['Contact']],
      [[idOn(made, formId)], ['Write to us']],
    ])
  })

  test('taken out again, it is the same', async () => {
    const first = await exported(database, owner, siteId)
    const made = await brought(first)
    const [was, is] = [await filesOf(first), await filesOf(await exported(database, owner, made))]
    const parts = (files: Files): string[] =>
      [...files.keys()].filter((path) => path.startsWith('rows/')).toSorted()
    assert.deepEqual(parts(is), parts(was))
    for (const path of parts(was)) {
      // The mails of replies are other ones each time.
      const rows = (files: Files) =>
        JSON.parse(files.get(path)?.toString() ?? '') as Record<string, unknown>[]
      assert.deepEqual(byText(rows(is)), byText(rows(was).map((row) => anew(row, made))), path)
    }
  })
})

test('a copy of a site has the forms, none of their messages and no people', async () => {
  const { id: copy } = await asPerson(database, owner, (ctx) =>
    duplicateSite(ctx, { from: siteId, title: 'A copy', slug: `copy-${newId()}` }),
  )
  const counts = []
  for (const table of tables) {
    const { length } = await rowsOf(copy, table)
    if (length > 0) counts.push([table.name, length])
  }
  assert.deepEqual(counts, [['forms', 1]])
})

describe('hostile rows', () => {
  let archive: Buffer
  before(async () => {
    archive = await exported(database, owner, siteId)
  })

  type Row = Record<string, unknown>
  const withRows = (table: string, change: (rows: Row[], files: Files) => void): Promise<Buffer> =>
    changed(archive, (files) => {
      const path = `rows/${table}/1.json`
      const rows = jsonOf(files, path) as unknown as Row[]
      change(rows, files)
      files.set(path, Buffer.from(JSON.stringify(rows)))
    })
  const withRow = (table: string, values: Row): Promise<Buffer> =>
    withRows(table, (rows) => void Object.assign(rows[0] ?? {}, values))

  async function refused(bytes: Buffer, what: string): Promise<void> {
    const kept = await keptKeys()
    // An account may hand in so many a day.
    const by = await database.transaction('platform', (db) => anAccount(testCtx(db)))
    const { state, problem, report } = await handedIn(database, by, bytes)
    assert.deepEqual([state, problem?.code, report], ['refused', 'transfer.damaged', null], what)
    assert.match(problem?.message ?? '', /^[A-Z].*\.$/)
    assert.deepEqual(await keptKeys(), kept)
  }

  test('a value of the wrong kind, one that is missing, one too many, in each table', async () => {
    for (const { name, facts } of tables) {
      const [column = ''] = facts.columns.map((one) => one.name).filter((one) => !['told_at'].includes(one))
      await refused(await withRow(name, { [column]: { deep: [1] } }), `${name}.${column}`)
      await refused(
        await withRows(name, (rows) => void delete rows[0]?.[column]),
        `${name} without ${column}`,
      )
      await refused(await withRow(name, { site_id: newId() }), `${name} of another site`)
    }
  })

  test('what leads nowhere, in each column that leads to a row', async () => {
    for (const { name, facts } of tables)
      for (const { column } of facts.refers)
        await refused(await withRow(name, { [column]: newId() }), `${name}.${column}`)
  })

  test('values that break the rules of their area', async () => {
    const values: readonly (readonly [string, Row])[] = [
      ['forms', { definition: { version: 1, items: [{ id: 'x', kind: 'script' }], rules: [], endings: [] } }],
      ['forms', { settings: {} }],
      ['forms', { title: '' }],
      ['form_editions', { definition: null }],
      ['form_recipients', { email: 'nobody' }],
      ['form_recipients', { confirmed_at: new Date().toISOString() }],
      ['form_places', { taken: -1 }],
      ['submissions', { state: 'unheard-of' }],
      ['submissions', { answers: { mail01: { options: ['abcdef'] } } }],
      ['submissions', { answers: { gone001: 'of no field' } }],
      ['submissions', { sealed: '\\x00' }],
      ['submissions', { signs: [{ sign: 'angels', weight: 1 }] }],
      ['submission_files', { bytes: 7 }],
      ['submission_files', { storage_key: 'another/site' }],
      ['submission_files', { submission_id: null }],
      ['submission_notes', { text: 'x'.repeat(5_001) }],
      ['submission_replies', { state: 'lost' }],
      ['inbox_views', { query: { form: 7 } }],
      ['form_spam_words', { wanted: 1.5 }],
      ['contacts', { phones: 'one' }],
      ['contacts', { tags: Array.from({ length: 51 }, (_, n) => `tag ${n}`) }],
      ['contact_emails', { email: 'a@b@c' }],
      ['contact_lists', { name: '' }],
      ['list_members', { state: 'everybody' }],
      ['consents', { basis: 'guessed' }],
      ['consents', { act: null }],
      ['suppressions', { reason: 'none' }],
      ['suppressions', { address: 'none' }],
      ['contact_entries', { what: '<b>' }],
      ['contact_entries', { values: { deep: { er: 1 } } }],
    ]
    for (const [table, row] of values)
      await refused(await withRow(table, row), `${table} ${JSON.stringify(row).slice(0, 80)}`)
  })

  test('a row twice, rows of a table that nobody carries, a table out of order, a file of no row, a row without its file', async () => {
    await refused(await withRows('forms', (rows) => void rows.push({ ...rows[0] })), 'twice')
    await refused(
      await changed(archive, (files) => void files.set('files/submission_files/x.pdf', Buffer.from(PAPERS))),
      'a file of no row',
    )
    await refused(
      await changed(archive, (files) => {
        const path = [...files.keys()].find((one) => one.startsWith('files/submission_files/')) ?? ''
        files.delete(path)
      }),
      'no file',
    )
    await refused(
      await changed(archive, (files) => void files.delete('rows/submission_notes/1.json')),
      'no part',
    )
    await refused(
      await changed(archive, (files) => void files.set('rows/sites/1.json', Buffer.from('[]'))),
      'a part of no table',
    )
  })

  test('a release that shows an edition of another thing, of no thing, or a kind of thing that there is not', async () => {
    const withOthers = (others: unknown): Promise<Buffer> =>
      changed(archive, (files) => {
        const releases = jsonOf(files, 'releases/1.json') as unknown as { shown: { others: unknown } }[]
        const [first] = releases
        assert.ok(first)
        first.shown.others = others
        files.set('releases/1.json', Buffer.from(JSON.stringify(releases)))
      })
    await refused(await withOthers({ form: [{ id: formId, editionId: newId() }] }), 'no edition')
    const edition = (await on(siteId, (ctx) => liveEditions(ctx, 'form'))).get(formId)
    await refused(await withOthers({ form: [{ id: newId(), editionId: edition }] }), 'another thing')
    const { state, problem } = await handedIn(database, owner, await withOthers({ account: [] }))
    assert.deepEqual([state, problem?.code], ['refused', 'pages.carried_release'])
  })

  test('a file that is not what its row says ends the making, and leaves nothing', async () => {
    const path =
      [...(await filesOf(archive)).keys()].find((one) => one.startsWith('files/submission_files/')) ?? ''
    const one = await handedIn(
      database,
      owner,
      await changed(archive, (files) => void files.set(path, Buffer.from('x'.repeat(PAPERS.length)))),
    )
    assert.equal(one.state, 'checked')
    const kept = await keptKeys()
    await assert.rejects(madeOf(database, owner, one.id), /papers|submission_files/)
    assert.deepEqual(await keptKeys(), kept)
  })

  test('what the database alone can tell ends the making with a sentence, and leaves no row', async () => {
    const twice = await withRows('submissions', (rows) => {
      rows.push({ ...rows[0], id: newId() })
    })
    const one = await handedIn(database, owner, twice)
    assert.equal(one.state, 'checked')
    await assert.rejects(madeOf(database, owner, one.id), /rows\/submissions/)
    for (const { name } of tables) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(name)} as t
        where not exists (select from sites where sites.id = t.site_id)`.execute(database.root)
      assert.deepEqual(rows, [{ count: 0 }], name)
    }
  })
})

test('every table of sites is carried, or its area says why not', async () => {
  const named = testTools()
    .of(carry)
    .flatMap(({ tables: some, otherwise }) => [...some.map(({ name }) => name), ...Object.keys(otherwise)])
  assert.equal(new Set(named).size, named.length, 'a table is named once')
  const there = (await tenantTables(database.root)).map(({ name }) => name)
  // Known to the platform by name: rows of sites without a column for the site.
  const besides = ['sites', 'idempotent_answers', 'account_sign_ins', 'jobs.job']
  assert.deepEqual(named.toSorted(), there.filter((name) => !besides.includes(name)).toSorted())
})
