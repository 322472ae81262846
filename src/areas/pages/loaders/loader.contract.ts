import { z } from 'zod'
import { permissions } from '#areas/sites/contract.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { may } from '#kernel/permission.ts'
import { ofPage } from '../tree/page.contract.ts'

/** The most blocks whose data is asked for at once. */
export const mostLoaded = 500

export const loadBlockData = endpoint({
  name: 'pages.load_data',
  summary: 'What blocks of a page show besides their props, as visitors would see it now.',
  method: 'POST',
  path: '/api/sites/:siteId/pages/:pageId/data',
  access: may(permissions.pagesEdit),
  input: z.object({
    ...ofPage,
    blocks: z
      .array(
        z.object({
          id: z.string().min(1).max(40),
          type: z.string().max(100),
          props: z.record(z.string().max(100), z.unknown()),
        }),
      )
      .max(mostLoaded),
  }),
  output: z.object({
    /** By block; without those that have none. */
    data: z.record(z.string(), z.unknown()),
  }),
})
