/** The door for everyone: the operator's console, experiments, labs, announcements, and the calls about them. */
import { z } from 'zod'
import { timelineEntry } from '#areas/sites/contract.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { experimentTypes } from '#kernel/experiments/experiments.ts'
import { anyAccount, operatorOnly } from '#kernel/permission.ts'
import {
  country,
  cursorPage,
  email,
  id,
  line,
  locale,
  longText,
  pageOf,
  queryList,
  trimmedText,
  webUrl,
} from '#kernel/shapes.ts'
import { siteStatuses } from '#kernel/states/site-status.ts'
import { siteTypes } from '#kernel/states/site-type.ts'

const moment = z.iso.datetime()
const nothing = z.object({})
const status = z.literal(siteStatuses)
const type = z.literal(siteTypes)
/** Statuses in a query come as text. */
const statusInQuery = z.coerce.number<number | string>().pipe(status)
/** Why, in the operator's words. It stands where the act is written down. */
const why = line(300)

/** Somebody, as the console names them. */
const person = z.object({ id, name: z.string(), email: z.string() })

/** What an operator did that is on no site's timeline. */
export const act = z.object({
  id,
  at: moment,
  by: z.string(),
  /** Key of the message `operator.act.<what>`. */
  what: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  why: z.string().nullable(),
})
export type Act = z.output<typeof act>

// ── Experiments, as they are read (contract §3) ──────────────────────────────────────────────────

export const experimentContext = z.object({
  experimentType: z.enum(experimentTypes),
  variant: z.string(),
  segmentName: z.string(),
  containsError: z.boolean(),
})

/** The experiments as they stand for the account that asks, and for a site it works on. */
export const readConfiguration = endpoint({
  name: 'operator.readConfiguration',
  method: 'GET',
  path: '/api/experiments',
  access: anyAccount,
  input: z.strictObject({ siteId: id.optional() }),
  output: z.object({ loaded: z.boolean(), contexts: z.record(z.string(), experimentContext) }),
  summary: 'Feature toggles and A/B tests as they stand for the account, on a site if one is named.',
})

/** Tells that a variant was shown. What was shown is not believed: the server places anew. */
export const exposed = endpoint({
  name: 'operator.exposed',
  method: 'POST',
  path: '/api/experiments/exposures',
  access: anyAccount,
  input: z.strictObject({ name: line(120), siteId: id.optional() }),
  output: nothing,
  summary: 'Notes that the account, or a site it works on, was shown its variant of an A/B test.',
})

/** The id by which session recording knows the account (contract §6, §7): a pseudonym. */
export const getRecordingId = endpoint({
  name: 'operator.getRecordingId',
  method: 'GET',
  path: '/api/commerce/fullstory/getId',
  access: anyAccount,
  input: z.object({}),
  output: z.object({ data: z.string() }),
  summary: 'The pseudonym of the account for session recording.',
})

// ── Experiments, as they are made ────────────────────────────────────────────────────────────────

/** A name with at most one namespace, as the contract looks it up: `commerce.gift-cards`. `new` is the console's. */
export const experimentName = z
  .string()
  .max(120)
  .regex(/^(?!new$)[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)?$/, {
    message: 'operator.experiment_name',
  })

const variant = z
  .string()
  .max(60)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, { message: 'operator.variant_name' })

/** Whom a segment is for. All that is given must hold; of a list, one. Nothing given: everybody. */
export const audience = z.strictObject({
  statuses: z.array(status).max(siteStatuses.length).default([]),
  types: z.array(type).max(siteTypes.length).default([]),
  /** Countries of the site. */
  countries: z.array(country).max(250).default([]),
  /** Languages of the site (sticky by site), or of the account's interface. */
  languages: z.array(locale).max(60).default([]),
  siteIds: z.array(id).max(500).default([]),
  accountIds: z.array(id).max(500).default([]),
  /** Only sites of the circle. */
  circle: z.boolean().default(false),
})
export type Audience = z.output<typeof audience>

