import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import {
  type Browser,
  codeAt,
  GOOD_PASSWORD,
  openPeople,
  type People,
  SoftKey,
} from '#areas/accounts/testing.ts'

import { changeStatus, siteAccess } from '#areas/sites/index.ts'
import { aSiteInput } from '#areas/sites/testing.ts'
import { newSection } from '#document/nodes.ts'
import { DAY, MINUTE } from '#kernel/clock.ts'
import type { Endpoint } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { insertHold } from '#platform/mail/mail-hold.store.ts'
import { takesKey } from '#platform/http/route.ts'
import { insertJob } from '#platform/jobs/queue-job.ts'
import { areas } from './areas.ts'

// R-01, of every POST of the product: repeated under one key it has one effect and one answer. A new one is walked only
// with a sample of its own here, and fails until it has it; what need not be repeatable says why where it is bound.

const routes = areas.flatMap((area) => area.routes)
const posts = routes.filter(({ endpoint }) => endpoint.method === 'POST')
const harmlessOf = (route: (typeof routes)[number]): string | null => (route.steps ? route.harmless : null)

type Input = Readonly<Record<string, unknown>>

/** A call that works, and who makes it. */
interface Sample {
  readonly by: Browser
  readonly input?: Input
}

let people: People
let operator: Browser
let owner: Browser
let ownerId = ''
let siteId = ''
let keys = 0

before(async () => {
  people = await openPeople({
    routes: routes.filter(({ endpoint }) => !endpoint.name.startsWith('accounts.')),
    siteAccess,
  })
  // The first account of an instance is its operator.
  operator = (await people.someone()).browser
  const someone = await people.someone()
  owner = someone.browser
  ownerId = someone.id
  siteId = (await made<{ id: string }>(owner, 'sites.createSite', aSiteInput())).id
})
after(() => people.door.close())

function endpointOf(name: string): Endpoint {
  const found = routes.find(({ endpoint }) => endpoint.name === name)
  assert.ok(found, name)
  return found.endpoint
}

/** A call that has to work, and what it is answered. */
async function made<T = { id: string }>(by: Browser, name: string, input: Input = {}): Promise<T> {
  return (await by.call(endpointOf(name), input)) as T
}

const onSite = <T = { id: string }>(name: string, input: Input = {}) =>
  made<T>(owner, name, { siteId, ...input })
const bySite = (input: Input = {}): Sample => ({ by: owner, input: { siteId, ...input } })
const byOperator = (input: Input = {}): Sample => ({ by: operator, input })
const why = 'A test'

async function aPage(): Promise<string> {
  return (await onSite<{ page: { id: string } }>('pages.create', { title: `Page ${newId()}` })).page.id
}
const aSave = () => ({
  base: 0,
  patches: [
    {
      op: 'insert',
      parent: 'page',
      after: null,
      nodes: { section: newSection({ name: 'First' }), blocks: [] },
    },
  ],
  clientId: `client-${newId()}`,
  saveId: `save-${newId()}`,
})
async function aRedirect(): Promise<{ id: string }> {
  const from = `/was-${newId()}`
  return (await onSite<{ redirect: { id: string } }>('redirects.add', { from, to: '/is' })).redirect
}
async function aThrownAsset(): Promise<string> {
  const assetId = newId()
  await people.asSystem((ctx) =>
    sql`insert into assets (site_id, id, name, kind, type, bytes, hash, created_at, deleted_at)
        values (${siteId}, ${assetId}, 'a.pdf', 'file', 'application/pdf', 1, ${createHash('sha256').update(assetId).digest('hex')}, now(), now())`.execute(
      ctx.db,
    ),
  )
  return assetId
}
const invited = { roles: ['website_editor'], customRoleIds: [], calendars: null, endsAt: null }
/** The secret of the newest link in somebody's mails. */
async function linkTo(email: string): Promise<string> {
  const mail = (await people.door.mailsTo(email)).at(-1)
  return /\/invitations\/([\w-]{43})/.exec(mail?.plain ?? '')?.[1] ?? mail?.token ?? ''
}
async function anInvited(): Promise<{ browser: Browser; token: string }> {
  const { email, browser } = await people.someone()
  await onSite('sites.invite', { ...invited, email })
  return { browser, token: await linkTo(email) }
}
async function aReset(): Promise<string> {
  const { email } = await people.someone()
  await made(people.newBrowser(), 'accounts.requestReset', { email })
  await people.door.sendResets()
  return linkTo(email)
}
async function withKey(): Promise<{ by: Browser; key: SoftKey }> {
  const { browser: by } = await people.someone()
  const key = new SoftKey()
  const { options } = await made<{ options: Record<string, unknown> }>(by, 'accounts.startPasskey')
  await made(by, 'accounts.addPasskey', { credential: key.make(options, people.door.origin), name: 'Blue' })
  return { by, key }
}
async function answered(by: Browser, key: SoftKey, start: string): Promise<Sample> {
  const { options } = await made<{ options: Record<string, unknown> }>(by, start)
  return { by, input: { credential: key.answer(options, people.door.origin) } }
}
/** Lets somebody prove anew who is at the keyboard. */
const proved = (by: Browser) => made(by, 'accounts.prove', { password: GOOD_PASSWORD })
const codeNow = (secret: string): string => codeAt(secret, people.door.clock.now())
async function withFactor(): Promise<{ by: Browser; email: string; secret: string }> {
  const { browser: by, email } = await people.someone()
  const { secret } = await made<{ secret: string }>(by, 'accounts.startSecondFactor')
  await made(by, 'accounts.confirmSecondFactor', { code: codeNow(secret) })
  people.door.clock.advance(MINUTE)
  return { by, email, secret }
}
const aTest = () => ({
  name: `commerce.test-${newId()}`,
  what: why,
  type: 'AB_TEST',
  stickyBy: 'account',
  control: 'a',
  segments: [
    {
      name: 'everybody',
      audience: {},
      shares: [
        { variant: 'a', weight: 50 },
        { variant: 'b', weight: 50 },
      ],
    },
  ],
})
const anAnnouncement = () => ({
  title: 'Later today',
  text: 'We are away for a minute.',
  tone: 'info',
  link: null,
  startsAt: new Date(people.door.clock.now()).toISOString(),
  endsAt: null,
})

