import { sql } from 'kysely'
import type { AreaSamples, Browser, WalkedSite } from '#areas/accounts/testing.ts'
import { MINUTE } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import type { SampleSite } from '#platform/testing/samples.ts'
import { aContributor, anAccount, aSiteInput, tokenFor } from './testing.ts'

const given = { roles: [], customRoleIds: [], calendars: null, endsAt: null }
const anAddress = ({ family }: SampleSite): string => `${newId()}.${family.toLowerCase()}@example.com`
const aRole = (name: string) => ({ name, rights: ['pages.edit'], reach: {} })

/** A site besides, of the same owner. */
async function another({ call, owner }: WalkedSite): Promise<string> {
  return (await call(owner, 'sites.createSite', aSiteInput())).id
}

/** Somebody who is invited, and the secret of the link that they were mailed. */
async function invited({ people, made }: WalkedSite): Promise<{ by: Browser; input: { token: string } }> {
  const { email, browser: by } = await people.someone()
  await made('sites.invite', { ...given, roles: ['website_editor'], email })
  const mail = (await people.door.mailsTo(email)).at(-1)
  return { by, input: { token: /\/invitations\/([\w-]{43})/.exec(mail?.plain ?? '')?.[1] ?? '' } }
}

/** What the walks over every endpoint know of sites and the people who work on them. */
export const samples: AreaSamples = {
  authority: [
    {
      what: 'transfer the site',
      may: ['owner'],
      calls: 'sites.offerSite sites.withdrawOffer',
    },
    {
      what: 'remove the site, contributors, business settings',
      may: ['owner', 'admin'],
      calls: `sites.removeSite sites.restoreSite sites.duplicateSite
        sites.listContributors sites.changeContributor sites.removeContributor
        sites.invite sites.resendInvitation sites.revokeInvitation
        sites.listRoles sites.createRole sites.changeRole sites.removeRole
        sites.changeSettings sites.checkSiteName sites.changeAddress sites.setVisitorPassword
        sites.renewPreviewKey sites.convertSite sites.readTimeline`,
    },
    { what: 'sign-in history', may: ['owner', 'admin', 'billing'], calls: 'sites.listSignIns' },
    {
      what: 'see the site; leave it; see it as another role, which never shows more',
      may: 'contributors',
      calls: 'sites.getSite sites.leaveSite sites.viewAs sites.endViewAs',
    },
    {
      what: 'making sites',
      may: 'accounts',
      calls: 'sites.listSites sites.createSite sites.readPageContext sites.acceptInvitation',
    },
    { what: 'the way in', may: 'anyone', calls: 'sites.seeInvitation sites.declineInvitation' },
  ],
  things: {
    accountId: ({ siteId, family, asSystem }) =>
      asSystem(async (ctx) => {
        const account = await anAccount(ctx, { name: `Bo ${family}` })
        return (await aContributor(ctx, siteId, { roles: ['viewer'], account })).id
      }),
    roleId: async (site) => (await site.made('sites.createRole', aRole(`${site.mark} ${newId()}`))).id,
    invitationId: async (site) =>
      (await site.made('sites.invite', { ...given, roles: ['viewer'], email: anAddress(site) })).id,
  },
  inputs: {
    'sites.renewPreviewKey': () => ({}),
    'sites.convertSite': () => ({ type: 4 }),
    'sites.changeAddress': () => ({ slug: aSiteInput().slug }),
    'sites.setVisitorPassword': () => ({ password: 'figs and lemons' }),
    'sites.invite': async (site) => ({
      ...given,
      email: anAddress(site),
      customRoleIds: [await site.a('roleId')],
    }),
    'sites.resendInvitation': async (site) => ({ invitationId: await site.a('invitationId') }),
    'sites.revokeInvitation': async (site) => ({ invitationId: await site.a('invitationId') }),
    'sites.createRole': () => aRole(`Role ${newId()}`),
    'sites.changeRole': async (site) => ({ roleId: await site.a('roleId'), ...aRole(`Baker ${newId()}`) }),
    'sites.changeContributor': async (site) => ({
      ...given,
      accountId: await site.a('accountId'),
      customRoleIds: [await site.a('roleId')],
    }),
    'sites.removeContributor': async (site) => ({ accountId: await site.a('accountId') }),
    'sites.removeRole': async (site) => ({ roleId: await site.a('roleId') }),
    'sites.viewAs': async (site) => ({ role: await site.a('roleId') }),
  },
  calls: {
    'sites.createSite': ({ owner }) => ({ by: owner, input: aSiteInput() }),
    'sites.duplicateSite': ({ owner, siteId }) => {
      const { title, slug } = aSiteInput()
      return { by: owner, input: { from: siteId, title, slug } }
    },
    'sites.removeSite': async (site) => ({ by: site.owner, input: { siteId: await another(site) } }),
    'sites.restoreSite': async (site) => {
      const siteId = await another(site)
      await site.call(site.owner, 'sites.removeSite', { siteId })
      return { by: site.owner, input: { siteId } }
    },
    'sites.leaveSite': async (site) => {
      const { by, input } = await invited(site)
      await site.call(by, 'sites.acceptInvitation', input)
      return { by, input: { siteId: site.siteId } }
    },
    // The same mail goes out again once there was time for it to arrive.
    'sites.resendInvitation': async (site) => {
      const invitationId = await site.a('invitationId')
      site.people.door.clock.advance(10 * MINUTE)
      return { by: site.owner, input: { siteId: site.siteId, invitationId } }
    },
    'sites.seeInvitation': invited,
    'sites.acceptInvitation': invited,
    'sites.declineInvitation': invited,
    'sites.offerSite': async ({ people, owner, siteId, prove }) => {
      const { email } = await people.someone()
      await prove(owner)
      return { by: owner, input: { siteId, email } }
    },
  },
  jobs: {
    'sites.purge-site': async (site) => {
      const siteId = await another(site)
      await site.call(site.owner, 'sites.removeSite', { siteId })
      await site.asSystem(({ db }) =>
        sql`update sites set purging_at = now() where id = ${siteId}`.execute(db),
      )
      return { siteId: null, input: { siteId } }
    },
  },
  naming: {
    'sites.changeSettings': (siteId) => ({ siteId, contactLine: 'Ask at the gate' }),
    'sites.checkSiteName': (siteId) => ({ siteId, slug: 'halm' }),
    'sites.duplicateSite': (from) => ({ from, title: 'Halm', slug: `halm-${newId()}` }),
    'sites.restoreSite': (siteId) => ({ siteId }),
  },
  // The page context is that of no site (contract §4).
  ownAnswers: { 'sites.readPageContext': {} },
  leaving: { 'sites.leaveSite': 404 },
  say: async (site, text) => {
    await site.made('sites.changeSettings', { title: text(100), contactLine: text(200) })
    const role = await site.made('sites.createRole', aRole(text(60)))
    const message = text(300)
    await site.made('sites.invite', {
      ...given,
      customRoleIds: [role.id],
      email: `${newId()}@example.com`,
      message,
    })
    await site.made('sites.offerSite', { email: `${newId()}@example.com` })
    await site.made('sites.withdrawOffer')
    return []
  },
  unsaid: [
    { why: 'a secret, which is compared and never shown', fields: 'sites.setVisitorPassword:password' },
    { why: 'the name of a thing that is there or is not', fields: 'sites.createSite:beginning.templateId' },
    {
      why: 'what another call of the walk sends to the same place',
      fields: 'sites.duplicateSite:title sites.createSite:title sites.changeRole:name',
    },
  ],
  screens: {
    token: async (site) => {
      const id = await site.a('invitationId')
      return site.asSystem(({ db }) => tokenFor({ db, site: { id: site.siteId } }, id))
    },
  },
}
