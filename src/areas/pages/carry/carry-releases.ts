import { z } from 'zod'
import { insertEditions, readEditions, readEditionSizes } from '#areas/documents/index.ts'
import {
  type HistoryRow,
  keepReleases,
  readHistory,
  readThingsAsOf,
  releasables,
  type ReleasedThing,
} from '#areas/releases/index.ts'
import { idOn, newIdOf, type NewIds, readdressed } from '#areas/sites/index.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { SiteStyles } from '#document/styles.ts'
import type { Composed } from '#kernel/point.ts'
import { refuse } from '#kernel/refusal.ts'
import { id, instant, LARGEST_INTEGER, line, longText, slug, trimmedText } from '#kernel/shapes.ts'
import type { Ctx } from '#platform/ctx.ts'
import { navPlaces, pageKinds, pageSettings } from '../contract.ts'
import { mostCarriedRedirects, shapeFault } from '../redirects/redirect.ts'
import { stylesShape } from '../styles/styles-shape.ts'
import { refuseUnsafeTarget } from '../tree/create-page.ts'
import { isAddressed } from '../tree/page.ts'
import type { EditionFacts, ReleasedSite } from '../releases/released-site.ts'
import { readSitesAsOf } from '../releases/live.store.ts'
import { thingsOf } from '../releases/released-things.ts'
import { documentOf, mostCarried, place } from './carry-pages.ts'
import { LOCKED } from './locked.ts'

const whole = z.number().int().min(-1).max(LARGEST_INTEGER)

const carriedReleasedPage = z.strictObject({
  id,
  editionId: id,
  kind: z.enum(pageKinds),
  slug: slug.nullable(),
  title: trimmedText(200),
  navTitle: trimmedText(200).nullable(),
  nav: z.enum(navPlaces),
  parentId: id.nullable(),
  position: place,
  isHome: z.boolean(),
  isHidden: z.boolean(),
  isLocked: z.boolean(),
  settings: pageSettings,
  version: whole,
  factsVersion: whole,
  changedAt: instant,
})

const shown = z.strictObject({
  pages: z.array(carriedReleasedPage),
  styles: stylesShape,
  stylesVersion: whole,
  redirects: z
    .array(z.strictObject({ from: line(1000), to: line(2000), status: z.literal([301, 302]) }))
    .max(mostCarriedRedirects),
  /** What it showed of other areas, by kind: which edition of which thing. */
  others: z.record(z.string().max(40), z.array(z.strictObject({ id, editionId: id }))),
})
type Others = z.output<typeof shown>['others']

/** The kinds of things of other areas that travel. */
export function carriedKinds(tools: Composed): readonly string[] {
  return tools.of(releasables).flatMap(({ kind, carried }) => (carried ? [kind] : []))
}

/** What releases of the context's site showed of other areas, by their numbers. */
async function othersAsOf(ctx: Ctx, numbers: readonly number[]): Promise<ReadonlyMap<number, Others>> {
  const things = await readThingsAsOf(ctx, numbers, carriedKinds(ctx.tools))
  const othersOf = (all: readonly ReleasedThing[]): Others => {
    const others: Others = {}
    for (const { kind, id: thingId, editionId } of all)
      if (editionId !== null) (others[kind] ??= []).push({ id: thingId, editionId })
    for (const some of Object.values(others)) some.sort((one, other) => (one.id < other.id ? -1 : 1))
    return others
  }
  return new Map([...things].map(([number, all]) => [number, othersOf(all)]))
}

/** A release as it travels: what visitors were shown by it, or that it was called off. Its pages name their editions. */
export const carriedRelease = z.strictObject({
  number: z.number().int().min(1).max(mostCarried),
  isLive: z.boolean(),
  note: longText(2000),
  restores: z.number().int().min(1).nullable(),
  scheduledFor: instant.nullable(),
  createdAt: instant,
  releasedAt: instant.nullable(),
  /** `null`: it was called off before it was shown. */
  shown: shown.nullable(),
})
export type CarriedRelease = Omit<z.output<typeof carriedRelease>, 'shown'> & {
  readonly shown: (Omit<z.output<typeof shown>, 'styles'> & { readonly styles: SiteStyles }) | null
}

/** A page as it was released. */
export const carriedEdition = z.strictObject({
  id,
  pageId: id,
  title: trimmedText(200),
  settings: pageSettings,
  document: z.unknown(),
})
export type CarriedEdition = Omit<z.output<typeof carriedEdition>, 'document'> & {
  readonly document: PageDocument
}

/** A part of the history, and how many bytes it comes to as JSON. */
export interface Sized<T> {
  readonly of: T
  readonly bytes: number
}

/** What of a site's releases is carried; their content is read a piece at a time ({@link takeOutReleases}). */
export interface History {
  /** By number, oldest first. */
  readonly releases: readonly Sized<number>[]
  /** What is known of each release by its number, carried or not, as it stood when this was read. */
  readonly known: ReadonlyMap<number, HistoryRow>
  /** In the order in which releases first show them. */
  readonly editions: readonly Sized<string>[]
  /** Pages that releases show and no draft is of any more. */
  readonly pastPages: readonly string[]
  /** Releases that are older than what is carried. */
  readonly older: number
  /** Releases that still waited for their time. */
  readonly scheduled: number
}

