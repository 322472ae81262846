import { z } from 'zod'
import { author } from '#areas/documents/contract.ts'
import { permissions } from '#areas/sites/contract.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { may } from '#kernel/permission.ts'
import { id, instant } from '#kernel/shapes.ts'
import { inSite } from '../tree/page.contract.ts'

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