/** What share of a segment sees what, in per cent with at most two decimals; together 100. */
export const share = z.strictObject({
  variant,
  weight: z
    .number()
    .min(0)
    .max(100)
    .refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-9, {
      message: 'operator.weight_fine',
    }),
})

export const segment = z.strictObject({
  name: trimmedText(60),
  audience,
  shares: z
    .array(share)
    .min(1)
    .max(12)
    .refine((shares) => shares.reduce((sum, { weight }) => sum + Math.round(weight * 100), 0) === 10_000, {
      message: 'operator.weights_sum',
    })
    .refine((shares) => new Set(shares.map((one) => one.variant)).size === shares.length, {
      message: 'operator.variant_twice',
    }),
})
export type Segment = z.output<typeof segment>

/** Where the segments are read from the top: the first that fits is taken. */
export const segments = z
  .array(segment)
  .min(1)
  .max(20)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
    message: 'operator.segment_twice',
  })

const definition = {
  what: line(300),
  type: z.enum(experimentTypes),
  stickyBy: z.enum(['site', 'account']),
  /** What stands where nobody is placed, and after the kill switch. */
  control: variant,
  segments,
}

export const experimentState = z.enum(['draft', 'active', 'killed'])
export type ExperimentState = z.output<typeof experimentState>

export const experiment = z.object({
  name: z.string(),
  ...definition,
  segments: z.array(segment),
  state: experimentState,
  /** Whether what is stored cannot be read; it answers with its control. */
  containsError: z.boolean(),
  killedAt: moment.nullable(),
  createdAt: moment,
  changedAt: moment,
})
export type Experiment = z.output<typeof experiment>

export const listExperiments = endpoint({
  name: 'operator.listExperiments',
  method: 'GET',
  path: '/api/operator/experiments',
  access: operatorOnly,
  input: z.strictObject({}),
  output: z.object({ experiments: z.array(experiment.extend({ exposures: z.number().int() })) }),
  summary: 'Every feature toggle and A/B test, with how many were exposed.',
})

export const exposure = z.object({
  subjectKind: z.enum(['site', 'account']),
  subjectId: id,
  variant: z.string(),
  segment: z.string(),
  firstAt: moment,
})

export type Exposure = z.output<typeof exposure>

export const getExperiment = endpoint({
  name: 'operator.getExperiment',
  method: 'GET',
  path: '/api/operator/experiments/:name',
  access: operatorOnly,
  input: z.strictObject({ name: experimentName }),
  output: z.object({
    experiment,
    /** How many saw each variant, by segment. */
    counts: z.array(z.object({ segment: z.string(), variant: z.string(), subjects: z.number().int() })),
    acts: z.array(act),
  }),
  summary: 'A feature toggle or A/B test, who saw it and who changed it.',
})

export const listExposures = endpoint({
  name: 'operator.listExposures',
  method: 'GET',
  path: '/api/operator/experiments/:name/exposures',
  access: operatorOnly,
  input: z.strictObject({ ...cursorPage.shape, name: experimentName }),
  output: pageOf(exposure),
  summary: 'Who was shown which variant of an A/B test, the latest first.',
})

export const createExperiment = endpoint({
  name: 'operator.createExperiment',
  method: 'POST',
  path: '/api/operator/experiments',
  access: operatorOnly,
  input: z.strictObject({ name: experimentName, ...definition }),
  output: nothing,
  summary: 'Makes a feature toggle or A/B test, as a draft.',
})

export const changeExperiment = endpoint({
  name: 'operator.changeExperiment',
  method: 'PUT',
  path: '/api/operator/experiments/:name',
  access: operatorOnly,
  input: z.strictObject({ name: experimentName, ...definition }),
  output: nothing,
  summary: 'Changes a feature toggle or A/B test; its type stays as it was made.',
})

