import { z } from 'zod'
import { permissions } from '#areas/sites/contract.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { may } from '#kernel/permission.ts'
import { id, instant, trimmedText } from '#kernel/shapes.ts'
import { inSite } from '../tree/page.contract.ts'

export const redirectRow = z.object({
  id,
  from: z.string(),
  to: z.string(),
  status: z.union([z.literal(301), z.literal(302)]),
  isAutomatic: z.boolean(),
  createdAt: instant,
})
export type RedirectRow = z.output<typeof redirectRow>

/** One that was deleted; its seal proves, when it comes back, who made it and since when there was one. */
export const deletedRedirect = redirectRow.extend({ seal: z.string() })
export type DeletedRedirect = z.output<typeof deletedRedirect>

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

/** Redirects that are deleted or put back at once, at most. */
export const REDIRECTS_AT_ONCE = 500

export const deleteRedirects = endpoint({
  name: 'redirects.deleteMany',
  summary: 'Forgets several redirects; those that are gone already are passed over.',
  method: 'POST',
  path: '/api/sites/:siteId/redirects/delete',
  access: may(permissions.pagesEdit),
  input: z.object({ ...inSite, redirectIds: z.array(id).min(1).max(REDIRECTS_AT_ONCE) }),
  /** Those that were there. */
  output: z.object({ redirects: z.array(deletedRedirect) }),
})

export const restoreRedirects = endpoint({
  name: 'redirects.restore',
  summary:
    'Puts deleted redirects back. An address that has got another redirect since keeps that one; what comes without the seal it was deleted with is written as if somebody added it now.',
  method: 'POST',
  path: '/api/sites/:siteId/redirects/restore',
  access: may(permissions.pagesEdit),
  input: z.object({
    ...inSite,
    redirects: z
      .array(
        redirectRow
          .pick({ status: true, isAutomatic: true, createdAt: true })
          .extend({ from: trimmedText(1000), to: trimmedText(2000), seal: z.string().max(100).optional() }),
      )
      .min(1)
      .max(REDIRECTS_AT_ONCE),
  }),
  output: z.object({ restored: z.number().int() }),
})
