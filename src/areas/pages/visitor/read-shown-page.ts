import { askAssets, fileIdsIn, resolveAssets, type ResolvedAssets } from '#areas/assets/index.ts'
import { filesLedTo, readDraft, readShownEditions } from '#areas/documents/index.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import { openDocument } from '#document/upgrade.ts'
import type { PageDocument } from '#document/nodes.ts'
import { isId } from '#kernel/ids.ts'
import type { Composed } from '#kernel/point.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Ask } from '#platform/system-ctx.ts'
import { blocksOf } from '#areas/documents/index.ts'
import { type LoadedPage, wantingOf } from '../loaders/block-loader.ts'
import { loadBlocks } from '../loaders/load-blocks.ts'
import { type LinkTarget, linkTargets } from '../links/link-target.ts'
import { isAsked, type LinkBook, resolveLinks } from '../links/resolve-links.ts'
import { thingsLinked } from '../links/things-linked.ts'
import { storedKeys } from '../loaders/page-key.ts'
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
  /** What its blocks show besides their props, and the names of what that and its links were read from. */
  readonly loaded: LoadedPage
  /** Where the things stand that its links lead to. */
  readonly links: LinkBook
  /** How often anything that pages of the site are drawn from had changed before; null where nothing is loaded. */
  readonly changes: number | null
}

/** The ids of files that a page shows or names in its head, beside those of its documents. */
function alsoShown(live: LiveSite, { settings }: ReleasedPage): readonly string[] {
  const { socialImage } = settings
  return socialImage && isId(socialImage) ? [socialImage, ...live.assetIds] : live.assetIds
}

/**
 * Reads what a released page shows, in one statement, and one for each loader of its blocks.
 *
 * @param query of the address that was asked for
 */
export async function readReleasedPage(
  ask: Ask,
  live: LiveSite,
  page: ReleasedPage,
  query = '',
): Promise<ShownPage> {
  const { content } = live
  const footer = footerOf(content)
  const wanted = [page.editionId, ...(footer ? [footer.editionId] : [])]
  const { documents, assets, kinds } = await ask(async (ctx) => ({
    ...(await readShownEditions(ctx, wanted, alsoShown(live, page))),
    kinds: kindsOf(ctx.tools),
  }))
  const stored = documents.get(page.editionId)
  if (!stored) throw new Error(`Edition ${page.editionId} of a released page is gone`)
  const foot = footer && documents.get(footer.editionId)
  const { document } = openDocument(stored, kinds.blocks)
  const below = foot ? openDocument(foot, kinds.blocks).document : null
  const loaded = await loadOn(ask, kinds, live, page, [document, below], { query })
  const shown = { document, footer: below, ...loaded }
  if (document === stored && below === (foot ?? null)) return { ...shown, assets }
  // Brought up to date just now, a document may name files that its stored form did not.
  return { ...shown, assets: await askAssets(ask, [...assets.uploads, ...assetIdsIn([document, below])]) }
}

/** The types of block, and the kinds of thing that links lead to. */
interface Kinds {
  readonly blocks: BlockRegistry
  readonly targets: readonly LinkTarget[]
}

const kindsOf = (tools: Composed): Kinds => ({ blocks: blocksOf(tools), targets: tools.of(linkTargets) })

/** Runs the loaders of the blocks of a page, and resolves the links on it and around it. */
async function loadOn(
  ask: Ask,
  { blocks, targets }: Kinds,
  live: LiveSite,
  page: ReleasedPage,
  documents: readonly (PageDocument | null)[],
  asked: { readonly query: string; readonly isDraft?: boolean },
): Promise<Pick<ShownPage, 'loaded' | 'links' | 'changes'>> {
  const { isDraft = false } = asked
  const wanting = wantingOf(blocks, documents)
  const shown = [documents, live.content.styles.header]
  // Looked at first: what changes while loaders run may be in what they read or not.
  const isRead = wanting.size > 0 || isAsked(targets, thingsLinked(shown))
  const changes = isRead && !isDraft ? await ask(readKeyChanges) : null
  const { data, keys, readers } = await loadBlocks(ask, wanting, page, asked)
  const linked = thingsLinked([shown, ...data.values()])
  const resolved = await resolveLinks(ask, targets, linked, { pages: live.byId, isDraft })
  return {
    loaded: { data, keys: storedKeys([...keys, ...resolved.keys]), readers },
    links: resolved.links,
    changes,
  }
}

/**
 * Reads what a page shows whose document an area has made: the footer and the assets in one statement, and one for
 * each loader of its blocks.
 *
 * @param query of its address, as far as the area declares it: loaders read no more of it
 */
export async function readBroughtPage(
  ask: Ask,
  live: LiveSite,
  page: ReleasedPage,
  document: PageDocument,
  query: string,
): Promise<ShownPage> {
  const footer = footerOf(live.content)
  // Of drafts there are no editions.
  const isReleased = footer !== undefined && footer.editionId !== ''
  const wanted = isReleased ? [footer.editionId] : []
  const { documents, assets, kinds } = await ask(async (ctx) => ({
    ...(await readShownEditions(ctx, wanted, [...assetIdsIn(document), ...live.assetIds])),
    kinds: kindsOf(ctx.tools),
  }))
  const stored = footer && documents.get(footer.editionId)
  const below = stored ? openDocument(stored, kinds.blocks).document : null
  const loaded = await loadOn(ask, kinds, live, page, [document, below], { query })
  return { document, footer: below, assets, ...loaded }
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

/** Reads what the draft of a page shows. @param query of the address that was asked for */
export async function readDraftPage(
  ctx: Ctx,
  live: LiveSite,
  page: ReleasedPage,
  query = '',
): Promise<ShownPage> {
  const footer = footerOf(live.content)
  const { document } = await readDraft(ctx, draftOf(page.id))
  const foot = footer ? (await readDraft(ctx, draftOf(footer.id))).document : null
  const ids = [...alsoShown(live, page), ...assetIdsIn([document, foot])]
  const assets = await resolveAssets(ctx, ids)
  const ask: Ask = (statement) => statement(ctx)
  const loaded = await loadOn(ask, kindsOf(ctx.tools), live, page, [document, foot], { isDraft: true, query })
  return { document, footer: foot, assets, ...loaded }
}