/** `start` and `stop` are everyday; `kill` is for when something burns, and `revive` takes it back. */
export const switchExperiment = endpoint({
  name: 'operator.switchExperiment',
  method: 'POST',
  path: '/api/operator/experiments/:name/switch',
  access: operatorOnly,
  input: z.strictObject({ name: experimentName, to: z.enum(['start', 'stop', 'kill', 'revive']), why }),
  output: nothing,
  summary: 'Starts, stops, kills or revives an experiment; it acts on the next request.',
})

export const removeExperiment = endpoint({
  name: 'operator.removeExperiment',
  method: 'DELETE',
  path: '/api/operator/experiments/:name',
  access: operatorOnly,
  input: z.strictObject({ name: experimentName }),
  output: nothing,
  summary: 'Removes an experiment that is not running, with its exposures.',
})

// ── Labs (contract §6) ───────────────────────────────────────────────────────────────────────────

/** A feature that is tried. Its words are the messages `labs.<name>.title`, `.text` and `.off`. */
export const labsFeature = z.object({
  name: z.string(),
  variant: z.enum(['internal', 'circle']),
  /** Since when it can be tried, `2026-11-20`. */
  since: z.string(),
  isOn: z.boolean(),
})
export type LabsFeature = z.output<typeof labsFeature>

const labsList = z.object({ features: z.array(labsFeature) })
/** The names of the features that are to be on; the others are off. */
const wanted = z.array(line(60)).max(100)

export const readInternalLabs = endpoint({
  name: 'operator.readInternalLabs',
  method: 'GET',
  path: '/api/labs/internal',
  access: anyAccount,
  input: z.strictObject({}),
  output: labsList,
  summary: 'The features that staff try, as the account has them.',
})

export const saveInternalLabs = endpoint({
  name: 'operator.saveInternalLabs',
  method: 'POST',
  path: '/api/labs/internal',
  access: anyAccount,
  input: z.strictObject({ features: wanted }),
  output: labsList,
  summary: 'Switches the features that staff try, for the account.',
})

export const readCircleLabs = endpoint({
  name: 'operator.readCircleLabs',
  method: 'GET',
  path: '/api/labs/circle',
  access: anyAccount,
  input: z.strictObject({ siteId: id }),
  output: labsList,
  summary: 'The features that sites of the circle try, as a site has them.',
})

export const saveCircleLabs = endpoint({
  name: 'operator.saveCircleLabs',
  method: 'POST',
  path: '/api/labs/circle',
  access: anyAccount,
  input: z.strictObject({ siteId: id, features: wanted }),
  output: labsList,
  summary: 'Switches the features that sites of the circle try, for a site.',
})

/** The circle and its features, for the operator. */
export const readLabs = endpoint({
  name: 'operator.readLabs',
  method: 'GET',
  path: '/api/operator/labs',
  access: operatorOnly,
  input: z.strictObject({}),
  output: z.object({
    features: z.array(labsFeature.omit({ isOn: true }).extend({ uses: z.number().int() })),
    circle: z.array(
      z.object({ id, title: z.string(), address: z.string(), since: moment, features: z.array(z.string()) }),
    ),
  }),
  summary: 'The features that are tried, how many have each, and which sites are in the circle.',
})

export const setCircle = endpoint({
  name: 'operator.setCircle',
  method: 'PUT',
  path: '/api/operator/sites/:siteId/circle',
  access: operatorOnly,
  input: z.strictObject({ siteId: id, isIn: z.boolean(), why }),
  output: nothing,
  summary: 'Takes a site into the circle, or out of it with what it switched on.',
})

// ── Sites ────────────────────────────────────────────────────────────────────────────────────────

export const foundSite = z.object({
  id,
  title: z.string(),
  address: z.string(),
  type,
  status,
  statusSince: moment,
  trialDaysLeft: z.number().int().nullable(),
  isPaused: z.boolean(),
  plan: z.string().nullable(),
  owner: person,
  createdAt: moment,
})
export type FoundSite = z.output<typeof foundSite>

