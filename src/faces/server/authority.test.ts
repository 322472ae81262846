import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { createAccount } from '#areas/accounts/index.ts'
import { createSite } from '#areas/sites/index.ts'
import { aContributor, aSiteInput } from '#areas/sites/testing.ts'
import { type Endpoint, pathNames } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { asAccount, testCtx, testDatabase } from '#platform/testing/world.ts'
import { areas } from './areas.ts'
import { crumbs, requestFor, signedIn, type SignedIn, wholeApi } from './testing.ts'

// who may call what, written down here once more, from the table of the product book (sites.md, contributors and
// permissions) and by nobody's declaration: a right that is declared wrongly differs from it, and a call that is missing
// here fails. Only access is asked: what would be done is put off, so that every call can be made by everybody.

/** The columns of the product book's table. */
const roles = [
  'owner',
  'admin',
  'website_editor',
  'store_manager',
  'campaigns_editor',
  'scheduling_admin',
  'scheduling_editor',
  'scheduling_viewer',
  'analytics_viewer',
  'billing',
  'comment_moderator',
  'viewer',
] as const
type Role = (typeof roles)[number]
/** Besides: nobody, somebody of another site, and who runs the platform. */
type Person = Role | 'stranger' | 'foreigner' | 'operator'
const people: readonly Person[] = [...roles, 'stranger', 'foreigner', 'operator']
const signed = people.filter((one) => one !== 'stranger')

