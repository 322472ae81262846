import type { OutputOf } from '#kernel/endpoint.ts'
import type { listTemplates as listTemplatesEndpoint } from '../contract.ts'
import { bareTemplates, templates } from './index.ts'

const beginnings = ['blank', 'cover_page', 'parking_page'] as const

/** The templates as they are offered. */
export async function listTemplates(): Promise<OutputOf<typeof listTemplatesEndpoint>> {
  return {
    templates: templates.map((template) => ({
      id: template.id,
      name: template.name,
      intent: template.intent,
      category: template.category,
      siteType: template.siteType,
      standsFor: beginnings.find((from) => bareTemplates[from] === template.id) ?? null,
      pages: template.pages
        .filter((page) => page.kind !== 'footer')
        .map((page) => ({ title: page.title, path: page.isHome ? '/' : `/${page.slug}` })),
    })),
  }
}
