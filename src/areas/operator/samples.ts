import { sql } from 'kysely'
import { withFactor } from '#areas/accounts/samples.ts'
import type { AreaSamples, Browser, WalkedSite } from '#areas/accounts/testing.ts'
import { changeStatus } from '#areas/sites/index.ts'
import { aSiteInput } from '#areas/sites/testing.ts'
import { DAY } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { insertJob } from '#platform/jobs/queue-job.ts'
import { insertHold } from '#platform/mail/mail-hold.store.ts'
import type { SampleCall, SampleInput } from '#platform/testing/samples.ts'
import { everybody } from './testing.ts'

const why = 'A test'

/** A call of the operator. */
const byOperator = ({ operator }: WalkedSite, input: SampleInput = {}): SampleCall<Browser> => ({
  by: operator,
  input,
})

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
        { variant: 'a', weight: 100 },
        { variant: 'b', weight: 0 },
      ],
    },
  ],
})

/** A test that was made and not yet started; gives its name. */
async function aDraft({ call, operator }: WalkedSite): Promise<string> {
  const given = aTest()
  await call(operator, 'operator.createExperiment', given)
  return given.name
}

async function aRunningTest(site: WalkedSite): Promise<string> {
  const name = await aDraft(site)
  await site.call(site.operator, 'operator.switchExperiment', { name, to: 'start', why })
  return name
}

const anAnnouncement = ({ people }: WalkedSite) => ({
  title: 'Later today',
  text: 'We are away for a minute.',
  tone: 'info',
  link: null,
  startsAt: new Date(people.door.clock.now()).toISOString(),
  endsAt: null,
})

/** A job that failed, of which the console may be asked to try it again. */
async function aFailedJob({ asSystem }: WalkedSite): Promise<SampleInput> {
  const job = {
    name: `operator.test-${newId()}`,
    retries: 0,
    backoff: { first: 1, longest: 1 },
    timeout: 10,
  }
  const jobId = await asSystem(async ({ db }) => {
    const id = await insertJob(db, null, job, {}, { at: new Date(Date.now() + DAY) })
    await sql`update jobs.job set state = 'failed', completed_on = now() where id = ${id}::uuid`.execute(db)
    return id
  })
  return { jobId, name: job.name }
}

/** A mail that could not be delivered. */
async function aFailedMail({ asSystem }: WalkedSite): Promise<SampleInput> {
  const { rows } = await asSystem(({ db }) =>
    sql<{ id: string }>`update mails set state = 'failed', settled_at = now(), answer = '550 no'
      where id = (select id from mails where kind like 'accounts.%' order by id limit 1)
      returning id`.execute(db),
  )
  return { mailId: rows[0]?.id, siteId: null }
}

/** The newest mail of an account. */
async function aMail({ people, asSystem }: WalkedSite): Promise<SampleInput> {
  await people.someone()
  const { rows } = await asSystem(({ db }) =>
    sql<{ mailId: string }>`select id as "mailId" from mails where kind like 'accounts.%'
      order by created_at desc, id desc limit 1`.execute(db),
  )
  return rows[0] ?? {}
}

async function madeAnnouncement(site: WalkedSite): Promise<string> {
  return (await site.call(site.operator, 'operator.createAnnouncement', anAnnouncement(site))).id
}

async function staff({ people, operator, call, prove }: WalkedSite): Promise<Browser> {
  const { browser, id } = await people.someone()
  await prove(operator)
  await call(operator, 'operator.changeDuties', { accountId: id, isOperator: false, isStaff: true, why })
  return browser
}

const someoneElse = async ({ people }: WalkedSite): Promise<string> => (await people.someone()).id