/** Who may, and what they may, row by row. */
const rows: readonly { readonly may: readonly Person[]; readonly what: string; readonly calls: string }[] = [
  { what: 'transfer the site', may: ['owner'], calls: 'sites.offerSite sites.withdrawOffer' },
  {
    what: 'remove the site, contributors, business settings, site styles; take the site out',
    may: ['owner', 'admin'],
    calls: `sites.removeSite sites.restoreSite sites.duplicateSite
      sites.listContributors sites.changeContributor sites.removeContributor
      sites.invite sites.resendInvitation sites.revokeInvitation
      sites.listRoles sites.createRole sites.changeRole sites.removeRole
      sites.changeSettings sites.checkSiteName sites.changeAddress sites.setVisitorPassword
      sites.renewPreviewKey sites.convertSite sites.readTimeline
      styles.change
      transfer.startExport transfer.latestExport transfer.cancelExport transfer.linkExport transfer.fetchExport`,
  },
  {
    what: 'plan, cards, invoices, sign-in history',
    may: ['owner', 'admin', 'billing'],
    calls: 'billing.getPlan billing.choosePlan sites.listSignIns',
  },
  {
    what: 'edit pages and assets',
    may: ['owner', 'admin', 'website_editor', 'store_manager'],
    calls: `pages.change pages.move pages.save pages.name_version pages.restore_version
      redirects.add redirects.deleteMany redirects.restore redirects.import
      previews.make previews.list previews.delete
      assets.upload assets.change assets.copy`,
  },
  {
    what: 'create pages, and throw pages and assets away',
    may: ['owner', 'admin', 'website_editor'],
    calls: `pages.create pages.duplicate pages.delete pages.restore assets.delete assets.restore assets.purge`,
  },
  {
    what: 'release',
    may: ['owner', 'admin', 'website_editor'],
    calls: 'releases.release releases.roll_back releases.cancel',
  },
  {
    what: 'see the unreleased and private site; leave it; see it as another role, which never shows more',
    may: roles,
    calls: `sites.getSite sites.leaveSite sites.viewAs sites.endViewAs
      assets.list assets.read assets.trash
      pages.list pages.open pages.trash pages.anchors pages.where_linked pages.patches pages.follow pages.presence
      pages.versions pages.open_version pages.draw_home
      styles.read releases.list releases.pending releases.look_roll_back releases.look_headings redirects.list redirects.export
      operator.readConfiguration operator.exposed`,
  },
  {
    // Of the circle's features the call itself asks whether they are of the site's owner or an administrator.
    what: 'their own account, making sites, and what is told to everybody who is signed in',
    may: signed,
    calls: `accounts.resendVerification accounts.readAccount accounts.changeProfile accounts.prove
      accounts.startPasskeyProof accounts.proveWithPasskey accounts.changePassword accounts.changeEmail
      accounts.cancelEmailChange accounts.readDeletion accounts.deleteAccount accounts.listSessions
      accounts.endSession accounts.endOtherSessions accounts.listSignIns accounts.readListViews
      accounts.saveListView accounts.removeListView accounts.readSecurity accounts.startPasskey
      accounts.addPasskey accounts.renamePasskey accounts.removePasskey accounts.startSecondFactor
      accounts.confirmSecondFactor accounts.renewRecoveryCodes accounts.removeSecondFactor
      sites.listSites sites.createSite sites.readPageContext sites.acceptInvitation templates.list
      transfer.uploadImport transfer.importLimits transfer.readImport transfer.makeImport transfer.stopImport
      transfer.dropImport
      operator.getRecordingId operator.readInternalLabs operator.saveInternalLabs operator.readCircleLabs
      operator.saveCircleLabs operator.currentAnnouncements operator.dismissAnnouncement operator.readSupport`,
  },
  {
    what: 'the way in, and what templates show',
    may: people,
    calls: `accounts.signUp accounts.verifyEmail accounts.signIn accounts.signInWithCode accounts.startPasskeySignIn
      accounts.signInWithPasskey accounts.signOut accounts.requestReset accounts.checkReset accounts.resetPassword
      accounts.confirmEmailChange sites.seeInvitation sites.declineInvitation assets.shipped templates.preview
      fonts.file`,
  },
  {
    what: 'run the platform',
    may: ['operator'],
    calls: `billing.listPlans billing.createPlan billing.changePlan billing.removePlan billing.changeBilling
      billing.compSite
      operator.listExperiments operator.getExperiment operator.listExposures operator.createExperiment
      operator.changeExperiment operator.switchExperiment operator.removeExperiment operator.readLabs
      operator.setCircle operator.findSites operator.seeSite operator.siteTimeline operator.moveSite
      operator.extendSiteTrial operator.noteSite operator.findAccounts operator.seeAccount operator.lockAccount
      operator.resetSecondFactor operator.endSessions operator.changeDuties operator.listJobs operator.retryJob
      operator.readAuditLog
      operator.linkSite operator.listSetAside operator.retrySetAside operator.listMails operator.openMail operator.showMail operator.resendMail
      operator.readMailHold operator.resumeMails operator.readHealth operator.readStorage
      operator.listAnnouncements operator.createAnnouncement operator.changeAnnouncement
      operator.removeAnnouncement operator.changeSupport`,
  },
]

/** By call, the rows it stands in. */
const expected = new Map<string, (typeof rows)[number][]>()
for (const row of rows)
  for (const name of row.calls.trim().split(/\s+/)) expected.set(name, [...(expected.get(name) ?? []), row])

/**
 * A call that may be made of no site or of one is open to whoever is signed in, and asks for its right where it names one:
 * what it says when it does. The others name a site in their path, or always.
 */
const naming: Readonly<Record<string, (site: string) => Readonly<Record<string, unknown>>>> = {
  'assets.copy': (site) => ({ from: site, to: site, ids: [newId()] }),
  'operator.exposed': (siteId) => ({ siteId, name: 'nothing' }),
  'operator.readConfiguration': (siteId) => ({ siteId }),
  'sites.changeSettings': (siteId) => ({ siteId, contactLine: 'Ask at the gate' }),
  'sites.checkSiteName': (siteId) => ({ siteId, slug: 'halm' }),
  'sites.duplicateSite': (from) => ({ from, title: 'Halm', slug: 'halm-again' }),
  'sites.restoreSite': (siteId) => ({ siteId }),
}

const routes = areas.flatMap((area) => area.routes)

