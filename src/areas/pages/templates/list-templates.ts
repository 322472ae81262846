import type { OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { listTemplates as listTemplatesEndpoint } from '../contract.ts'
import { bareTemplates, templates } from './index.ts'

const beginnings = ['blank', 'cover_page', 'parking_page'] as const

/** The templates as they are offered, in the person's language. */
export async function listTemplates({
  tools,
  locale,
}: Pick<Ctx, 'locale'> & { readonly tools: Pick<Ctx['tools'], 'words'> }): Promise<
  OutputOf<typeof listTemplatesEndpoint>
> {
  const words = tools.words(locale)
  return {
    templates: templates.map((template) => ({
      id: template.id,
      name: template.name,
      intent: words(`template.intent.${template.id}`),
      category: words(`template.category.${template.category}`),
      siteType: template.siteType,
      standsFor: beginnings.find((from) => bareTemplates[from] === template.id) ?? null,
      pages: template.pages
        .filter((page) => page.kind !== 'footer')
        .map((page) => ({ title: page.title, path: page.isHome ? '/' : `/${page.slug}` })),
    })),
  }
}
