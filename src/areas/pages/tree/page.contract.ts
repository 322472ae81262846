import { z } from 'zod'
import { author } from '#areas/documents/contract.ts'
import { permissions } from '#areas/sites/contract.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { may } from '#kernel/permission.ts'
import { id, instant, line, slug, trimmedText } from '#kernel/shapes.ts'

export const pageKinds = ['layout', 'cover', 'parking', 'folder', 'link', 'footer'] as const
export type PageKind = (typeof pageKinds)[number]

/** Where a page stands: in the main navigation, in the footer's, or in none. */
export const navPlaces = ['main', 'footer', 'none'] as const
export type NavPlace = (typeof navPlaces)[number]

/** What every call names: the site, and below it the page. */
export const inSite = { siteId: id }

export const ofPage = { siteId: id, pageId: id }

const settings = z.object({
  /** For search results and shared links; empty: made from the page's first words. */
  description: line(400),
  /** The title in search results, when it is not the page's own. */
  seoTitle: line(200),
  /** Asset shown when the page's address is shared. */
  socialImage: id.nullable(),
  isNoindex: z.boolean(),
  /** Shown where an address leads nowhere; at most one page of a site. */
  isNotFound: z.boolean(),
  header: z.enum(['show', 'hide']),
  footer: z.enum(['show', 'hide']),
  /** Where a link leads, for pages of kind `link`. */
  target: z.object({ href: line(2000), opensNewTab: z.boolean().default(false) }).nullable(),
})
const { description, seoTitle, socialImage, isNoindex, isNotFound, header, footer, target } = settings.shape

/**
 * What a page says of itself beside its content: what was never set of it is as on a new page. Everything here is a
 * draft until it is released.
 */
export const pageSettings = z.object({
  description: description.default(''),
  seoTitle: seoTitle.default(''),
  socialImage: socialImage.default(null),
  isNoindex: isNoindex.default(false),
  isNotFound: isNotFound.default(false),
  header: header.default('show'),
  footer: footer.default('show'),
  target: target.default(null),
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
    /** What is left out of it stays as it is. */
    settings: settings.partial().optional(),
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
        /** The address it had; null for what has none. */
        path: z.string().nullable(),
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
