/** The door for everyone: pages, their drafts, releases, styles, and the calls about them. */
import { z } from 'zod'
import { permissions } from '#areas/sites/contract.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { anyAccount, anyone, may } from '#kernel/permission.ts'
import { id, LARGEST_INTEGER, line, longText, slug, trimmedText } from '#kernel/shapes.ts'

export const pageKinds = ['layout', 'cover', 'parking', 'folder', 'link', 'footer'] as const
export type PageKind = (typeof pageKinds)[number]

/** Where a page stands: in the main navigation, in the footer's, or in none. */
export const navPlaces = ['main', 'footer', 'none'] as const
export type NavPlace = (typeof navPlaces)[number]

const instant = z.iso.datetime({ offset: true })
const author = z.object({ id, name: z.string() }).nullable()
const inSite = { siteId: id }
const ofPage = { siteId: id, pageId: id }
/** The version of a draft, or the number of a release, that a call names. */
const version = z.number().int().min(0).max(LARGEST_INTEGER)
const versionInQuery = z.coerce.number<number | string>().pipe(version)

// ── Pages ────────────────────────────────────────────────────────────────────────────────────────

/** What a page says of itself beside its content. Everything here is a draft until it is released. */
export const pageSettings = z.object({
  /** For search results and shared links; empty: made from the page's first words. */
  description: line(400).default(''),
  /** The title in search results, when it is not the page's own. */
  seoTitle: line(200).default(''),
  /** Asset shown when the page's address is shared. */
  socialImage: id.nullable().default(null),
  isNoindex: z.boolean().default(false),
  /** Shown where an address leads nowhere; at most one page of a site. */
  isNotFound: z.boolean().default(false),
  header: z.enum(['show', 'hide']).default('show'),
  footer: z.enum(['show', 'hide']).default('show'),
  /** Where a link leads, for pages of kind `link`. */
  target: z
    .object({ href: line(2000), opensNewTab: z.boolean().default(false) })
    .nullable()
    .default(null),
})
export type PageSettings = z.output<typeof pageSettings>

export const pageRow = z.object({
  id,
  kind: z.enum(pageKinds),
  parentId: id.nullable(),
  position: z.number().int(),
  nav: z.enum(navPlaces),
  title: z.string(),
  navTitle: z.string().nullable(),
  slug: z.string(),
  /** From the root of the site: `/`, `/menu`. */
  path: z.string(),
  isHome: z.boolean(),
  isHidden: z.boolean(),
  hasPassword: z.boolean(),
  settings: pageSettings,
  version: z.number().int(),
  /** How the draft stands to what visitors see. */
  state: z.enum(['new', 'changed', 'released']),
  updatedAt: instant,
  updatedBy: author,
})
export type PageRow = z.output<typeof pageRow>

export const listPages = endpoint({
  name: 'pages.list',
  summary: 'Every page of a site, in the order of its navigation.',
  method: 'GET',
  path: '/api/sites/:siteId/pages',
  access: may(permissions.siteSeeUnreleased),
  input: z.object(inSite),
  output: z.object({ pages: z.array(pageRow) }),
})

export const openPage = endpoint({
  name: 'pages.open',
  summary: 'A page with the document of its draft.',
  method: 'GET',
  path: '/api/sites/:siteId/pages/:pageId',
  access: may(permissions.siteSeeUnreleased),
  input: z.object(ofPage),
  output: z.object({ page: pageRow, document: z.unknown(), version: z.number().int() }),
})

export const createPage = endpoint({
  name: 'pages.create',
  summary: 'Makes a page.',
  method: 'POST',
  path: '/api/sites/:siteId/pages',
  access: may(permissions.pagesCreate),
  input: z.object({
    ...inSite,
    kind: z.enum(['layout', 'cover', 'folder', 'link']).default('layout'),
    title: trimmedText(200),
    /** Made from the title when it is left out. */
    slug: slug.optional(),
    parentId: id.nullable().default(null),
    nav: z.enum(navPlaces).default('main'),
    target: z.object({ href: line(2000), opensNewTab: z.boolean().default(false) }).optional(),
  }),
  output: z.object({ page: pageRow }),
})

export const changePage = endpoint({
  name: 'pages.change',
  summary: 'Changes what a page says of itself: title, address, search settings, whether it is shown.',
  method: 'PATCH',
  path: '/api/sites/:siteId/pages/:pageId',
  access: may(permissions.pagesEdit),
  input: z.object({
    ...ofPage,
    title: trimmedText(200).optional(),
    navTitle: line(200).nullable().optional(),
    slug: slug.optional(),
    isHidden: z.boolean().optional(),
    isHome: z.literal(true).optional(),
    settings: pageSettings.partial().optional(),
    /** `null` takes the password away. */
    password: z.string().min(4).max(200).nullable().optional(),
  }),
  output: z.object({ page: pageRow }),
})