export const findSites = endpoint({
  name: 'operator.findSites',
  method: 'GET',
  path: '/api/operator/sites',
  access: operatorOnly,
  input: z.strictObject({
    ...cursorPage.shape,
    search: line(100).default(''),
    status: queryList(statusInQuery, siteStatuses.length).default([]),
    planId: id.optional(),
  }),
  output: pageOf(foundSite).extend({ total: z.number().int() }),
  summary: 'Sites of the platform by title, address, status and plan, newest first.',
})

export const seenSite = foundSite.extend({
  url: z.string(),
  language: z.string(),
  country: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  /** What happens by itself next; `status: null` is the purge. */
  next: z.object({ status: status.nullable(), at: moment }).nullable(),
  /** Where the table of transitions lets it go. */
  moves: z.array(status),
  canExtend: z.boolean(),
  planId: id.nullable(),
  isPlanComped: z.boolean(),
  stored: z.object({ files: z.number().int(), bytes: z.number().int() }),
  circleSince: moment.nullable(),
})
export type SeenSite = z.output<typeof seenSite>

export const seeSite = endpoint({
  name: 'operator.seeSite',
  method: 'GET',
  path: '/api/operator/sites/:siteId',
  access: operatorOnly,
  input: z.strictObject({ siteId: id }),
  output: seenSite,
  summary: 'A site with its plan, its files and where its status may go.',
})

export const siteTimeline = endpoint({
  name: 'operator.siteTimeline',
  method: 'GET',
  path: '/api/operator/sites/:siteId/timeline',
  access: operatorOnly,
  input: z.strictObject({ ...cursorPage.shape, siteId: id }),
  output: pageOf(timelineEntry),
  summary: 'What happened to a site.',
})

export const moveSite = endpoint({
  name: 'operator.moveSite',
  method: 'PUT',
  path: '/api/operator/sites/:siteId/status',
  access: operatorOnly,
  /** `from`: the status in which the site was seen; left out, it is moved from wherever it is. */
  input: z.strictObject({ siteId: id, from: status.optional(), to: status, why }),
  output: nothing,
  summary: 'Moves a site to another status, by the table of transitions.',
})

export const extendSiteTrial = endpoint({
  name: 'operator.extendSiteTrial',
  method: 'POST',
  path: '/api/operator/sites/:siteId/trial',
  access: operatorOnly,
  input: z.strictObject({ siteId: id, why }),
  output: nothing,
  summary: 'Lengthens a trial by 7 days, while it runs or after its end.',
})

export const noteSite = endpoint({
  name: 'operator.noteSite',
  method: 'POST',
  path: '/api/operator/sites/:siteId/notes',
  access: operatorOnly,
  input: z.strictObject({ siteId: id, text: trimmedText(300) }),
  output: nothing,
  summary: 'Writes a note on a site’s timeline, which its owner reads, too.',
})

// ── Accounts ─────────────────────────────────────────────────────────────────────────────────────

export const foundAccount = z.object({
  id,
  email: z.string(),
  name: z.string(),
  country: z.string().nullable(),
  isVerified: z.boolean(),
  isLocked: z.boolean(),
  isOperator: z.boolean(),
  isStaff: z.boolean(),
  createdAt: moment,
})
export type FoundAccount = z.output<typeof foundAccount>

export const findAccounts = endpoint({
  name: 'operator.findAccounts',
  method: 'GET',
  path: '/api/operator/accounts',
  access: operatorOnly,
  input: z.strictObject({ ...cursorPage.shape, search: line(100).default('') }),
  output: pageOf(foundAccount),
  summary: 'Accounts by name and address, newest first.',
})

export const seenAccount = foundAccount.extend({
  lockedAt: moment.nullable(),
  preferredLocale: z.string(),
  timeZone: z.string(),
  passkeys: z.number().int(),
  secondFactorSince: moment.nullable(),
  sessions: z.array(
    z.object({
      id,
      device: z.object({ browser: z.string(), system: z.string(), kind: z.string() }),
      ip: z.string(),
      createdAt: moment,
      lastUsedAt: moment,
    }),
  ),
  /** The sites it owns. */
  sites: z.array(z.object({ id, title: z.string(), address: z.string(), status })),
  acts: z.array(act),
})
export type SeenAccount = z.output<typeof seenAccount>

