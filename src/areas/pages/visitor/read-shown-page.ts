import { askAssets, fileIdsIn, resolveAssets, type ResolvedAssets } from '#areas/assets/index.ts'
import { filesLedTo, readDraft, readShownEditions } from '#areas/documents/index.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import { openDocument } from '#document/upgrade.ts'
import type { PageDocument } from '#document/nodes.ts'
import { isId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Ask } from '#platform/system-ctx.ts'
import { blocksOf } from '#areas/documents/index.ts'
import { type Loaded, wantingOf } from '../loaders/block-loader.ts'
import { loadBlocks } from '../loaders/load-blocks.ts'
import { readKeyChanges } from '../loaders/page-key.store.ts'
import { knownAddresses, leftAddresses } from '../releases/left-addresses.ts'
import type { ReleasedPage, ReleasedRedirect } from '../releases/released-site.ts'
import { pagesTogether } from '../releases/navigation.ts'
import { settledRedirects } from '../releases/addresses.ts'
import { readDraftedRedirects } from '../redirects/redirect.store.ts'
import { readLivePages, readLiveRedirects } from '../releases/live.store.ts'
import { readStylesDraft } from '../styles/styles.store.ts'
import { draftOf } from '../tree/draft-of.ts'
import { isAddressed, pathOf } from '../tree/page.ts'
import { readPages } from '../tree/page.store.ts'
import { assetIdsIn } from './asset-ids.ts'
import { arranged, footerOf, type LiveSite } from './live-site.ts'

/** What one page shows: its document, the footer's, and the assets they name. */
export interface ShownPage {
  readonly document: PageDocument
  readonly footer: PageDocument | null
  readonly assets: ResolvedAssets
  /** What its blocks show besides their props, and the names of what that was read from. */
  readonly loaded: Loaded
  /** How often anything that pages of the site are drawn from had changed before; null where nothing is loaded. */
  readonly changes: number | null
}

/** The ids of files that a page shows or names in its head, beside those of its documents. */
function alsoShown(live: LiveSite, { settings }: ReleasedPage): readonly string[] {
  const { socialImage } = settings
  return socialImage && isId(socialImage) ? [socialImage, ...live.assetIds] : live.assetIds
}

/** Reads what a released page shows, in one statement, and one for each loader of its blocks. */
export async function readReleasedPage(ask: Ask, live: LiveSite, page: ReleasedPage): Promise<ShownPage> {
  const { content } = live
  const footer = footerOf(content)
  const wanted = [page.editionId, ...(footer ? [footer.editionId] : [])]
  const { documents, assets, registry } = await ask(async (ctx) => ({
    ...(await readShownEditions(ctx, wanted, alsoShown(live, page))),
    registry: blocksOf(ctx.tools),
  }))
  const stored = documents.get(page.editionId)
  if (!stored) throw new Error(`Edition ${page.editionId} of a released page is gone`)
  const foot = footer && documents.get(footer.editionId)
  const { document } = openDocument(stored, registry)
  const below = foot ? openDocument(foot, registry).document : null
  const shown = { document, footer: below, ...(await loadOn(ask, registry, [document, below], page)) }
  if (document === stored && below === (foot ?? null)) return { ...shown, assets }
  // Brought up to date just now, a document may name files that its stored form did not.
  return { ...shown, assets: await askAssets(ask, [...assets.uploads, ...assetIdsIn([document, below])]) }
}

/** Runs the loaders of the blocks of a page. */
async function loadOn(
  ask: Ask,
  registry: BlockRegistry,
  documents: readonly (PageDocument | null)[],
  page: ReleasedPage,
): Promise<Pick<ShownPage, 'loaded' | 'changes'>> {
  const wanting = wantingOf(registry, documents)
  // Looked at first: what changes while the loaders run may be in what they read or not.
  const changes = wanting.size === 0 ? null : await ask(readKeyChanges)
  return { loaded: await loadBlocks(ask, wanting, page), changes }
}

/**
 * Reads what a page shows whose document an area has made: the footer and the assets in one statement, and one for
 * each loader of its blocks.
 */
export async function readBroughtPage(
  ask: Ask,
  live: LiveSite,
  page: ReleasedPage,
  document: PageDocument,
): Promise<ShownPage> {
  const footer = footerOf(live.content)
  // Of drafts there are no editions.
  const isReleased = footer !== undefined && footer.editionId !== ''
  const wanted = isReleased ? [footer.editionId] : []
  const { documents, assets, registry } = await ask(async (ctx) => ({
    ...(await readShownEditions(ctx, wanted, [...assetIdsIn(document), ...live.assetIds])),
    registry: blocksOf(ctx.tools),
  }))
  const stored = footer && documents.get(footer.editionId)
  const below = stored ? openDocument(stored, registry).document : null
  return { document, footer: below, assets, ...(await loadOn(ask, registry, [document, below], page)) }
}

/** The ids of files whose addresses stand in what is the same on all pages, or to which a redirect leads. */
function alsoLedTo(
  { content: { pages, styles } }: LiveSite,
  redirects: readonly ReleasedRedirect[],
): string[] {
  const { main, footer } = pagesTogether(pages)
  return fileIdsIn(JSON.stringify([redirects.map(({ to }) => to), main, footer, styles]))
}

/**
 * The ids of all files that everyone is led to: those that pages which everyone may see show, or name by id or address,
 * and those that redirects lead to. That is as far as the release says so itself: one that only a later program adds to
 * a page as it is drawn is not among them.
 */
export async function filesOfOpenPages(ask: Ask, live: LiveSite): Promise<ReadonlySet<string>> {
  const { content } = live
  const open = content.pages.filter((page) => isAddressed(page) && page.passwordHash === null)
  const footer = open.length > 0 ? footerOf(content) : undefined
  const editions = [...open, ...(footer ? [footer] : [])].map(({ editionId }) => editionId)
  const named = await ask((ctx) => filesLedTo(ctx, editions))
  const redirects = live.hasMore ? await ask(readLiveRedirects) : content.redirects
  return new Set(
    [named, alsoLedTo(live, redirects), ...open.map((page) => alsoShown(live, page)), live.assetIds].flat(),
  )
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
  const drafted = await readDraftedRedirects(ctx)
  const known = await knownAddresses(ctx, await readLivePages(ctx), pages, drafted)
  const { byItself } = leftAddresses(drafted, known, pages)
  const movedFrom = new Set(byItself.map(({ from }) => from))
  const redirects: ReleasedRedirect[] = [
    ...drafted.filter(({ from }) => !movedFrom.has(from)),
    ...byItself.map(({ status = 301, ...one }) => ({ ...one, status })),
  ]
  return arranged('draft', {
    pages,
    styles: styles.styles,
    stylesVersion: styles.version,
    redirects: settledRedirects(redirects, pages, known.others),
  })
}

/** Reads what the draft of a page shows. */
export async function readDraftPage(ctx: Ctx, live: LiveSite, page: ReleasedPage): Promise<ShownPage> {
  const footer = footerOf(live.content)
  const { document } = await readDraft(ctx, draftOf(page.id))
  const foot = footer ? (await readDraft(ctx, draftOf(footer.id))).document : null
  const ids = [...alsoShown(live, page), ...assetIdsIn([document, foot])]
  const assets = await resolveAssets(ctx, ids)
  const wanting = wantingOf(blocksOf(ctx.tools), [document, foot])
  const loaded = await loadBlocks((statement) => statement(ctx), wanting, page, true)
  return { document, footer: foot, assets, loaded, changes: null }
}