export const movePage = endpoint({
  name: 'pages.move',
  summary: 'Puts a page elsewhere in the tree.',
  method: 'POST',
  path: '/api/sites/:siteId/pages/:pageId/move',
  access: may(permissions.pagesEdit),
  input: z.object({
    ...ofPage,
    nav: z.enum(navPlaces),
    parentId: id.nullable(),
    /** The page it comes before; `null`: at the end. */
    before: id.nullable(),
  }),
  output: z.object({ pages: z.array(pageRow) }),
})

export const duplicatePage = endpoint({
  name: 'pages.duplicate',
  summary: 'Makes a page like another, next to it.',
  method: 'POST',
  path: '/api/sites/:siteId/pages/:pageId/duplicate',
  access: may(permissions.pagesCreate),
  input: z.object(ofPage),
  output: z.object({ page: pageRow }),
})

const whereLinked = z.object({
  /** Pages with a link to it, the footer and links of the navigation among them. */
  pages: z.array(z.object({ id, title: z.string(), kind: z.enum(pageKinds) })),
  /** A button or the announcement of the site's header leads to it. */
  inHeader: z.boolean(),
})
export type WhereLinked = z.output<typeof whereLinked>

export const deletePage = endpoint({
  name: 'pages.delete',
  summary: 'Puts a page into the trash, where it stays for 30 days.',
  method: 'DELETE',
  path: '/api/sites/:siteId/pages/:pageId',
  access: may(permissions.pagesCreate),
  input: z.object(ofPage),
  output: z.object({ linkedFrom: whereLinked.shape.pages, inHeader: whereLinked.shape.inHeader }),
})

export const listTrash = endpoint({
  name: 'pages.trash',
  summary: 'The pages in the trash, with the day each will be gone for good.',
  method: 'GET',
  path: '/api/sites/:siteId/trash/pages',
  access: may(permissions.siteSeeUnreleased),
  input: z.object(inSite),
  output: z.object({
    pages: z.array(
      z.object({
        id,
        title: z.string(),
        kind: z.enum(pageKinds),
        deletedAt: instant,
        deletedBy: author,
        goneAt: instant,
      }),
    ),
  }),
})

export const restorePage = endpoint({
  name: 'pages.restore',
  summary: 'Takes a page out of the trash.',
  method: 'POST',
  path: '/api/sites/:siteId/trash/pages/:pageId/restore',
  access: may(permissions.pagesCreate),
  input: z.object(ofPage),
  output: z.object({ page: pageRow }),
})

export const findWhereLinked = endpoint({
  name: 'pages.where_linked',
  summary: 'Where links lead to a page: pages as their drafts are now, and the header.',
  method: 'GET',
  path: '/api/sites/:siteId/pages/:pageId/linked-from',
  access: may(permissions.siteSeeUnreleased),
  input: z.object(ofPage),
  output: whereLinked,
})

export const listAnchors = endpoint({
  name: 'pages.anchors',
  summary: 'Places within pages, for links.',
  method: 'GET',
  path: '/api/sites/:siteId/page-anchors',
  access: may(permissions.siteSeeUnreleased),
  input: z.object(inSite),
  output: z.object({
    anchors: z.array(z.object({ pageId: id, anchor: z.string(), name: z.string().nullable() })),
  }),
})

// ── Drafts ───────────────────────────────────────────────────────────────────────────────────────

const tag = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)
const patchList = z.array(z.unknown()).min(1).max(5000)

/** Patches that others, or we ourselves, have saved: `version` is the version they led to. */
export const savedPatches = z.object({
  version: z.number().int(),
  patches: z.array(z.record(z.string(), z.unknown())),
  clientId: z.string(),
  saveId: z.string(),
  author,
})
export type SavedPatches = z.output<typeof savedPatches>

export const savePatches = endpoint({
  name: 'pages.save',
  summary: 'Saves changes of a page. The outcomes are closed: saved, behind, refused.',
  method: 'POST',
  path: '/api/sites/:siteId/pages/:pageId/patches',
  access: may(permissions.pagesEdit),
  input: z.object({
    ...ofPage,
    /** The version the patches were made on. */
    base: version,
    patches: patchList,
    /** Names the tab. */
    clientId: tag,
    /** Names this save: sent again after a lost answer, it is not applied again. */
    saveId: tag,
  }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('saved'), version: z.number().int() }),
    z.object({ outcome: z.literal('behind'), version: z.number().int(), missing: z.array(savedPatches) }),
    z.object({
      outcome: z.literal('refused'),
      rule: z.string(),
      node: z.string(),
      path: z.array(z.string()).optional(),
      message: z.string(),
    }),
  ]),
})