export const seeAccount = endpoint({
  name: 'operator.seeAccount',
  method: 'GET',
  path: '/api/operator/accounts/:accountId',
  access: operatorOnly,
  input: z.strictObject({ accountId: id }),
  output: seenAccount,
  summary: 'An account: how it signs in, where, which sites it owns, and what operators did to it.',
})

export const lockAccount = endpoint({
  name: 'operator.lockAccount',
  method: 'PUT',
  path: '/api/operator/accounts/:accountId/lock',
  access: operatorOnly,
  input: z.strictObject({ accountId: id, isLocked: z.boolean(), why }),
  output: nothing,
  summary: 'Locks an account, which ends its sessions, or opens it again.',
})

export const resetSecondFactor = endpoint({
  name: 'operator.resetSecondFactor',
  method: 'POST',
  path: '/api/operator/accounts/:accountId/second-factor/reset',
  access: operatorOnly,
  input: z.strictObject({ accountId: id, why }),
  output: nothing,
  summary: 'Turns a second factor off, for somebody who lost it; asks the operator for a fresh proof.',
})

export const endSessions = endpoint({
  name: 'operator.endSessions',
  method: 'POST',
  path: '/api/operator/accounts/:accountId/sessions/end',
  access: operatorOnly,
  input: z.strictObject({ accountId: id, why }),
  output: nothing,
  summary: 'Ends every session of an account.',
})

export const changeDuties = endpoint({
  name: 'operator.changeDuties',
  method: 'PUT',
  path: '/api/operator/accounts/:accountId/duties',
  access: operatorOnly,
  input: z.strictObject({ accountId: id, isOperator: z.boolean(), isStaff: z.boolean(), why }),
  output: nothing,
  summary: 'Makes an account operator or staff, or ends that; asks the operator for a fresh proof.',
})

// ── Jobs ─────────────────────────────────────────────────────────────────────────────────────────

export const jobStates = ['waiting', 'running', 'failed', 'done', 'cancelled'] as const

export const job = z.object({
  id,
  name: z.string(),
  state: z.enum(jobStates),
  siteId: id.nullable(),
  /** As JSON. */
  input: z.string(),
  attempts: z.number().int(),
  queuedAt: moment,
  dueAt: moment,
  startedAt: moment.nullable(),
  settledAt: moment.nullable(),
  error: z.string().nullable(),
})
export type JobEntry = z.output<typeof job>

const jobCounts = z.object({
  waiting: z.number().int(),
  running: z.number().int(),
  failed: z.number().int(),
})

export const listJobs = endpoint({
  name: 'operator.listJobs',
  method: 'GET',
  path: '/api/operator/jobs',
  access: operatorOnly,
  input: z.strictObject({
    ...cursorPage.shape,
    state: z.enum(jobStates).optional(),
    name: line(100).optional(),
    siteId: id.optional(),
  }),
  output: pageOf(job).extend({ counts: jobCounts }),
  summary: 'Jobs that wait, run, failed or were done, the latest first.',
})

export const retryJob = endpoint({
  name: 'operator.retryJob',
  method: 'POST',
  path: '/api/operator/jobs/:jobId/retry',
  access: operatorOnly,
  input: z.strictObject({ jobId: id, name: line(100) }),
  output: nothing,
  summary: 'Tries a failed job once more.',
})

/** An event that one of its listeners failed at for good: it was set aside, and what comes after it went on. */
export const setAside = z.object({
  siteId: id,
  /** Who could not be told. */
  subscriber: z.string(),
  /** Place of the event among those of its site. */
  position: z.number().int(),
  event: z.string(),
  attempts: z.number().int(),
  error: z.string().nullable(),
  settledAt: moment,
})
export type SetAside = z.output<typeof setAside>