/** Releases that are read at once, and editions that are measured at once. */
const AT_ONCE = 20
const MEASURED_AT_ONCE = 200

/** Runs one step in a transaction of its own. */
type Step = <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>

/**
 * Which releases of the context's site can be carried: the live one in any case, then the newest first, as far as
 * they and their editions stay within so many bytes. Read in steps, so that a site with a long past holds nobody up:
 * neither releases nor editions are ever changed or removed, and what is shown or live is settled by the first step.
 *
 * @param step in a transaction on the site
 * @param pages ids of the pages there are drafts of
 */
export async function takeOutHistory(
  step: Step,
  pages: ReadonlySet<string>,
  mostBytes: number,
): Promise<History> {
  const all = await step(readHistory)
  const wanted = all.toSorted(
    (one, other) => Number(other.isLive) - Number(one.isLive) || other.number - one.number,
  )
  const releases: Sized<number>[] = []
  const editions = new Map<string, number>()
  const past = new Set<string>()
  let [bytes, isFull] = [0, false]
  for (let at = 0; at < wanted.length && !isFull; at += AT_ONCE) {
    const some = wanted.slice(at, at + AT_ONCE)
    const numbers = some.filter(({ isShown }) => isShown).map(({ number }) => number)
    const [sites, others] = await step(
      async (ctx) => [await readSitesAsOf(ctx, numbers), await othersAsOf(ctx, numbers)] as const,
    )
    for (const { number, isLive } of some) {
      const site = sites.get(number)
      const own = site ? JSON.stringify([site, others.get(number)]).length : 0
      const shownPages = site?.pages ?? []
      const fresh = [...new Set(shownPages.map((page) => page.editionId))].filter((one) => !editions.has(one))
      const sizes = new Map<string, number>()
      for (let from = 0; from < fresh.length; from += MEASURED_AT_ONCE)
        for (const [one, size] of await step((ctx) =>
          readEditionSizes(ctx, fresh.slice(from, from + MEASURED_AT_ONCE)),
        ))
          sizes.set(one, size)
      bytes += [...sizes.values()].reduce((sum, size) => sum + size, own)
      isFull = bytes > mostBytes && !isLive
      if (isFull) break
      for (const [one, size] of sizes) editions.set(one, size)
      for (const page of shownPages) if (!pages.has(page.id)) past.add(page.id)
      releases.push({ of: number, bytes: own })
    }
  }
  return {
    releases: releases.toSorted((one, other) => one.of - other.of),
    known: new Map(all.map((row) => [row.number, row])),
    editions: [...editions].map(([of, size]) => ({ of, bytes: size })),
    pastPages: [...past].toSorted(),
    older: all.length - releases.length,
    scheduled: all.filter((one) => one.isScheduled).length,
  }
}

function shownOf(site: ReleasedSite, others: Others): CarriedRelease['shown'] {
  return {
    others,
    pages: site.pages.map(({ path, passwordHash, settings, ...page }) => ({
      ...page,
      slug: path === '/' ? null : path.slice(1),
      isLocked: passwordHash !== null,
      settings: pageSettings.parse(settings),
    })),
    styles: site.styles,
    stylesVersion: site.stylesVersion,
    redirects: site.redirects.map(({ from, to, status }) => ({ from, to, status })),
  }
}

/** Releases by their numbers, of those that are carried; passwords stay behind. What waited for its time is called off where it is brought in. */
export async function takeOutReleases(
  ctx: Ctx,
  numbers: readonly number[],
  { releases, known }: Pick<History, 'releases' | 'known'>,
): Promise<CarriedRelease[]> {
  const carried = new Set(releases.map(({ of }) => of))
  const shownOnes = numbers.filter((number) => known.get(number)?.isShown)
  const sites = await readSitesAsOf(ctx, shownOnes)
  const others = await othersAsOf(ctx, shownOnes)
  const rows = numbers.flatMap((number) => known.get(number) ?? [])
  return rows.map((row) => {
    const site = sites.get(row.number)
    return {
      number: row.number,
      isLive: row.isLive,
      note: row.note,
      restores: row.restores !== null && carried.has(row.restores) ? row.restores : null,
      scheduledFor: row.scheduledFor,
      createdAt: row.createdAt,
      releasedAt: site ? row.releasedAt : null,
      shown: site ? shownOf(site, others.get(row.number) ?? {}) : null,
    }
  })
}

/** Editions by their ids. */
export async function takeOutEditions(ctx: Ctx, ids: readonly string[]): Promise<CarriedEdition[]> {
  return (await readEditions(ctx, ids)).map(({ id: editionId, documentId, document, facts }) => {
    const { title, settings } = facts as EditionFacts
    return { id: editionId, pageId: documentId, title, settings: pageSettings.parse(settings), document }
  })
}