export const listPatches = endpoint({
  name: 'pages.patches',
  summary: 'What was saved of a page after a version, in order.',
  method: 'GET',
  path: '/api/sites/:siteId/pages/:pageId/patches',
  access: may(permissions.siteSeeUnreleased),
  input: z.object({ ...ofPage, after: versionInQuery }),
  output: z.object({ version: z.number().int(), saved: z.array(savedPatches) }),
})

export const followPage = endpoint({
  name: 'pages.follow',
  summary: 'Changes of a page and the people on it, as they come (server-sent events: patches, presence).',
  method: 'GET',
  path: '/api/sites/:siteId/pages/:pageId/live',
  access: may(permissions.siteSeeUnreleased),
  sends: 'events',
  input: z.object({ ...ofPage, since: versionInQuery }),
  output: z.unknown(),
})

/** Where a person is on a page. */
export const presence = z.object({
  clientId: tag,
  accountId: id,
  name: z.string(),
  /** The section the person is in, if any. */
  section: z.string().max(32).nullable(),
  /** The blocks that are selected. */
  selection: z.array(z.string().max(32)).max(50),
  /** Which of the page's layouts the person works on. */
  device: z.enum(['desktop', 'phone']),
  /** The text being written in, if any. */
  caret: z
    .object({
      node: z.string().max(32),
      field: z.string().max(64),
      from: z.number().int().min(0).max(LARGEST_INTEGER),
      to: z.number().int().min(0).max(LARGEST_INTEGER),
    })
    .nullable(),
  isLeaving: z.boolean(),
})
export type Presence = z.output<typeof presence>

export const tellPresence = endpoint({
  name: 'pages.presence',
  summary: 'Tells the others on a page where one is.',
  method: 'PUT',
  path: '/api/sites/:siteId/pages/:pageId/presence',
  access: may(permissions.siteSeeUnreleased, { whenReadOnly: true }),
  input: z.object({
    ...ofPage,
    clientId: tag,
    section: presence.shape.section.default(null),
    selection: presence.shape.selection,
    device: presence.shape.device.default('desktop'),
    caret: presence.shape.caret,
    isLeaving: z.boolean().default(false),
  }),
  output: z.object({}),
})

export const listVersions = endpoint({
  name: 'pages.versions',
  summary: "A page's line of time: who changed it when, and the named points.",
  method: 'GET',
  path: '/api/sites/:siteId/pages/:pageId/versions',
  access: may(permissions.siteSeeUnreleased),
  input: z.object({ ...ofPage, before: versionInQuery.optional() }),
  output: z.object({
    versions: z.array(
      z.object({
        version: z.number().int(),
        at: instant,
        author,
        name: z.string().nullable(),
        changes: z.number().int(),
      }),
    ),
    hasMore: z.boolean(),
  }),
})

export const openVersion = endpoint({
  name: 'pages.open_version',
  summary: 'A page as it was at a version.',
  method: 'GET',
  path: '/api/sites/:siteId/pages/:pageId/versions/:version',
  access: may(permissions.siteSeeUnreleased),
  input: z.object({ ...ofPage, version: versionInQuery }),
  output: z.object({ version: z.number().int(), document: z.unknown() }),
})

export const nameVersion = endpoint({
  name: 'pages.name_version',
  summary: 'Names a version, so that it is found again; an empty name takes it away.',
  method: 'PUT',
  path: '/api/sites/:siteId/pages/:pageId/versions/:version',
  access: may(permissions.pagesEdit),
  input: z.object({ ...ofPage, version: versionInQuery, name: line(200) }),
  output: z.object({}),
})

export const restoreVersion = endpoint({
  name: 'pages.restore_version',
  summary: 'Makes a page as it was at a version; what is there now stays in its history.',
  method: 'POST',
  path: '/api/sites/:siteId/pages/:pageId/versions/:version/restore',
  access: may(permissions.pagesEdit),
  input: z.object({ ...ofPage, version: versionInQuery }),
  output: z.object({ version: z.number().int() }),
})

// ── Styles ───────────────────────────────────────────────────────────────────────────────────────

export const readStyles = endpoint({
  name: 'styles.read',
  summary: "The draft of a site's styles.",
  method: 'GET',
  path: '/api/sites/:siteId/styles',
  access: may(permissions.siteSeeUnreleased),
  input: z.object(inSite),
  output: z.object({ styles: z.unknown(), version: z.number().int(), isReleased: z.boolean() }),
})