const calls: AreaSamples['calls'] = {
  'operator.getExperiment': async (site) => byOperator(site, { name: await aRunningTest(site) }),
  'operator.listExposures': async (site) => byOperator(site, { name: await aRunningTest(site) }),
  'operator.changeExperiment': async (site) =>
    byOperator(site, { name: await aDraft(site), what: 'Another test' }),
  'operator.removeExperiment': async (site) => byOperator(site, { name: await aDraft(site) }),
  'operator.readInternalLabs': async (site) => ({ by: await staff(site) }),
  'operator.readCircleLabs': async ({ siteId, owner, operator, call }) => {
    await call(operator, 'operator.setCircle', { siteId, isIn: true, why })
    return { by: owner, input: { siteId } }
  },
  'operator.setCircle': (site) => byOperator(site, { siteId: site.siteId, isIn: true, why }),
  'operator.moveSite': async (site) => {
    const { id: siteId } = await site.call(site.owner, 'sites.createSite', aSiteInput())
    return byOperator(site, { siteId, to: siteStatus.trial, why })
  },
  'operator.linkSite': async (site) => {
    const { id: siteId } = await site.call(site.owner, 'sites.createSite', aSiteInput())
    return byOperator(site, { siteId, address: 'https://old.example.com', why })
  },
  'operator.seeAccount': async (site) => byOperator(site, { accountId: await someoneElse(site) }),
  'operator.lockAccount': async (site) => {
    await site.prove(site.operator)
    return byOperator(site, { accountId: await someoneElse(site), isLocked: true, why })
  },
  'operator.changeDuties': async (site) => {
    await site.prove(site.operator)
    return byOperator(site, { accountId: await someoneElse(site), isStaff: true, why })
  },
  'operator.openMail': async (site) => byOperator(site, await aMail(site)),
  'operator.showMail': async (site) => byOperator(site, await aMail(site)),
  'operator.changeAnnouncement': async (site) =>
    byOperator(site, { announcementId: await madeAnnouncement(site), text: 'We are away for an hour.' }),
  'operator.removeAnnouncement': async (site) =>
    byOperator(site, { announcementId: await madeAnnouncement(site) }),
  'operator.changeSupport': (site) => byOperator(site, { address: 'help@example.com' }),
  'operator.exposed': async (site) => ({ by: site.owner, input: { name: await aRunningTest(site) } }),
  'operator.createExperiment': (site) => byOperator(site, aTest()),
  'operator.switchExperiment': async (site) =>
    byOperator(site, { name: await aDraft(site), to: 'start', why }),
  'operator.saveInternalLabs': async (site) => ({
    by: await staff(site),
    input: { features: ['i18nLang'] },
  }),
  'operator.saveCircleLabs': async ({ siteId, owner, operator, call }) => {
    await call(operator, 'operator.setCircle', { siteId, isIn: true, why })
    return { by: owner, input: { siteId, features: ['expired-site-improvements'] } }
  },
  'operator.extendSiteTrial': async (site) => {
    const { id: siteId } = await site.call(site.owner, 'sites.createSite', aSiteInput())
    await site.asSystem((ctx) => changeStatus(ctx, { siteId, to: siteStatus.trial, why }))
    return byOperator(site, { siteId, why })
  },
  'operator.noteSite': (site) => byOperator(site, { siteId: site.siteId, text: 'Called' }),
  'operator.resetSecondFactor': async (site) => {
    const { by } = await withFactor(site)
    const { id } = await site.call(by, 'accounts.readAccount')
    await site.prove(site.operator)
    return byOperator(site, { accountId: id, why })
  },
  'operator.endSessions': async (site) => {
    await site.prove(site.operator)
    return byOperator(site, { accountId: (await site.people.someone()).id, why })
  },
  'operator.retryJob': async (site) => byOperator(site, await aFailedJob(site)),
  'operator.resendMail': async (site) => byOperator(site, await aFailedMail(site)),
  'operator.resumeMails': async (site) => {
    await site.asSystem(({ db }) => insertHold(db))
    return byOperator(site, { waiting: 'send' })
  },
  'operator.dismissAnnouncement': async (site) => {
    const { id } = await site.call(site.operator, 'operator.createAnnouncement', anAnnouncement(site))
    return { by: site.owner, input: { announcementId: id } }
  },
  'operator.createAnnouncement': (site) => byOperator(site, anAnnouncement(site)),
}