const samples: Readonly<Record<string, () => Promise<Sample> | Sample>> = {
  'accounts.signUp': () => ({ by: people.newBrowser(), input: people.form(people.newAddress()) }),
  'accounts.verifyEmail': async () => {
    const [by, email] = [people.newBrowser(), people.newAddress()]
    await made(by, 'accounts.signUp', people.form(email))
    return { by, input: { token: await linkTo(email) } }
  },
  'accounts.resendVerification': async () => {
    const [by, email] = [people.newBrowser(), people.newAddress()]
    await made(by, 'accounts.signUp', people.form(email))
    await made(by, 'accounts.signIn', { email, password: GOOD_PASSWORD })
    return { by }
  },
  'accounts.signIn': async () => {
    const { email } = await people.someone()
    return { by: people.newBrowser(), input: { email, password: GOOD_PASSWORD } }
  },
  'accounts.signInWithCode': async () => {
    const { email, secret } = await withFactor()
    const by = people.newBrowser()
    await made(by, 'accounts.signIn', { email, password: GOOD_PASSWORD })
    return { by, input: { code: codeNow(secret) } }
  },
  'accounts.startPasskeySignIn': () => ({ by: people.newBrowser() }),
  'accounts.signInWithPasskey': async () =>
    answered(people.newBrowser(), (await withKey()).key, 'accounts.startPasskeySignIn'),
  'accounts.signOut': async () => ({ by: (await people.someone()).browser }),
  'accounts.requestReset': async () => ({
    by: people.newBrowser(),
    input: { email: (await people.someone()).email },
  }),
  'accounts.checkReset': async () => ({ by: people.newBrowser(), input: { token: await aReset() } }),
  'accounts.resetPassword': async () => ({
    by: people.newBrowser(),
    input: { token: await aReset(), password: 'seven quiet lanterns', endOtherSessions: true },
  }),
  'accounts.confirmEmailChange': async () => {
    const { browser: by } = await people.someone()
    const email = people.newAddress()
    await made(by, 'accounts.changeEmail', { email })
    return { by, input: { token: await linkTo(email) } }
  },
  'accounts.prove': async () => ({
    by: (await people.someone()).browser,
    input: { password: GOOD_PASSWORD },
  }),
  'accounts.startPasskeyProof': async () => ({ by: (await withKey()).by }),
  'accounts.proveWithPasskey': async () => {
    const { by, key } = await withKey()
    return answered(by, key, 'accounts.startPasskeyProof')
  },
  'accounts.changePassword': async () => ({
    by: (await people.someone()).browser,
    input: { current: GOOD_PASSWORD, password: 'seven quiet lanterns', endOtherSessions: true },
  }),
  'accounts.changeEmail': async () => ({
    by: (await people.someone()).browser,
    input: { email: people.newAddress() },
  }),
  'accounts.deleteAccount': async () => {
    const { browser: by, email } = await people.someone()
    return { by, input: { email } }
  },
  'accounts.endOtherSessions': async () => {
    const { browser: by, email } = await people.someone()
    await made(people.newBrowser(), 'accounts.signIn', { email, password: GOOD_PASSWORD })
    return { by }
  },
  'accounts.startPasskey': async () => ({ by: (await people.someone()).browser }),
  'accounts.addPasskey': async () => {
    const { browser: by } = await people.someone()
    const { options } = await made<{ options: Record<string, unknown> }>(by, 'accounts.startPasskey')
    return { by, input: { credential: new SoftKey().make(options, people.door.origin), name: 'Green' } }
  },
  'accounts.startSecondFactor': async () => ({ by: (await people.someone()).browser }),
  'accounts.confirmSecondFactor': async () => {
    const { browser: by } = await people.someone()
    const { secret } = await made<{ secret: string }>(by, 'accounts.startSecondFactor')
    return { by, input: { code: codeNow(secret) } }
  },
  'accounts.renewRecoveryCodes': async () => ({ by: (await withFactor()).by }),

  'sites.createSite': () => ({ by: owner, input: aSiteInput() }),
  'sites.duplicateSite': () => {
    const { title, slug } = aSiteInput()
    return { by: owner, input: { from: siteId, title, slug } }
  },
  'sites.renewPreviewKey': () => bySite(),
  'sites.convertSite': () => bySite({ type: 4 }),
  'sites.removeSite': async () => ({
    by: owner,
    input: { siteId: (await made(owner, 'sites.createSite', aSiteInput())).id },
  }),
  'sites.restoreSite': async () => {
    const { id } = await made(owner, 'sites.createSite', aSiteInput())
    await made(owner, 'sites.removeSite', { siteId: id })
    return { by: owner, input: { siteId: id } }
  },
  'sites.leaveSite': async () => {
    const { browser: by, token } = await anInvited()
    await made(by, 'sites.acceptInvitation', { token })
    return { by, input: { siteId } }
  },
  'sites.invite': () => bySite({ ...invited, email: people.newAddress() }),
  'sites.resendInvitation': async () => {
    const { id } = await onSite('sites.invite', { ...invited, email: people.newAddress() })
    people.door.clock.advance(10 * MINUTE)
    return bySite({ invitationId: id })
  },
  'sites.acceptInvitation': async () => {
    const { browser: by, token } = await anInvited()
    return { by, input: { token } }
  },
  'sites.declineInvitation': async () => {
    const { browser: by, token } = await anInvited()
    return { by, input: { token } }
  },
  'sites.offerSite': async () => {
    const { email } = await people.someone()
    await proved(owner)
    return bySite({ email })
  },
  'sites.createRole': () =>
    bySite({ name: `Role ${newId()}`, rights: ['pages.edit'], collections: null, calendars: null }),
  'billing.createPlan': () =>
    byOperator({
      name: `Plan ${newId()}`,
      intent: why,
      included: [],
      kind: 'standard',
      limits: { contributors: 2, storage: null, products: null, campaigns: null, sites: null },
      prices: [],
      isOffered: true,
    }),
  'assets.read': () => bySite({ ids: [newId()] }),
  'assets.restore': async () => bySite({ assetId: await aThrownAsset() }),
  'assets.purge': async () => bySite({ ids: [await aThrownAsset()] }),
  'pages.create': () => bySite({ title: 'Bread' }),
  'pages.move': async () =>
    bySite({ pageId: await aPage(), nav: 'main', parentId: null, before: await aPage() }),
  'pages.duplicate': async () => bySite({ pageId: await aPage() }),
  'pages.restore': async () => {
    const pageId = await aPage()
    await onSite('pages.delete', { pageId })
    return bySite({ pageId })
  },
  'pages.save': async () => bySite({ pageId: await aPage(), ...aSave() }),
  'pages.restore_version': async () => {
    const pageId = await aPage()
    await onSite('pages.save', { pageId, ...aSave() })
    return bySite({ pageId, version: 0 })
  },
  'styles.change': () => bySite({ changes: [{ path: ['corners'], value: 'round' }] }),
  'releases.release': () => bySite({ note: 'Once' }),
  'releases.roll_back': async () => {
    const { release } = await onSite<{ release: { id: string } }>('releases.release', { note: 'First' })
    await aPage()
    await onSite('releases.release', { note: 'Second' })
    return bySite({ releaseId: release.id, reason: why })
  },
  'redirects.add': () => bySite({ from: `/old-${newId()}`, to: '/new' }),
  'redirects.deleteMany': async () => bySite({ redirectIds: [(await aRedirect()).id] }),
  'redirects.restore': async () => {
    const { redirects } = await onSite<{ redirects: Record<string, unknown>[] }>('redirects.deleteMany', {
      redirectIds: [(await aRedirect()).id],
    })
    return bySite({
      redirects: redirects.map(({ from, to, status, isAutomatic, createdAt, seal }) => ({
        from,
        to,
        status,
        isAutomatic,
        createdAt,
        seal,
      })),
    })
  },
  'redirects.import': () => bySite({ csv: `/csv-${newId()},/new,301\n` }),
  'previews.make': () => bySite({ days: 7, password: 'figs and lemons' }),
  'transfer.startExport': async () => {
    await proved(owner)
    return bySite()
  },
  'transfer.linkExport': async () => {
    await proved(owner)
    const id = newId()
    await people.asSystem((ctx) =>
      sql`insert into site_exports (site_id, id, kind, created_by, created_at, updated_at, state, bytes, expires_at)
          values (${siteId}, ${id}, 'plain', ${ownerId}, now(), now(), 'ready', 12, now() + interval '1 year')`.execute(
        ctx.db,
      ),
    )
    return bySite({ exportId: id })
  },
  'transfer.makeImport': async () => {
    const { beginning: _, ...site } = aSiteInput()
    return { by: owner, input: { importId: await anImport('checked'), ...site } }
  },
  'transfer.stopImport': async () => ({ by: owner, input: { importId: await anImport('making') } }),

  'operator.exposed': async () => {
    const { name } = await aRunningTest()
    return { by: owner, input: { name } }
  },
  'operator.createExperiment': () => byOperator(aTest()),
  'operator.switchExperiment': async () => {
    const given = aTest()
    await made(operator, 'operator.createExperiment', given)
    return byOperator({ name: given.name, to: 'start', why })
  },
  'operator.saveInternalLabs': async () => {
    const { browser: by, id } = await people.someone()
    const duties = { accountId: id, isOperator: false, isStaff: true, why }
    await proved(operator)
    await made(operator, 'operator.changeDuties', duties)
    return { by, input: { features: ['i18nLang'] } }
  },
  'operator.saveCircleLabs': async () => {
    await made(operator, 'operator.setCircle', { siteId, isIn: true, why })
    return bySite({ features: ['expired-site-improvements'] })
  },
  'operator.extendSiteTrial': async () => {
    const { id } = await made(owner, 'sites.createSite', aSiteInput())
    await people.asSystem((ctx) => changeStatus(ctx, { siteId: id, to: siteStatus.trial, why }))
    return byOperator({ siteId: id, why })
  },
  'operator.noteSite': () => byOperator({ siteId, text: 'Called' }),
  'operator.resetSecondFactor': async () => {
    const { by } = await withFactor()
    const { id } = await made(by, 'accounts.readAccount')
    await proved(operator)
    return byOperator({ accountId: id, why })
  },
  'operator.endSessions': async () => {
    await proved(operator)
    return byOperator({ accountId: (await people.someone()).id, why })
  },
  'operator.retryJob': async () => {
    const job = {
      name: `operator.test-${newId()}`,
      retries: 0,
      backoff: { first: 1, longest: 1 },
      timeout: 10,
    }
    const jobId = await people.asSystem(async ({ db }) => {
      const id = await insertJob(db, null, job, {}, { at: new Date(Date.now() + DAY) })
      await sql`update jobs.job set state = 'failed', completed_on = now() where id = ${id}::uuid`.execute(db)
      return id
    })
    return byOperator({ jobId, name: job.name })
  },
  'operator.retrySetAside': async () => {
    const subscriber = `operator.test-${newId().slice(-12)}`
    const { rows } = await people.asSystem(({ db }) =>
      sql<{ position: number }>`
        insert into event_deliveries (site_id, subscriber, position, event_id, state, attempts, error, settled_at)
        select site_id, ${subscriber}, position, id, 'failed', 20, 'Out of paper', now()
        from events where site_id = ${siteId}::uuid and position is not null order by position limit 1
        returning position::integer as position`.execute(db),
    )
    return byOperator({ siteId, subscriber, position: rows[0]?.position })
  },
  'operator.resendMail': async () => {
    const { rows } = await people.asSystem(({ db }) =>
      sql<{ id: string }>`update mails set state = 'failed', settled_at = now(), answer = '550 no'
        where id = (select id from mails where kind like 'accounts.%' order by id limit 1)
        returning id`.execute(db),
    )
    return byOperator({ mailId: rows[0]?.id, siteId: null })
  },
  'operator.resumeMails': async () => {
    await people.asSystem(({ db }) => insertHold(db))
    return byOperator({ waiting: 'send' })
  },
  'operator.dismissAnnouncement': async () => ({
    by: owner,
    input: { announcementId: (await made(operator, 'operator.createAnnouncement', anAnnouncement())).id },
  }),
  'operator.createAnnouncement': () => byOperator(anAnnouncement()),
}

