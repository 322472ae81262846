import { askAssets, fileIdsIn, resolveAssets, type ResolvedAssets } from '#areas/assets/index.ts'
import { openDocument } from '#document/upgrade.ts'
import type { PageDocument } from '#document/nodes.ts'
import { isId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Ask } from '#platform/system-ctx.ts'
import { blocks } from '../blocks/registry.ts'
import { readDraft } from '../drafts/read-draft.ts'
import { knownAddresses, leftAddresses } from '../releases/left-addresses.ts'
import {
  type Manifest,
  pagesTogether,
  type ReleasedPage,
  type ReleasedRedirect,
  settledRedirects,
} from '../releases/manifest.ts'
import { readRedirects } from '../redirects/redirect.store.ts'
import { filesLedTo } from '../releases/files-in-use.store.ts'
import { readLive, readShownEditions } from '../releases/release.store.ts'
import { readStylesDraft } from '../styles/styles.store.ts'
import { isAddressed, pathOf } from '../tree/page.ts'
import { readPages } from '../tree/page.store.ts'
import { assetIdsIn } from './asset-ids.ts'
import { arranged, type LiveSite } from './live-site.ts'

/** What one page shows: its document, the footer's, and the assets they name. */
export interface ShownPage {
  readonly document: PageDocument
  readonly footer: PageDocument | null
  readonly assets: ResolvedAssets
}

function footerOf(manifest: Manifest): ReleasedPage | undefined {
  const id = manifest.styles.footer.document
  return id === undefined ? undefined : manifest.pages.find((page) => page.id === id)
}

/** The ids of files that a page shows or names in its head, beside those of its documents. */
function alsoShown(live: LiveSite, { settings }: ReleasedPage): readonly string[] {
  const { socialImage } = settings
  return socialImage && isId(socialImage) ? [socialImage, ...live.assetIds] : live.assetIds
}

/** Reads what a released page shows, in one statement. */
export async function readReleasedPage(ask: Ask, live: LiveSite, page: ReleasedPage): Promise<ShownPage> {
  const { manifest } = live
  const footer = footerOf(manifest)
  const wanted = [page.editionId, ...(footer ? [footer.editionId] : [])]
  const { documents, assets } = await ask((ctx) => readShownEditions(ctx, wanted, alsoShown(live, page)))
  const stored = documents.get(page.editionId)
  if (!stored) throw new Error(`Edition ${page.editionId} of a released page is gone`)
  const foot = footer && documents.get(footer.editionId)
  const registry = blocks()
  const { document } = openDocument(stored, registry)
  const below = foot ? openDocument(foot, registry).document : null
  const shown = { document, footer: below }
  if (document === stored && below === (foot ?? null)) return { ...shown, assets }
  // Brought up to date just now, a document may name files that its stored form did not.
  return { ...shown, assets: await askAssets(ask, [...assets.uploads, ...assetIdsIn(shown)]) }
}

/** The ids of files whose addresses stand in what is the same on all pages, or to which a redirect leads. */
function alsoLedTo({ manifest: { pages, redirects, styles } }: LiveSite): string[] {
  const { main, footer } = pagesTogether(pages)
  return fileIdsIn(JSON.stringify([redirects.map(({ to }) => to), main, footer, styles]))
}

/**
 * The ids of all files that everyone is led to: those that pages which everyone may see show, or name by id or address,
 * and those that redirects lead to. That is as far as the release says so itself: one that only a later program adds to
 * a page as it is drawn is not among them.
 */
export async function filesOfOpenPages(ask: Ask, live: LiveSite): Promise<ReadonlySet<string>> {
  const { manifest } = live
  const open = manifest.pages.filter((page) => isAddressed(page) && page.passwordHash === null)
  const footer = open.length > 0 ? footerOf(manifest) : undefined
  const editions = [...open, ...(footer ? [footer] : [])].map(({ editionId }) => editionId)
  const named = await ask((ctx) => filesLedTo(ctx, editions))
  return new Set([named, alsoLedTo(live), ...open.map((page) => alsoShown(live, page)), live.assetIds].flat())
}

/** The drafts of a site as if they were released now: for previews. Nothing is stored. */
export async function readDraftSite(ctx: Ctx): Promise<LiveSite> {
  const styles = await readStylesDraft(ctx)
  const pages = (await readPages(ctx)).map((page): ReleasedPage => ({
    id: page.id,
    editionId: '',
    kind: page.kind,
    path: pathOf(page),
    title: page.title,
    navTitle: page.navTitle,
    nav: page.nav,
    parentId: page.parentId,
    position: page.position,
    isHome: page.isHome,
    isHidden: page.isHidden,
    passwordHash: null,
    settings: page.settings,
    version: page.version,
    factsVersion: page.factsVersion,
    changedAt: page.updatedAt.toISOString(),
  }))
  // As a release leads on from the addresses that pages left since the last one, in the place of older redirects.
  const known = await knownAddresses(ctx, (await readLive(ctx))?.manifest.pages ?? [], pages)
  const { byItself } = await leftAddresses(ctx, known, pages)
  const movedFrom = new Set(byItself.map(({ from }) => from))
  const redirects: ReleasedRedirect[] = [
    ...(await readRedirects(ctx)).filter(({ from }) => !movedFrom.has(from)),
    ...byItself.map(({ status = 301, ...one }) => ({ ...one, status })),
  ]
  return arranged('draft', {
    pages,
    styles: styles.styles,
    stylesVersion: styles.version,
    redirects: settledRedirects(redirects, pages),
  })
}

/** Reads what the draft of a page shows. */
export async function readDraftPage(ctx: Ctx, live: LiveSite, page: ReleasedPage): Promise<ShownPage> {
  const footer = footerOf(live.manifest)
  const { document } = await readDraft(ctx, page.id)
  const foot = footer ? (await readDraft(ctx, footer.id)).document : null
  const ids = [...alsoShown(live, page), ...assetIdsIn([document, foot])]
  const assets = await resolveAssets(ctx, ids)
  return { document, footer: foot, assets }
}
