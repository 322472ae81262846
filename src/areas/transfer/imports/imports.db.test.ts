import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { anAccount, aSite, type TestAccount } from '#areas/sites/testing.ts'
import { betaVisitorLocales, type VisitorLocale } from '#kernel/i18n/locales.ts'
import { newId } from '#kernel/ids.ts'
import type { Database } from '#platform/db/database.ts'
import { testCtx, testTools } from '#platform/testing/world.ts'
import { checkImport } from './check-import.job.ts'
import { dropImport } from './drop-import.ts'
import { archiveKey } from './import.ts'
import { siteOfImport } from './make-import.job.ts'
import { makeImport } from './make-import.ts'
import { stopImport } from './stop-import.ts'
import { uploadImport } from './upload-import.ts'
import {
  onRestaurants,
  asPerson,
  changed,
  comparable,
  filesOf,
  jsonOf,
  keptKeys,
  naming,
  outsideOf,
  runJob,
  toolsKeeping,
} from '../testing.ts'

let database: Database
let owner: TestAccount

const { ask, exported, furnish, handedIn, madeOf, standing } = onRestaurants((now) => {
  ;({ database, owner } = now)
})

/** How many rows a site has that an archive brings. */
const rowsOf = async (of: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from pages where site_id = ${of}) + (select count(*) from assets where site_id = ${of})
      + (select count(*) from redirects where site_id = ${of}) + (select count(*) from sites where id = ${of}) as n`.execute(
    database.root,
  )
  return Number(rows[0]?.n)
}

describe('bringing a site in', () => {
  test('tells first what is in it, and what is not', async () => {
    await furnish()
    const archive = await exported()
    const { state, report } = await handedIn(archive)
    const packed = [...(await filesOf(archive))].filter(([path]) => path.startsWith('files/'))
    const bytes = packed.reduce((sum, [, body]) => sum + body.length, 0)
    assert.equal(state, 'checked')
    assert.ok(report)
    assert.deepEqual(
      [report.title, report.files, report.redirects, report.bytes],
      ['Kestrel Books', packed.length, 2, bytes],
    )
    assert.ok(report.pages >= 4)
    assert.equal(report.pageTitles.length, Math.min(12, report.pages))
    assert.deepEqual(
      report.leftOut.map(({ kind }) => kind),
      ['people'],
    )
  })

  test('R-14: asked twice, run twice or run again after its end, it makes one site', async () => {
    await furnish()
    const one = await handedIn(await exported())
    await ask(one.id)
    await ask(one.id)
    await runJob(database, siteOfImport, { importId: one.id })
    const { siteId: made } = await standing(one.id)
    assert.ok(made)
    const rows = await rowsOf(made)
    await runJob(database, siteOfImport, { importId: one.id })
    assert.equal(await rowsOf(made), rows)
    const { rows: sites } = await sql<{ n: number }>`
      select count(*)::int as n from sites where owner_id = ${owner.id}`.execute(database.root)
    assert.equal(sites[0]?.n, 2)
  })

  test('R-14: a run that ends in the middle leaves no site, and the next one makes it whole', async () => {
    await furnish()
    const first = await exported()
    const one = await handedIn(first)
    await ask(one.id)
    const ended = AbortSignal.abort(new Error('the process ends'))
    await assert.rejects(
      runJob(database, siteOfImport, { importId: one.id }, { isLastAttempt: false, signal: ended }),
      /the process ends/,
    )
    assert.equal((await standing(one.id)).state, 'making')
    await runJob(database, siteOfImport, { importId: one.id })
    const { siteId: made } = await standing(one.id)
    assert.ok(made)
    assert.deepEqual(comparable(await filesOf(await exported(made))), comparable(await filesOf(first)))
  })

  test('stopped while it is laid, the site leaves nothing, and another is made of the same archive', async () => {
    await furnish()
    const first = await exported()
    const one = await handedIn(first)
    const kept = await keptKeys()
    await ask(one.id)
    const stop = () => asPerson(database, owner, (ctx) => stopImport(ctx, { importId: one.id }))
    const { storage } = testTools()
    let puts = 0
    const tools = toolsKeeping({
      // Stopped when a file is laid already, and another is just being.
      async put(key, body) {
        puts += 1
        if (puts === 2) {
          const { import: stopped } = await stop()
          assert.deepEqual([stopped.state, stopped.problem], ['checked', null])
          assert.equal(stopped.wanted?.title, 'Brought in')
        }
        return storage.put(key, body)
      },
    })
    await runJob(database, siteOfImport, { importId: one.id }, { tools, isLastAttempt: false })
    assert.ok(puts >= 2)
    assert.deepEqual(await keptKeys(), kept)
    const made = await madeOf(one.id)
    assert.deepEqual(comparable(await filesOf(await exported(made))), comparable(await filesOf(first)))
    assert.equal((await stop()).import.siteId, made, 'a site that is there stays')
  })

  test('the job of a try that was stopped has no part in the next', async () => {
    await furnish()
    const one = await handedIn(await exported())
    const tryOf = async () => {
      const { rows } = await sql<{ id: string }>`
        select new_site_id as id from site_imports where id = ${one.id}::uuid`.execute(database.root)
      return rows[0]?.id ?? ''
    }
    await ask(one.id)
    const stopped = { importId: one.id, newSiteId: await tryOf() }
    await asPerson(database, owner, (ctx) => stopImport(ctx, { importId: one.id }))
    await ask(one.id)
    const next = { importId: one.id, newSiteId: await tryOf() }
    assert.notEqual(next.newSiteId, stopped.newSiteId)
    // What a run of it had left lies there still.
    await testTools().storage.put(`${stopped.newSiteId}/assets/${newId()}/original`, Buffer.from('left'))
    await runJob(database, siteOfImport, stopped)
    assert.equal((await standing(one.id)).state, 'making')
    assert.ok(!(await keptKeys()).some((key) => key.startsWith(stopped.newSiteId)))
    await runJob(database, siteOfImport, next)
    const { siteId: made } = await standing(one.id)
    assert.equal(made, next.newSiteId)
    const kept = await keptKeys()
    await runJob(database, siteOfImport, next)
    await sql`delete from site_imports where id = ${one.id}::uuid`.execute(database.root)
    await runJob(database, siteOfImport, next)
    assert.deepEqual(await keptKeys(), kept, 'a site that is there keeps its files')
  })

  test('stopped after a run was killed, it leaves no file either', async () => {
    await furnish()
    const one = await handedIn(await exported())
    const kept = await keptKeys()
    await ask(one.id)
    const { storage } = testTools()
    const killed = toolsKeeping({
      async put(key, body) {
        await storage.put(key, body)
        throw new Error('the process ends')
      },
    })
    await assert.rejects(
      runJob(database, siteOfImport, { importId: one.id }, { tools: killed, isLastAttempt: false }),
      /the process ends/,
    )
    await asPerson(database, owner, (ctx) => stopImport(ctx, { importId: one.id }))
    await runJob(database, siteOfImport, { importId: one.id })
    assert.deepEqual(await keptKeys(), kept)
  })

  test('an archive that storage has lost is said to be gone, and is not looked for without end', async () => {
    const outside = await outsideOf(database, owner, await exported())
    const { import: one } = await uploadImport(outside, { name: 'site.zip' })
    await testTools().storage.remove(archiveKey(one.id))
    await runJob(database, checkImport, { importId: one.id }, { isLastAttempt: false })
    const { state, problem } = await standing(one.id)
    assert.deepEqual([state, problem?.code], ['refused', 'transfer.gone'])
  })

  test('an import that is forgotten while it is looked through stays forgotten', async () => {
    const outside = await outsideOf(database, owner, await exported())
    const { import: one } = await uploadImport(outside, { name: 'site.zip' })
    await asPerson(database, owner, (ctx) => dropImport(ctx, { importId: one.id }))
    await testTools().storage.remove(archiveKey(one.id))
    await runJob(database, checkImport, { importId: one.id })
    await assert.rejects(standing(one.id), { code: 'not_found' })
  })

  test('contract §9: a flagged currency comes with the archive that has it, and is not chosen for another', async () => {
    const archive = await exported()
    const made = async (importId: string, currency: string, language: VisitorLocale = 'en-GB') => {
      const wanted = { ...naming(), importId, currency, language }
      return (await asPerson(database, owner, (ctx) => makeImport(ctx, wanted))).import.state
    }
    const refused = (field: string) => ({
      code: `sites.${field}_unoffered`,
      kind: 'invalid',
      message: `sites.${field}_unoffered (${field})`,
    })
    const one = await handedIn(archive)
    for (const closed of ['JPY', 'XAU', 'HRK'])
      await assert.rejects(made(one.id, closed), refused('currency'), closed)
    await assert.rejects(made(one.id, 'CHF', betaVisitorLocales[0]), refused('language'))
    assert.equal(await made(one.id, 'CHF'), 'making')
    await runJob(database, siteOfImport, { importId: one.id })

    const paidIn = async (currency: string) => {
      const own = await changed(archive, (files) => {
        files.set('site.json', Buffer.from(JSON.stringify({ ...jsonOf(files, 'site.json'), currency })))
      })
      return (await handedIn(own)).id
    }
    const metal = await paidIn('XAU')
    await assert.rejects(made(metal, 'XAU'), refused('currency'), 'nobody pays in it')
    assert.equal(await made(metal, 'GBP'), 'making')
    await runJob(database, siteOfImport, { importId: metal })
    assert.equal(await made(await paidIn('JPY'), 'JPY'), 'making')
  })

  test('contract §9: a country under sanctions is refused at once, and the archive stays to be asked again', async () => {
    const one = await handedIn(await exported())
    const made = (country: string) =>
      asPerson(database, owner, (ctx) => makeImport(ctx, { importId: one.id, ...naming(), country }))
    for (const country of ['CU', 'IR', 'KP', 'SD', 'SY'])
      await assert.rejects(
        made(country),
        {
          code: 'sites.country_sanctioned',
          kind: 'forbidden',
          message: 'sites.country_sanctioned (country)',
        },
        country,
      )
    const { state, problem } = await standing(one.id)
    assert.deepEqual([state, problem], ['checked', null])
    assert.equal((await made('GB')).import.state, 'making')
  })

  test('another account finds nothing of it', async () => {
    const one = await handedIn(await exported())
    const other = await database.transaction('platform', (db) => anAccount(testCtx(db)))
    const missing = { code: 'not_found' }
    await assert.rejects(standing(one.id, other), missing)
    await assert.rejects(
      asPerson(database, other, (ctx) => makeImport(ctx, { importId: one.id, ...naming() })),
      missing,
    )
    await assert.rejects(
      asPerson(database, other, (ctx) => dropImport(ctx, { importId: one.id })),
      missing,
    )
    assert.equal((await standing(one.id)).state, 'checked')
  })

  test('an address that was taken meanwhile is told, and another can be chosen', async () => {
    const one = await handedIn(await exported())
    const slug = `taken-${newId()}`.slice(0, 40)
    await ask(one.id, slug)
    await database.transaction('platform', (db) => aSite(testCtx(db), owner, { slug }))
    await runJob(database, siteOfImport, { importId: one.id })
    const { state, problem } = await standing(one.id)
    assert.deepEqual([state, problem?.code], ['checked', 'sites.slug_taken'])
    await assert.rejects(ask(one.id, slug), { code: 'sites.slug_taken' })
    await madeOf(one.id)
  })

  test('given up, or pushed aside by another file, it leaves nothing', async () => {
    const archive = await exported()
    const kept = await keptKeys()
    const one = await handedIn(archive)
    const other = await handedIn(archive)
    await assert.rejects(standing(one.id), { code: 'not_found' })
    await asPerson(database, owner, (ctx) => dropImport(ctx, { importId: other.id }))
    assert.deepEqual(await keptKeys(), kept)
  })
})