export const changeStyles = endpoint({
  name: 'styles.change',
  summary: 'Sets styles by path; changes of different styles by different people merge.',
  method: 'POST',
  path: '/api/sites/:siteId/styles',
  access: may(permissions.stylesEdit),
  input: z.object({
    ...inSite,
    changes: z
      .array(z.object({ path: z.array(z.string().max(64)).min(1).max(8), value: z.unknown().optional() }))
      .min(1)
      .max(200),
  }),
  output: z.object({ styles: z.unknown(), version: z.number().int() }),
})

// ── Releases ─────────────────────────────────────────────────────────────────────────────────────

export const releaseRow = z.object({
  id,
  number: z.number().int(),
  state: z.enum(['live', 'past', 'scheduled', 'cancelled']),
  note: z.string(),
  /** Number of the release this one brought back. */
  restores: z.number().int().nullable(),
  pages: z.number().int(),
  scheduledFor: instant.nullable(),
  releasedAt: instant.nullable(),
  createdAt: instant,
  createdBy: author,
})
export type ReleaseRow = z.output<typeof releaseRow>

export const listReleases = endpoint({
  name: 'releases.list',
  summary: 'The releases of a site, newest first.',
  method: 'GET',
  path: '/api/sites/:siteId/releases',
  access: may(permissions.siteSeeUnreleased),
  input: z.object({ ...inSite, before: versionInQuery.optional() }),
  output: z.object({ releases: z.array(releaseRow), hasMore: z.boolean() }),
})

/** What a release would change. */
export const pendingChange = z.object({
  kind: z.enum(['page', 'styles', 'navigation', 'redirects']),
  /** The page, where one is meant. */
  id: id.nullable(),
  title: z.string(),
  change: z.enum(['new', 'changed', 'deleted']),
  path: z.string().nullable(),
  updatedAt: instant.nullable(),
  updatedBy: author,
})

export const listPending = endpoint({
  name: 'releases.pending',
  summary: 'What differs between the drafts and what visitors see.',
  method: 'GET',
  path: '/api/sites/:siteId/releases/pending',
  access: may(permissions.siteSeeUnreleased),
  input: z.object(inSite),
  output: z.object({ changes: z.array(pendingChange) }),
})

export const release = endpoint({
  name: 'releases.release',
  summary: 'Takes drafts live in one step, at once or at a time.',
  method: 'POST',
  path: '/api/sites/:siteId/releases',
  access: may(permissions.pagesRelease),
  input: z.object({
    ...inSite,
    /** The pages to take; left out, everything goes. */
    pageIds: z.array(id).max(5000).optional(),
    /** Whether styles go with them. */
    styles: z.boolean().default(true),
    note: longText(2000).default(''),
    at: instant.optional(),
  }),
  output: z.object({ release: releaseRow }),
})

export const rollBack = endpoint({
  name: 'releases.roll_back',
  summary: 'Makes an earlier release live again, as a whole; drafts stay as they are.',
  method: 'POST',
  path: '/api/sites/:siteId/releases/:releaseId/roll-back',
  access: may(permissions.pagesRelease),
  input: z.object({ ...inSite, releaseId: id, reason: longText(2000).default('') }),
  output: z.object({ release: releaseRow }),
})

export const cancelRelease = endpoint({
  name: 'releases.cancel',
  summary: 'Calls a scheduled release off.',
  method: 'DELETE',
  path: '/api/sites/:siteId/releases/:releaseId',
  access: may(permissions.pagesRelease),
  input: z.object({ ...inSite, releaseId: id }),
  output: z.object({}),
})

// ── Redirects ────────────────────────────────────────────────────────────────────────────────────

export const redirectRow = z.object({
  id,
  from: z.string(),
  to: z.string(),
  status: z.union([z.literal(301), z.literal(302)]),
  isAutomatic: z.boolean(),
  createdAt: instant,
})
export type RedirectRow = z.output<typeof redirectRow>

export const listRedirects = endpoint({
  name: 'redirects.list',
  summary: 'The redirects of a site.',
  method: 'GET',
  path: '/api/sites/:siteId/redirects',
  access: may(permissions.siteSeeUnreleased),
  input: z.object(inSite),
  output: z.object({ redirects: z.array(redirectRow) }),
})

