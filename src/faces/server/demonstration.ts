import { randomBytes } from 'node:crypto'
import { admitAccount, beginFirstAccount, isOperatorsPassword } from '#areas/accounts/index.ts'
import { isReleased, release } from '#areas/releases/index.ts'
import { createSite, findSiteBySlug } from '#areas/sites/index.ts'
import { newId } from '#kernel/ids.ts'
import { Refusal } from '#kernel/refusal.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import { type Config, isPrivate } from '#platform/config/config.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/db/database.ts'
import { runAsSystem, type SystemSurroundings } from '#platform/system-ctx.ts'

const OPERATOR = { email: 'demo@portico.example', name: 'Demo Operator' }

const KNOWN_PASSWORD = 'portico-demonstration'

/** Only where nobody else can reach it is the password one that everybody knows. */
const passwordFor = (config: Pick<Config, 'host' | 'appOrigin'>): string =>
  isPrivate(config) ? KNOWN_PASSWORD : randomBytes(15).toString('base64url')

/**
 * Says what is to be done where others can reach a program whose operator's account has the password that everybody
 * knows: a demonstration that was planted while nobody could. `null`: nothing.
 */
export async function adviceOnDemonstration(
  database: Database,
  config: Pick<Config, 'host' | 'appOrigin'>,
): Promise<string | null> {
  if (isPrivate(config)) return null
  const isKnown = await database.transaction('platform', (db) =>
    isOperatorsPassword({ db }, { email: OPERATOR.email, password: KNOWN_PASSWORD }),
  )
  return isKnown
    ? `Everybody knows the password of ${OPERATOR.email}, an operator here, and others can reach this program. Change it, or lock the account.`
    : null
}

/** What is told of a demonstration: who signs in, and the names of its sites. */
export interface Demonstration {
  readonly email: string
  readonly password: string
  readonly slugs: readonly string[]
}

/** The sites of the demonstration: one of each kind that a newcomer may want to look at. */
const sites = [
  { slug: 'halm', title: 'Halm', beginning: { from: 'template', templateId: 'restaurant' } },
  { slug: 'ines-varga', title: 'Ines Varga', beginning: { from: 'template', templateId: 'portfolio' } },
  { slug: 'nila-orr', title: 'Nila Orr', beginning: { from: 'cover_page' } },
] as const

/**
 * Plants a demonstration into an instance that nobody has used: an operator's account and three
 * released sites. The account is admitted last, so a start that is cut off is taken up by the next.
 * Answers the sign-in and the names of the sites, or null when there was nothing to plant.
 */
export async function plantDemonstration(surroundings: SystemSurroundings): Promise<Demonstration | null> {
  const purpose = { siteId: null, reason: 'demonstration' }
  const account = await runAsSystem(surroundings, purpose, (ctx) => beginFirstAccount(ctx, OPERATOR))
  if (!account) return null
  const { accountId } = account
  const acting = <C extends Ctx>(ctx: C): C => ({
    ...ctx,
    actor: {
      kind: 'account',
      accountId,
      sessionId: newId(),
      isOperator: true,
      isStaff: false,
      isVerified: true,
      provedAt: ctx.clock.now(),
      rights: new Set<string>(),
    },
  })
  for (const site of sites) {
    const id = await plantSite(surroundings, acting, site)
    await runAsSystem(surroundings, { siteId: id, reason: 'demonstration' }, async (ctx) => {
      if (await isReleased(ctx)) return
      await release(acting(ctx), { siteId: id, styles: true, note: '' })
    })
  }
  const password = passwordFor(surroundings.tools.config)
  const passwordHash = await hashPassword(password)
  const isAdmitted = await runAsSystem(surroundings, purpose, (ctx) =>
    admitAccount(ctx, { accountId, passwordHash }),
  )
  return isAdmitted ? { email: OPERATOR.email, password, slugs: sites.map(({ slug }) => slug) } : null
}

/**
 * A demonstration that an earlier start planted and nobody has locked: its sign-in, and which of its sites stand under
 * their names. `null` where others can reach the program, or its operator has chosen a password of their own.
 */
export async function standingDemonstration(surroundings: SystemSurroundings): Promise<Demonstration | null> {
  const { database, tools } = surroundings
  if (!isPrivate(tools.config)) return null
  const signIn = { email: OPERATOR.email, password: KNOWN_PASSWORD }
  if (!(await database.transaction('platform', (db) => isOperatorsPassword({ db }, signIn)))) return null
  const found = await runAsSystem(surroundings, { siteId: null, reason: 'demonstration' }, async (ctx) => {
    const standing: string[] = []
    for (const { slug } of sites) if (await findSiteBySlug(ctx.db, slug)) standing.push(slug)
    return standing
  })
  return { ...signIn, slugs: found }
}

/** Makes a site of the demonstration, unless an earlier start, or another process just now, did. */
async function plantSite(
  surroundings: SystemSurroundings,
  acting: <C extends Ctx>(ctx: C) => C,
  site: (typeof sites)[number],
): Promise<string> {
  const purpose = { siteId: null, reason: 'demonstration' }
  const find = () => runAsSystem(surroundings, purpose, (ctx) => findSiteBySlug(ctx.db, site.slug))
  const before = await find()
  if (before) return before.id
  try {
    const { id } = await runAsSystem(surroundings, purpose, (ctx) =>
      createSite(acting(ctx), {
        ...site,
        language: 'en-US',
        country: 'US',
        currency: 'USD',
        timeZone: 'America/New_York',
      }),
    )
    return id
  } catch (error) {
    const other = error instanceof Refusal && error.code === 'sites.slug_taken' ? await find() : null
    if (!other) throw error
    return other.id
  }
}
