import { z } from 'zod'
import { timelineEntry } from '#areas/sites/contract.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { operatorOnly } from '#kernel/permission.ts'
import { cursorPage, id, line, moment, nothing, pageOf, queryList, trimmedText } from '#kernel/shapes.ts'
import { sortedBy } from '#kernel/sorted.ts'
import { siteStatuses } from '#kernel/states/site-status.ts'
import { siteTypes } from '#kernel/states/site-type.ts'
import { person, why } from '../acts/act.contract.ts'

export const status = z.literal(siteStatuses)

export const type = z.literal(siteTypes)

/** Statuses in a query come as text. */
const statusInQuery = z.coerce.number<number | string>().pipe(status)

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
    ...sortedBy(['created', 'title']).shape,
    search: line(100).default(''),
    status: queryList(statusInQuery, siteStatuses.length).default([]),
    planId: id.optional(),
  }),
  output: pageOf(foundSite).extend({ total: z.number().int() }),
  summary: 'Sites of the platform by title, address, status and plan, newest first unless asked otherwise.',
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
  /** Where the older version of the site is; `null`: nobody said. */
  legacyAddress: z.string().nullable(),
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

export const linkSite = endpoint({
  name: 'operator.linkSite',
  method: 'PUT',
  path: '/api/operator/sites/:siteId/legacy-address',
  access: operatorOnly,
  input: z.strictObject({ siteId: id, address: line(2_000), why }),
  output: nothing,
  summary: 'Says where the older version of a site is, and has its visitors sent there.',
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