export const listSetAside = endpoint({
  name: 'operator.listSetAside',
  method: 'GET',
  path: '/api/operator/deliveries',
  access: operatorOnly,
  input: z.strictObject({}),
  output: z.object({ items: z.array(setAside) }),
  summary: 'Events that were set aside after the last try, the latest first; at most 200.',
})

export const retrySetAside = endpoint({
  name: 'operator.retrySetAside',
  method: 'POST',
  path: '/api/operator/deliveries/retry',
  access: operatorOnly,
  input: z.strictObject({
    siteId: id,
    subscriber: line(200),
    position: z.number().int().min(1).max(2_147_483_647),
  }),
  output: nothing,
  summary: 'Passes an event on once more that was set aside.',
})

// ── Mails ────────────────────────────────────────────────────────────────────────────────────────

export const mailStates = ['kept', 'queued', 'sending', 'sent', 'failed', 'unknown'] as const

const party = z.object({ name: z.string(), address: z.string() })

export const mail = z.object({
  id,
  siteId: id.nullable(),
  kind: z.string(),
  state: z.enum(mailStates),
  to: party,
  subject: z.string(),
  attempts: z.number().int(),
  /** What the mail server said last. */
  answer: z.string().nullable(),
  createdAt: moment,
  settledAt: moment.nullable(),
})
export type MailEntry = z.output<typeof mail>

export const listMails = endpoint({
  name: 'operator.listMails',
  method: 'GET',
  path: '/api/operator/mails',
  access: operatorOnly,
  input: z.strictObject({
    ...cursorPage.shape,
    state: z.enum(mailStates).optional(),
    /** The whole address. */
    address: line(254).optional(),
    siteId: id.optional(),
  }),
  output: pageOf(mail).extend({ counts: z.record(z.enum(mailStates), z.number().int()) }),
  summary: 'Mails of the last 90 days and what became of each, the latest first.',
})

export const openMail = endpoint({
  name: 'operator.openMail',
  method: 'GET',
  path: '/api/operator/mails/:mailId',
  access: operatorOnly,
  input: z.strictObject({ mailId: id, siteId: id.optional() }),
  output: mail.extend({
    from: party,
    /** Secrets of links are taken out: who reads somebody’s mail must not become them. */
    html: z.string(),
    plain: z.string(),
    attachments: z.array(z.object({ name: z.string(), type: z.string() })),
  }),
  summary: 'A mail as it was sent, without the secrets in its links.',
})

export const resendMail = endpoint({
  name: 'operator.resendMail',
  method: 'POST',
  path: '/api/operator/mails/:mailId/resend',
  access: operatorOnly,
  input: z.strictObject({ mailId: id, siteId: id.nullable() }),
  output: nothing,
  summary: 'Sends a mail again that failed or whose outcome stayed unknown.',
})

// ── Health and storage ───────────────────────────────────────────────────────────────────────────

/** Where the disk is short; below `least` it is in danger. Bytes. */
export const LEAST_DISK = 1_000_000_000

export const readHealth = endpoint({
  name: 'operator.readHealth',
  method: 'GET',
  path: '/api/operator/health',
  access: operatorOnly,
  input: z.strictObject({}),
  output: z.object({
    at: moment,
    startedAt: moment,
    database: z.object({
      kind: z.enum(['embedded', 'postgres']),
      version: z.string(),
      /** Milliseconds of one round trip. */
      took: z.number(),
      bytes: z.number().int(),
      /** Milliseconds by which its clock is ahead of ours. */
      drift: z.number(),
    }),
    /** Bytes of the data folder’s disk; `null` where it cannot be asked. */
    disk: z.object({ free: z.number(), size: z.number() }).nullable(),
    jobs: jobCounts,
    mails: z.object({ waiting: z.number().int(), failed: z.number().int(), unknown: z.number().int() }),
    isMailConfigured: z.boolean(),
    isRecordingConfigured: z.boolean(),
    role: z.enum(['all', 'web', 'worker']),
    versions: z.object({ portico: z.string(), node: z.string(), zones: z.string() }),
    migrations: z.object({ count: z.number().int(), last: z.string(), at: moment }),
    sites: z.array(z.object({ status, count: z.number().int() })),
  }),
  summary: 'Database, disk, queue, mail, versions and migrations at a glance.',
})

