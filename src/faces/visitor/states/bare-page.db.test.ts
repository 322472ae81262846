import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { release } from '#areas/releases/index.ts'
import { aSite, aSiteInput, anAccount, onSiteAs } from '#areas/sites/testing.ts'
import { KEY_DEBUG_COOKIE } from '#kernel/i18n/text-filter.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { installJobs } from '#platform/jobs/install-jobs.ts'
import { testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { type Met, openStreet, type Street } from '../testing.ts'
import { visitorSite, type VisitorSite } from '../visitor-site.ts'

let database: Database
let visitors: VisitorSite
let street: Street
const site = aSiteInput({ title: 'Kestrel Books', language: 'de-CH' })
const page = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'fr' }

describe('where no page of a site can stand', () => {
  before(async () => {
    database = await testDatabase()
    await installJobs(database)
    await database.transaction('platform', async (db) => {
      const ctx = testCtx(db)
      const owner = await anAccount(ctx)
      const siteId = await aSite(ctx, owner, site)
      await release(onSiteAs(ctx, owner, siteId), { siteId, styles: true, note: '' })
    })
    visitors = await visitorSite({ database, tools: testTools(), clock: systemClock })
    street = await openStreet(visitors)
  })
  after(async () => {
    street.close()
    await visitors.close()
  })

  /** It loads nothing, is kept by nobody, and is found by nobody. */
  function isBare({ headers, text }: Met): void {
    assert.match(String(headers['content-security-policy']), /^default-src 'none'; style-src 'sha256-/)
    assert.match(String(headers['cache-control']), /no-store/)
    assert.match(text, /<meta name="robots" content="noindex">/)
  }

  test('an address with no site: a page in the browser’s language that names nobody; a sentence for a program', async () => {
    const met = await street.ask('nobody', '/', page)
    assert.equal(met.status, 404)
    assert.match(met.text, /<html lang="fr-FR" dir="ltr">[\s\S]*<h1>Cette page n’existe pas<\/h1>/)
    isBare(met)
    const said = await street.ask('nobody', '/', { accept: '*/*' })
    assert.deepEqual([said.status, said.text], [404, 'Not found\n'])
  })

  test('a form that is sent to a page: a page in the site’s language, a sentence for a program', async () => {
    const met = await street.post(site.slug, '/', 'name=x', page)
    assert.deepEqual([met.status, met.headers.allow], [405, 'GET, HEAD'])
    assert.match(
      met.text,
      /<html lang="de-CH" dir="ltr">[\s\S]*<h1>Diese Seite nimmt keine Formulare an<\/h1>/,
    )
    isBare(met)
    const said = await street.post(site.slug, '/', 'name=x', { accept: '*/*' })
    assert.deepEqual([said.status, said.text], [405, 'Method not allowed\n'])
  })

  test('a form that another site sent: a page in the site’s language, with its words treated where that is asked for', async () => {
    const send = (path: string, headers: Record<string, string>) =>
      street.post(site.slug, path, 'password=x', { 'sec-fetch-site': 'cross-site', ...headers })
    const met = await send('/_password', page)
    assert.equal(met.status, 403)
    assert.match(
      met.text,
      /<html lang="de-CH" dir="ltr">[\s\S]*<h1>Dieses Formular kam von einer anderen Website<\/h1>/,
    )
    isBare(met)
    const treated = await send('/_password', { ...page, cookie: `${KEY_DEBUG_COOKIE}=1` })
    assert.match(treated.text, /state\.foreign_form\.title/)
    const said = await send('/_password', { accept: '*/*' })
    assert.deepEqual([said.status, said.text], [403, 'This form was sent from another site.\n'])
  })
})
