import type { OutputOf } from '#kernel/endpoint.ts'
import type { listTemplates as listTemplatesEndpoint } from '../contract.ts'
import { templates } from './index.ts'

/** The templates as they are offered. */
export async function listTemplates(): Promise<OutputOf<typeof listTemplatesEndpoint>> {
  return {
    templates: templates.map((template) => ({
      id: template.id,
      name: template.name,
      intent: template.intent,
      category: template.category,
      siteType: template.siteType,
      pages: template.pages
        .filter((page) => page.kind !== 'footer')
        .map((page) => ({ title: page.title, path: page.isHome ? '/' : `/${page.slug}` })),
    })),
  }
}
