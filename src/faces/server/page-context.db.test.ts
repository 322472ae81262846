import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { createContext, runInContext } from 'node:vm'
import { startSession } from '#areas/accounts/index.ts'
import { changeStatus } from '#areas/sites/index.ts'
import { aSite, aSiteInput, anAccount } from '#areas/sites/testing.ts'
import { bareKinds, barePage } from '#faces/visitor/states/bare-page.ts'
import { visitorsOfTests } from '#faces/visitor/testing.ts'
import type { PageContext } from '#kernel/page-context.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import { crumbMaker } from '#platform/http/crumb.ts'
import { createHttp } from '#platform/http/http.ts'
import { testClock, testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { serveAdmin } from './admin-app.ts'
import { awayPage } from './away-page.ts'
import { ownerWords, visitorWords } from './words.ts'

// Contract §4: what stands in a page is run as its reader's browser runs it, one script after the other in one window.

const build = mkdtempSync(join(tmpdir(), 'portico-build-'))
mkdirSync(join(build, 'assets'))
writeFileSync(
  join(build, 'index.html'),
  '<!doctype html><html lang="en-US"><head><script>window.Static={OTHER:1}</script><!--page-context--></head></html>',
)

const database = await testDatabase()
const { street } = await visitorsOfTests()
let cookie = ''
let accountId = ''
let siteId = ''
let slug = ''
const app = await createHttp()

before(async () => {
  await database.transaction('platform', async (db) => {
    const ctx = testCtx(db)
    const owner = await anAccount(ctx)
    const input = aSiteInput({ language: 'de-CH', country: 'CH', timeZone: 'Europe/Zurich' })
    slug = input.slug
    accountId = owner.id
    siteId = await aSite(ctx, owner, input)
    await changeStatus(ctx, { siteId, to: siteStatus.trial, why: 'A test' })
    const session = testCtx(db)
    await startSession(session, { accountId })
    cookie = [...session.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  })
  const tools = testTools()
  serveAdmin(app, {
    database,
    clock: testClock,
    tools,
    crumbs: crumbMaker(secretsOf('a secret key that only the tests know of').key('crumb')),
    build,
    routes: [],
  })
  await app.ready()
})
after(async () => {
  await app.close()
  rmSync(build, { recursive: true })
})

interface Page {
  readonly Static?: { readonly PAGE_CONTEXT?: PageContext; readonly OTHER?: number }
}

/** What a page's window holds once its scripts have run: those that are scripts by type, up to the first end tag. */
function opened(html: string): Page {
  const window: Page = {}
  const context = createContext({ window })
  for (const [, about = '', script = ''] of html.matchAll(/<script\b([^>]*)>(.*?)<\/script/gs))
    if (!/\b(type|src)=/.test(about)) runInContext(script, context)
  return window
}

const owners = async (url: string, headers: Record<string, string> = {}): Promise<Page> => {
  const { statusCode, body } = await app.inject({ url, headers: { host: 'localhost:4000', ...headers } })
  assert.equal(statusCode, 200, body)
  return opened(body)
}

test('contract §4: a page of the owner’s app has its context, beside what stands in the window already', async () => {
  const { Static } = await owners(`/sites/${siteId}/pages`, { cookie })
  assert.equal(Static?.OTHER, 1)
  const context = Static?.PAGE_CONTEXT
  assert.deepEqual(
    [context?.website.id, context?.website.language, context?.website.siteStatus.value],
    [siteId, 'de-CH', 'TRIAL'],
  )
  assert.equal(context?.websiteSettings.country, 'CH')
  assert.equal(context?.authenticatedAccount?.id, accountId)
  assert.ok(Array.isArray(context?.betaFeatureFlags))
})

test('contract §4: nobody signed in, and a site in the address: no account, and nothing of the site', async () => {
  const { Static } = await owners(`/sites/${siteId}/pages`)
  assert.equal(Static?.PAGE_CONTEXT?.authenticatedAccount, null)
  assert.equal(Static?.PAGE_CONTEXT?.website.id, '')
})

test('contract §4: a visitor’s page has one of the same shape, without an account and without an owner’s flags', async () => {
  const { Static } = opened((await street.ask(slug, '/')).text)
  const context = Static?.PAGE_CONTEXT
  assert.deepEqual([context?.website.id, context?.website.language], [siteId, 'de-CH'])
  assert.equal(context?.authenticatedAccount, null)
  assert.equal(context?.betaFeatureFlags.length, 0)
  const owner = (await owners(`/sites/${siteId}/pages`, { cookie })).Static?.PAGE_CONTEXT
  assert.deepEqual(Object.keys(context ?? {}).toSorted(), Object.keys(owner ?? {}).toSorted())
})

test('contract §4: so has every page that stands where no other can: that of no site and nobody', async () => {
  const owner = (await owners('/')).Static?.PAGE_CONTEXT
  const about = { locale: 'de-CH', id: 'request-1' }
  const pages = [
    ...bareKinds.map((kind) => barePage(kind, { ...about, words: visitorWords('de-CH') })),
    ...[true, false].map((isPassing) =>
      awayPage({ ...about, words: ownerWords('de-DE'), isPassing, nonce: 'once' }),
    ),
  ]
  assert.ok(pages.length > 6)
  for (const page of pages) {
    const context = opened(page).Static?.PAGE_CONTEXT
    assert.deepEqual(Object.keys(context ?? {}).toSorted(), Object.keys(owner ?? {}).toSorted())
    // As text: what another window made is of another kind.
    assert.equal(JSON.stringify(context?.website), JSON.stringify({ ...owner?.website, language: 'de-CH' }))
    assert.equal(context?.authenticatedAccount, null)
  }
})

test('contract §4: a browser lets it be read there: it is the one script that the policy of the page names', async () => {
  const { text, headers } = await street.ask('nobody', '/', { accept: 'text/html' })
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(text) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  assert.ok(String(headers['content-security-policy']).includes(`; script-src 'sha256-${hash}';`))
  assert.equal(opened(text).Static?.PAGE_CONTEXT?.website.id, '')
})

test('R-37: the policy of the owner’s app lets styles in by a nonce, another each time, and nothing else that stands in a page', async () => {
  const policyOf = async () => {
    const { headers } = await app.inject({ url: '/sign-in', headers: { host: 'localhost:4000' } })
    const policy = String(headers['content-security-policy'])
    return { policy, nonce: /'nonce-([^']{20,})'/.exec(policy)?.[1] ?? assert.fail(policy) }
  }
  const { policy, nonce } = await policyOf()
  assert.doesNotMatch(policy, /unsafe/)
  for (const rule of [
    `style-src 'self' 'nonce-${nonce}'; style-src-attr 'none'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `default-src 'none'`,
  ])
    assert.ok(policy.includes(rule), policy)
  assert.notEqual((await policyOf()).nonce, nonce)
})