/** Reads a release that came from outside. @throws Refusal 422 `pages.carried_release` */
export function readCarriedRelease(tools: Composed, given: unknown): CarriedRelease {
  const read = carriedRelease.safeParse(given)
  const wrong = (): Error =>
    refuse('invalid', 'pages.carried_release', {
      values: { number: z.object({ number: z.number() }).safeParse(given).data?.number ?? 0 },
    })
  if (!read.success) throw wrong()
  const release = read.data as unknown as CarriedRelease
  const { pages, redirects, others } = release.shown ?? { pages: [], redirects: [], others: {} }
  const kinds = carriedKinds(tools)
  const ids = new Set(pages.map((page) => page.id))
  const addresses = pages.filter(isAddressed).map((page) => page.slug)
  const isWrong =
    ids.size !== pages.length ||
    new Set(addresses).size !== addresses.length ||
    pages.some((page) => page.isHome !== (page.slug === null)) ||
    redirects.some((one) => shapeFault(one) !== null) ||
    Object.entries(others).some(
      ([kind, things]) =>
        !kinds.includes(kind) || new Set(things.map((one) => one.id)).size !== things.length,
    ) ||
    (release.isLive && !release.shown) ||
    (release.shown !== null && release.releasedAt === null) ||
    (release.restores !== null && release.restores >= release.number)
  if (isWrong) throw wrong()
  try {
    for (const page of pages) refuseUnsafeTarget(page.settings.target)
  } catch {
    throw wrong()
  }
  return release
}

/**
 * Reads an edition that came from outside, brought up to date.
 *
 * @throws Refusal 422 `pages.carried_broken`, 409 `pages.carried_newer`
 */
export function readCarriedEdition(tools: Composed, given: unknown): CarriedEdition {
  const read = carriedEdition.safeParse(given)
  if (!read.success) throw refuse('invalid', 'pages.carried_broken', { values: { page: '–' } })
  return { ...read.data, document: documentOf(tools, read.data.document, read.data.title) }
}

/** Lays editions on a site that nobody sees yet, in the transaction of one step. Those that are there are left. */
export async function layEditions(ctx: Ctx, editions: readonly CarriedEdition[], ids: NewIds): Promise<void> {
  await insertEditions(
    ctx,
    editions.map((edition) => {
      const { id: editionId, pageId, title, settings, document } = readdressed(edition, ids)
      const facts: EditionFacts = { title, settings }
      return { id: editionId, documentId: pageId, document, facts }
    }),
  )
}

/** Which drafts a site begins with: what a release shows of them is known by these. */
export interface DraftVersions {
  readonly pages: ReadonlyMap<string, Pick<CarriedReleasedPage, 'version' | 'factsVersion'>>
  readonly styles: number
}
type CarriedReleasedPage = z.output<typeof carriedReleasedPage>

/**
 * Lays releases on a site that nobody sees yet, in the transaction of one step. None of them is live: a site is
 * shown when its owner releases it, and each can be brought back. Editions of their pages come besides.
 */
export async function layReleases(
  ctx: Ctx,
  siteId: string,
  releases: readonly CarriedRelease[],
  drafts: DraftVersions,
  ids: NewIds,
): Promise<void> {
  const isDrafted = (page: CarriedReleasedPage): boolean => {
    const draft = drafts.pages.get(page.id)
    return draft?.version === page.version && draft.factsVersion === page.factsVersion
  }
  await keepReleases(
    ctx,
    releases.map((release) => ({
      id: idOn(siteId, `release/${release.number}`),
      number: release.number,
      note: release.note,
      restores: release.restores === null ? null : idOn(siteId, `release/${release.restores}`),
      scheduledFor: release.scheduledFor,
      createdAt: release.createdAt,
      releasedAt: release.releasedAt,
      things: release.shown && [
        ...thingsOf(readdressed(siteOfShown(release.shown, isDrafted, drafts.styles), ids)),
        ...thingsOfOthers(release.shown.others, (before) => newIdOf(siteId, ids, before)),
      ],
    })),
  )
}

function thingsOfOthers(others: Others, newId: (before: string) => string): ReleasedThing[] {
  return Object.entries(others).flatMap(([kind, things]) =>
    things.map((thing) => ({
      kind,
      id: newId(thing.id),
      editionId: newId(thing.editionId),
      path: null,
      facts: null,
    })),
  )
}

/** What a release shows, with drafts that begin anew: at version 0 they are what is shown, at none they are not. */
function siteOfShown(
  content: NonNullable<CarriedRelease['shown']>,
  isDrafted: (page: CarriedReleasedPage) => boolean,
  stylesVersion: number,
): ReleasedSite {
  return {
    ...content,
    stylesVersion: content.stylesVersion === stylesVersion ? 0 : -1,
    pages: content.pages.map(({ slug: address, isLocked, ...page }) => ({
      ...page,
      path: address === null ? '/' : `/${address}`,
      passwordHash: isLocked ? LOCKED : null,
      version: isDrafted(page as CarriedReleasedPage) ? 0 : -1,
      factsVersion: isDrafted(page as CarriedReleasedPage) ? 0 : -1,
    })),
  }
}
