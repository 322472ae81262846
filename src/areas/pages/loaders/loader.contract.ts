import { z } from 'zod'
import { permissions } from '#areas/sites/contract.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { may } from '#kernel/permission.ts'
import { id } from '#kernel/shapes.ts'
import { ofPage } from '../tree/page.contract.ts'

/** The most blocks whose data is asked for at once. */
export const mostLoaded = 500

export const loadBlockData = endpoint({
  name: 'pages.load_data',
  summary:
    'What blocks of a page show besides their props, and where its links lead, as visitors would see it now.',
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
    /** Things that links lead to besides pages, which the canvas knows. */
    links: z
      .array(z.object({ kind: z.string().max(200), id }))
      .max(mostLoaded)
      .default([]),
  }),
  output: z.object({
    /** By block; without those that have none. */
    data: z.record(z.string(), z.unknown()),
    /** Where those things stand; without those that are gone. */
    addresses: z.array(z.object({ kind: z.string(), id, path: z.string() })),
  }),
})
