import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { anyAccount, anyone } from '#kernel/permission.ts'

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
        /** The beginning that is laid from this one where nobody names a template. */
        standsFor: z.enum(['blank', 'cover_page', 'parking_page']).nullable(),
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