async function aRunningTest(): Promise<{ name: string }> {
  const given = aTest()
  await made(operator, 'operator.createExperiment', given)
  await made(operator, 'operator.switchExperiment', { name: given.name, to: 'start', why })
  return given
}

async function anImport(state: 'checked' | 'making'): Promise<string> {
  const id = newId()
  await people.asSystem(({ db }) =>
    sql`insert into site_imports (id, account_id, new_site_id, state, file_name, bytes, created_at, updated_at)
        values (${id}, ${ownerId}, ${newId()}, ${state}, 'a.zip', 1, now(), now())`.execute(db),
  )
  return id
}

/** Calls after which the session of who made them is another: a repeat comes with what the answer set. */
const renewing = new Set(['accounts.prove', 'accounts.proveWithPasskey', 'accounts.changePassword'])

/** Calls after which who made them is nobody any more there, and is answered as nobody is: without an effect. */
const leaving: Readonly<Record<string, number>> = {
  'accounts.signOut': 200,
  'accounts.deleteAccount': 401,
  'sites.leaveSite': 404,
}

/** Everything that is kept, as one line a table; answers kept for repeats are none of it. */
async function kept(): Promise<Record<string, string>> {
  const { root } = people.door.database
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'portico', 'jobs')
      and table_name not in ('idempotent_answers', 'rate_limits')`.execute(root)
  assert.ok(tables.length > 40)
  const each = tables.map(
    ({ name }) => sql`select ${name} as name, count(*) || ' ' ||
      md5(coalesce(string_agg(row::text, '|' order by row::text), '')) as all from ${sql.raw(name)} as row`,
  )
  const { rows } = await sql<{ name: string; all: string }>`${sql.join(each, sql` union all `)}`.execute(root)
  return Object.fromEntries(rows.map(({ name, all }) => [name, all]))
}

/** What an answer sets in a browser; forgery tokens are another each time, and are as good. */
const setBy = (cookies: readonly string[]): string[] => cookies.filter((one) => !one.startsWith('crumb='))

test('R-01: every POST heeds a key or says why it need not, and every one that does is walked', () => {
  for (const route of posts) {
    const { name } = route.endpoint
    const reason = harmlessOf(route)
    assert.notEqual(takesKey(route), reason !== null, name)
    if (reason !== null) assert.ok(reason.length > 30, name)
    assert.equal(name in samples, takesKey(route), `${name} is to be walked, or not to be`)
  }
  assert.equal(Object.keys(samples).length, posts.filter(takesKey).length)
})

for (const name of Object.keys(samples))
  test(`R-01: ${name}, repeated under one key, has one effect and one answer`, async () => {
    const endpoint = endpointOf(name)
    people.door.clock.advance(2 * MINUTE)
    const { by, input = {} } = (await samples[name]?.()) ?? { by: owner }
    const headers = { 'idempotency-key': `key-${(keys += 1)}` }
    const asBefore = by.copy()
    const first = await by.send(endpoint, input, headers)
    assert.equal(first.status, 200, first.text)
    const before = await kept()
    const again = await (renewing.has(name) || name in leaving ? by : asBefore).send(endpoint, input, headers)
    assert.deepEqual(await kept(), before)
    assert.equal(again.status, leaving[name] ?? 200, again.text)
    if (!(name in leaving)) {
      assert.equal(again.headers['idempotent-replayed'], 'true')
      assert.equal(again.text, first.text)
      assert.deepEqual(setBy(again.setCookies), setBy(first.setCookies))
    }
    // Answers hold secrets, and cookies of sessions: none of it is readable where they are kept.
    const { rows } = await sql<{ body: string }>`select body from idempotent_answers`.execute(
      people.door.database.root,
    )
    for (const { body } of rows) assert.match(body, /^v1\.[\w-]+$/)
  })