/** What the walks over every endpoint know of the console, experiments and labs. */
export const samples: AreaSamples = {
  authority: [
    {
      what: 'see the unreleased site',
      may: 'contributors',
      calls: 'operator.readConfiguration operator.exposed',
    },
    {
      // Of the circle's features the call itself asks whether they are of the site's owner or an administrator.
      what: 'what is told to everybody who is signed in',
      may: 'accounts',
      calls: `operator.getRecordingId operator.readInternalLabs operator.saveInternalLabs operator.readCircleLabs
        operator.saveCircleLabs operator.currentAnnouncements operator.dismissAnnouncement operator.readSupport`,
    },
    {
      what: 'run the platform',
      may: 'operators',
      calls: `operator.listExperiments operator.getExperiment operator.listExposures operator.createExperiment
        operator.changeExperiment operator.switchExperiment operator.removeExperiment operator.readLabs
        operator.setCircle operator.findSites operator.seeSite operator.siteTimeline operator.moveSite
        operator.extendSiteTrial operator.noteSite operator.findAccounts operator.seeAccount operator.lockAccount
        operator.resetSecondFactor operator.endSessions operator.changeDuties operator.listJobs operator.retryJob
        operator.readAuditLog operator.linkSite operator.listMails operator.openMail operator.showMail
        operator.resendMail operator.readMailHold operator.resumeMails operator.readHealth operator.readStorage
        operator.listAnnouncements operator.createAnnouncement operator.changeAnnouncement
        operator.removeAnnouncement operator.changeSupport`,
    },
  ],
  calls,
  naming: {
    'operator.exposed': (siteId) => ({ siteId, name: 'nothing' }),
    'operator.readConfiguration': (siteId) => ({ siteId }),
  },
  // The circle's features are nobody's but its members' (contract §6).
  ownAnswers: { 'operator.readCircleLabs': {}, 'operator.saveCircleLabs': { features: [] } },
  unsaid: [
    {
      why: 'the name of a thing that is there or is not',
      fields: `operator.exposed:name operator.saveInternalLabs:features.[] operator.saveCircleLabs:features.[]
        operator.retryJob:name`,
    },
    {
      why: 'what was there as it was read, compared with what is there and kept nowhere',
      fields: `operator.changeExperiment:from.segments.[].name
        operator.saveInternalLabs:was.[] operator.saveCircleLabs:was.[]`,
    },
    {
      why: 'said in the app alone, which writes no markup from a text',
      fields: `operator.createExperiment:what operator.createExperiment:segments.[].name operator.changeExperiment:what
        operator.changeExperiment:segments.[].name operator.switchExperiment:why operator.setCircle:why
        operator.moveSite:why operator.linkSite:address operator.linkSite:why operator.extendSiteTrial:why
        operator.noteSite:text operator.lockAccount:why operator.resetSecondFactor:why operator.endSessions:why
        operator.changeDuties:why operator.createAnnouncement:title operator.createAnnouncement:text
        operator.changeAnnouncement:title operator.changeAnnouncement:text`,
    },
  ],
  screens: {
    site: async ({ siteId }) => siteId,
    account: async ({ made }) => (await made('accounts.readAccount')).id,
    /** The site's owner runs the platform where screens are opened. */
    name: async ({ made }) => {
      const name = `commerce.gift-cards-${newId().slice(-12)}`
      await made('operator.createExperiment', {
        name,
        what: 'Gift cards',
        type: 'FEATURE_TOGGLE',
        stickyBy: 'site',
        control: 'false',
        segments: [{ name: 'Everybody', audience: everybody, shares: [{ variant: 'true', weight: 100 }] }],
      })
      return name
    },
  },
}
