import { z } from 'zod'
import { permissions } from '#areas/sites/contract.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { may } from '#kernel/permission.ts'
import { inSite } from '../tree/page.contract.ts'

export const readStyles = endpoint({
  name: 'styles.read',
  summary: "The draft of a site's styles.",
  method: 'GET',
  path: '/api/sites/:siteId/styles',
  access: may(permissions.siteSeeUnreleased),
  input: z.object(inSite),
  output: z.object({
    styles: z.unknown(),
    version: z.number().int(),
    isReleased: z.boolean(),
    /** The look that the site began with. */
    begun: z.unknown(),
  }),
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