let app: FastifyInstance
let siteId = ''
const cast = new Map<Person, SignedIn>()

before(async () => {
  const database = await testDatabase()
  await database.transaction('platform', async (db) => {
    const ctx = testCtx(db)
    const account = async (name: string): Promise<string> => {
      const email = `${newId()}@example.com`
      const made = await createAccount(ctx, { email, name, passwordHash: null, isVerified: true })
      assert.ok(made)
      return made.accountId
    }
    // The first account of an instance is its operator.
    cast.set('operator', await signedIn(ctx, await account('Ada Lind')))
    const [owner, foreigner] = [await account('Mira Okafor'), await account('Jonas Berg')]
    siteId = (await createSite(asAccount(ctx, { id: owner }), aSiteInput())).id
    await createSite(asAccount(ctx, { id: foreigner }), aSiteInput())
    cast.set('owner', await signedIn(ctx, owner))
    cast.set('foreigner', await signedIn(ctx, foreigner))
    for (const role of roles) {
      if (role === 'owner') continue
      cast.set(role, await signedIn(ctx, (await aContributor(ctx, siteId, { roles: [role] })).id))
    }
  })
  const crumb = crumbs.make('')
  cast.set('stranger', { accountId: '', cookie: `crumb=${crumb}`, crumb })
  const putOff = () => Promise.reject(refuse('conflict', 'reached'))
  app = await wholeApi({ routes: routes.map((route) => ({ ...route, run: putOff })) })
  await app.ready()
})
after(() => app.close())

/** Codes of who is turned away for who they are. */
const away = new Set(['sign_in', 'operator_only', 'right_missing', 'not_found', 'prove_again', 'forged'])

/** How somebody is received: let in, or with which code turned away. */
async function received(endpoint: Endpoint, person: SignedIn): Promise<string> {
  const given = naming[endpoint.name]?.(siteId) ?? {}
  const inPath = Object.fromEntries(
    pathNames(endpoint.path).map((name) => [name, name === 'siteId' ? siteId : newId()]),
  )
  const response = await app.inject(requestFor(endpoint, person, { ...given, ...inPath }))
  const { error } = JSON.parse(response.body) as { error?: { code: string } }
  assert.ok(error, `${endpoint.name}: ${response.statusCode} ${response.body}`)
  if (away.has(error.code)) return error.code
  // The call itself was reached, or what it was given, which is looked at after who gives it.
  assert.ok(error.code === 'reached' || response.statusCode === 422, `${endpoint.name}: ${response.body}`)
  if (endpoint.name in naming) assert.equal(error.code, 'reached', `${endpoint.name}: ${response.body}`)
  return 'let in'
}

test('R-29: the table has every call, each in one row, and none that there is not', () => {
  const names = routes.map(({ endpoint }) => endpoint.name)
  assert.deepEqual([...expected.keys()].toSorted(), names.toSorted())
  for (const [name, found] of expected) assert.equal(found.length, 1, name)
})

test('R-29: every call is open to whom the product book names, and to nobody else', async () => {
  let asked = 0
  const wrong: string[] = []
  for (const { endpoint } of routes) {
    const [row] = expected.get(endpoint.name) ?? []
    assert.ok(row, endpoint.name)
    for (const person of people) {
      const found = await received(endpoint, cast.get(person) ?? assert.fail(person))
      asked += 1
      if ((found === 'let in') !== row.may.includes(person))
        wrong.push(`${endpoint.name} as ${person}: ${found}`)
      // Who may not is told no more than they may know: that there is such a site is for its own people.
      else if (found !== 'let in' && person === 'stranger') assert.equal(found, 'sign_in', endpoint.name)
      else if (found !== 'let in' && row.may.includes('owner')) {
        const isInside = (roles as readonly string[]).includes(person)
        assert.equal(found, isInside ? 'right_missing' : 'not_found', `${endpoint.name} as ${person}`)
      }
    }
  }
  assert.deepEqual(wrong, [])
  assert.equal(asked, routes.length * people.length)
})