export const addRedirect = endpoint({
  name: 'redirects.add',
  summary: 'Sends visitors of an old address elsewhere.',
  method: 'POST',
  path: '/api/sites/:siteId/redirects',
  access: may(permissions.pagesEdit),
  input: z.object({
    ...inSite,
    from: trimmedText(1000),
    to: trimmedText(2000),
    status: z.union([z.literal(301), z.literal(302)]).default(301),
  }),
  output: z.object({ redirect: redirectRow }),
})

export const exportRedirects = endpoint({
  name: 'redirects.export',
  summary: 'The redirects of a site as CSV: old address, new address, kind.',
  method: 'GET',
  path: '/api/sites/:siteId/redirects.csv',
  access: may(permissions.siteSeeUnreleased),
  sends: 'bytes',
  input: z.object(inSite),
  output: z.unknown(),
})

/** Largest file of redirects, in characters. */
export const largestRedirectsFile = 500_000

export const importRedirects = endpoint({
  name: 'redirects.import',
  summary: 'Takes redirects out of a CSV file, or tells what it would take.',
  method: 'POST',
  path: '/api/sites/:siteId/redirects/import',
  access: may(permissions.pagesEdit),
  input: z.object({
    ...inSite,
    csv: z.string().min(1).max(largestRedirectsFile),
    isTrial: z.boolean().default(false),
  }),
  output: z.object({
    added: z.number().int(),
    changed: z.number().int(),
    same: z.number().int(),
    /** Rows that were not taken, by line of the file. */
    faults: z.array(z.object({ line: z.number().int(), message: z.string() })),
  }),
})

export const deleteRedirect = endpoint({
  name: 'redirects.delete',
  summary: 'Forgets a redirect.',
  method: 'DELETE',
  path: '/api/sites/:siteId/redirects/:redirectId',
  access: may(permissions.pagesEdit),
  input: z.object({ ...inSite, redirectId: id }),
  output: z.object({}),
})

// ── Previews and templates ───────────────────────────────────────────────────────────────────────

export const makePreviewLink = endpoint({
  name: 'previews.make',
  summary: 'A link that shows the drafts to somebody without an account, until a day.',
  method: 'POST',
  path: '/api/sites/:siteId/preview-links',
  access: may(permissions.pagesEdit),
  input: z.object({
    ...inSite,
    days: z.number().int().min(1).max(90).default(7),
    password: z.string().min(4).max(200).optional(),
  }),
  output: z.object({ id, url: z.string(), expiresAt: instant }),
})

export const listPreviewLinks = endpoint({
  name: 'previews.list',
  summary: 'The preview links that still open.',
  method: 'GET',
  path: '/api/sites/:siteId/preview-links',
  access: may(permissions.pagesEdit),
  input: z.object(inSite),
  output: z.object({
    links: z.array(z.object({ id, expiresAt: instant, createdBy: author, hasPassword: z.boolean() })),
  }),
})

export const deletePreviewLink = endpoint({
  name: 'previews.delete',
  summary: 'Closes a preview link.',
  method: 'DELETE',
  path: '/api/sites/:siteId/preview-links/:linkId',
  access: may(permissions.pagesEdit),
  input: z.object({ ...inSite, linkId: id }),
  output: z.object({}),
})

export const listTemplates = endpoint({
  name: 'templates.list',
  summary: 'The templates a site can begin with.',
  method: 'GET',
  path: '/api/templates',
  access: anyAccount,
  input: z.object({}),
  output: z.object({
    templates: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        intent: z.string(),
        category: z.string(),
        siteType: z.enum(['classic', 'cover_page', 'parking_page']),
        pages: z.array(z.object({ title: z.string(), path: z.string() })),
      }),
    ),
  }),
})

export const previewTemplate = endpoint({
  name: 'templates.preview',
  summary: 'A page of a template, as a visitor would see it.',
  method: 'GET',
  path: '/api/templates/:templateId/preview',
  access: anyone,
  sends: 'bytes',
  input: z.object({ templateId: z.string().max(64), path: z.string().max(200).default('/') }),
  output: z.unknown(),
})

export const drawHomePage = endpoint({
  name: 'pages.draw_home',
  summary: 'The first sections of the home page’s draft, as a picture of the site: nothing in it runs.',
  method: 'GET',
  path: '/api/sites/:siteId/home-page',
  access: may(permissions.siteSeeUnreleased),
  sends: 'bytes',
  input: z.object(inSite),
  output: z.unknown(),
})

export const readFontFile = endpoint({
  name: 'fonts.file',
  summary: 'A file of the font library, for pictures of sites outside of a site.',
  method: 'GET',
  path: '/api/fonts/:name',
  access: anyone,
  sends: 'bytes',
  input: z.object({ name: z.string().max(120) }),
  output: z.unknown(),
})