export const readStorage = endpoint({
  name: 'operator.readStorage',
  method: 'GET',
  path: '/api/operator/storage',
  access: operatorOnly,
  input: z.strictObject({}),
  output: z.object({
    kind: z.enum(['folder', 'bucket']),
    files: z.number().int(),
    /** Bytes of the originals. */
    bytes: z.number().int(),
    largest: z.array(z.object({ id, title: z.string(), files: z.number().int(), bytes: z.number().int() })),
  }),
  summary: 'What sites keep in files, and who keeps most.',
})

// ── Announcements and support ────────────────────────────────────────────────────────────────────

const announcementInput = {
  title: trimmedText(120),
  text: longText(600),
  tone: z.enum(['info', 'warning']),
  link: webUrl.nullable(),
  startsAt: moment,
  endsAt: moment.nullable(),
}

export const announcement = z.object({ id, ...announcementInput, link: z.string().nullable() })
export type Announcement = z.output<typeof announcement>

/** What is announced now and was not put away by the account. */
export const currentAnnouncements = endpoint({
  name: 'operator.currentAnnouncements',
  method: 'GET',
  path: '/api/announcements',
  access: anyAccount,
  input: z.strictObject({}),
  output: z.object({ announcements: z.array(announcement) }),
  summary: 'What the operator tells everybody now, less what the account has put away.',
})

export const dismissAnnouncement = endpoint({
  name: 'operator.dismissAnnouncement',
  method: 'POST',
  path: '/api/announcements/:announcementId/dismiss',
  access: anyAccount,
  input: z.strictObject({ announcementId: id }),
  output: nothing,
  summary: 'Puts an announcement away for the account.',
})

export const listAnnouncements = endpoint({
  name: 'operator.listAnnouncements',
  method: 'GET',
  path: '/api/operator/announcements',
  access: operatorOnly,
  input: z.strictObject({}),
  output: z.object({
    announcements: z.array(announcement.extend({ dismissals: z.number().int() })),
  }),
  summary: 'All announcements, the latest first.',
})

export const createAnnouncement = endpoint({
  name: 'operator.createAnnouncement',
  method: 'POST',
  path: '/api/operator/announcements',
  access: operatorOnly,
  input: z.strictObject(announcementInput),
  output: z.object({ id }),
  summary: 'Announces something to everybody who is signed in.',
})

export const changeAnnouncement = endpoint({
  name: 'operator.changeAnnouncement',
  method: 'PUT',
  path: '/api/operator/announcements/:announcementId',
  access: operatorOnly,
  input: z.strictObject({ announcementId: id, ...announcementInput }),
  output: nothing,
  summary: 'Changes an announcement.',
})

export const removeAnnouncement = endpoint({
  name: 'operator.removeAnnouncement',
  method: 'DELETE',
  path: '/api/operator/announcements/:announcementId',
  access: operatorOnly,
  input: z.strictObject({ announcementId: id }),
  output: nothing,
  summary: 'Removes an announcement.',
})

/** Where to ask for help. */
export const readSupport = endpoint({
  name: 'operator.readSupport',
  method: 'GET',
  path: '/api/support',
  access: anyAccount,
  input: z.strictObject({}),
  output: z.object({ address: z.string().nullable() }),
  summary: 'The mail address at which whoever runs the platform gives help.',
})

export const changeSupport = endpoint({
  name: 'operator.changeSupport',
  method: 'PUT',
  path: '/api/operator/support',
  access: operatorOnly,
  input: z.strictObject({ address: email.nullable() }),
  output: nothing,
  summary: 'Sets the mail address for help.',
})
