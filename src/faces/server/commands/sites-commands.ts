import { WHY_MAX } from '#areas/operator/contract.ts'
import {
  addressOf,
  changeStatus,
  extendTrial,
  findSiteBySlug,
  findSitesByStatus,
  type Site,
} from '#areas/sites/index.ts'
import { trimmedText } from '#kernel/shapes.ts'
import { siteStatus, siteStatusName, type SiteStatus } from '#kernel/states/site-status.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asCommand, type Command, NotDone, readLine, readWords, UsageError } from './command-line.ts'

/** The reason of a change: as the console takes it, but never none. */
const reason = trimmedText(WHY_MAX)

const names = Object.entries(siteStatusName) as [string, string][]

/** A status by its name in any case, with blanks or underscores: `past due`, `PAST_DUE`. */
function statusOf(text: string): SiteStatus {
  const wanted = text.toUpperCase().replaceAll(/[\s-]+/g, '_')
  const found = names.find(([, name]) => name === wanted)
  if (!found)
    throw new UsageError(
      `There is no status "${text}"; there are ${names.map(([, name]) => name).join(', ')}.`,
    )
  return Number(found[0]) as SiteStatus
}

function lineOf(site: Site, sitesDomain: string): string {
  return [siteStatusName[site.status].padEnd(12), addressOf(site.slug, sitesDomain), site.title].join('  ')
}

/** Finds a site and does something with it, as the command of a name. */
async function withSite(
  name: string,
  slug: string | undefined,
  work: (ctx: Ctx, site: Site) => Promise<string>,
): Promise<boolean> {
  if (slug === undefined) throw new UsageError('Name a site: the first part of its built-in address.')
  return asCommand(name, async (ctx) => {
    const site = await findSiteBySlug(ctx.db, slug)
    if (!site) throw new NotDone(`There is no site ${slug}.`)
    return work({ ...ctx, site: { id: site.id } }, site)
  })
}

export const sitesList: Command = {
  name: 'sites list',
  summary: 'lists sites with their status',
  usage: '[--status STATUS]',
  help: 'Prints a line a site: status, built-in address, title.',
  async run(words) {
    const { values } = readWords(words, ['status'])
    const given = values.get('status')
    const statuses = given === undefined ? Object.values(siteStatus) : [statusOf(given)]
    return asCommand(this.name, async (ctx) => {
      const sites = await findSitesByStatus(ctx.db, statuses)
      if (sites.length === 0)
        return given === undefined ? 'There is no site yet.' : 'No site has this status.'
      return sites.map((site) => lineOf(site, ctx.tools.config.sitesDomain)).join('\n')
    })
  },
}

export const sitesStatus: Command = {
  name: 'sites status',
  summary: 'shows or changes the status of a site',
  usage: 'NAME [--to STATUS --why REASON]',
  help: 'Without --to it prints the status. A change follows the table of allowed transitions and stands on the site’s timeline with its reason.',
  async run(words) {
    const { values, rest } = readWords(words, ['to', 'why'], 1)
    const to = values.get('to')
    if (to === undefined) {
      if (values.has('why')) throw new UsageError('--why needs --to: it is the reason of a change.')
      return withSite(this.name, rest[0], async (ctx, site) => lineOf(site, ctx.tools.config.sitesDomain))
    }
    const status = statusOf(to)
    const given = values.get('why')
    if (given === undefined) throw new UsageError('--to needs --why: the reason stands on the timeline.')
    const why = readLine('why', given, reason)
    return withSite(this.name, rest[0], async (ctx, site) => {
      const changed = await changeStatus(ctx, { siteId: site.id, to: status, why, asOperator: true })
      return lineOf(changed, ctx.tools.config.sitesDomain)
    })
  },
}

export const sitesExtend: Command = {
  name: 'sites extend',
  summary: 'extends a trial by seven days',
  usage: 'NAME --why REASON',
  help: 'Works while the trial runs and after its end, as often as wanted.',
  async run(words) {
    const { values, rest } = readWords(words, ['why'], 1)
    const given = values.get('why')
    if (given === undefined) throw new UsageError('--why takes the reason, which stands on the timeline.')
    const why = readLine('why', given, reason)
    return withSite(this.name, rest[0], async (ctx, site) => {
      const changed = await extendTrial(ctx, { siteId: site.id, why })
      const ends =
        changed.trialEndsAt === null ? 'never' : new Date(changed.trialEndsAt).toISOString().slice(0, 10)
      return `${lineOf(changed, ctx.tools.config.sitesDomain)}  until ${ends}`
    })
  },
}
