import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import type { Beginning } from '../../contract.ts'
import { anyAccount } from '#kernel/permission.ts'

/**
 * What this screen needs to know of a template. The area of pages, which stands above this one,
 * answers the call and says more; here stands what a chooser shows.
 */
const template = z.object({
  id: z.string(),
  name: z.string(),
  /** One sentence in the person's language: what it is, and how it feels. */
  intent: z.string(),
  /** In the person's language. */
  category: z.string(),
  siteType: z.enum(['classic', 'cover_page', 'parking_page']),
  /** The beginning that is laid from this one where nobody names a template. */
  standsFor: z.enum(['blank', 'cover_page', 'parking_page']).nullable(),
})
export type Template = z.output<typeof template>

/** What is begun with where nobody chose a template by name. */
export type Bare = Exclude<Beginning['from'], 'template'>

export const bareBeginnings: readonly Bare[] = ['blank', 'cover_page', 'parking_page']

/** What was chosen: how to begin, and the template if it is one. */
export interface Chosen {
  readonly beginning: Beginning
  readonly template: Template | null
}

export const listTemplates = endpoint({
  name: 'templates.list',
  method: 'GET',
  path: '/api/templates',
  access: anyAccount,
  input: z.object({}),
  output: z.object({ templates: z.array(template) }),
  summary: 'The templates a site can begin with.',
})

/** Address of the step that names a site: what it begins with stands in it, so that going back is a step back. */
export function namingAddress(begin: Bare | Pick<Template, 'id'>): string {
  const [name, value] = typeof begin === 'string' ? ['from', begin] : ['template', begin.id]
  return `/sites/new?${name}=${encodeURIComponent(value)}`
}

/**
 * What an address says was chosen.
 *
 * @param search of the address, as `namingAddress` writes it
 * @param templates undefined while they have not come
 * @returns null where nothing was chosen, or nothing there is; `unknown` until the templates come
 */
export function chosenAt(
  search: string,
  templates: readonly Template[] | undefined,
): Chosen | null | 'unknown' {
  const asked = new URLSearchParams(search)
  const from = bareBeginnings.find((one) => one === asked.get('from'))
  if (from) return { beginning: { from }, template: null }
  const id = asked.get('template')
  if (id === null) return null
  if (!templates) return 'unknown'
  const template = templates.find((one) => one.id === id)
  return template ? { beginning: beginningOf(template), template } : null
}

/** Whether a template stands among the pictures; the plain beginnings have a place of their own above them. */
export function isInGallery({ id, siteType }: Pick<Template, 'id' | 'siteType'>): boolean {
  return id !== 'blank' && siteType !== 'parking_page'
}

/** What a site made from a template begins with. */
export function beginningOf({ id, siteType }: Pick<Template, 'id' | 'siteType'>): Beginning {
  return { from: siteType === 'classic' ? 'template' : siteType, templateId: id }
}

/** What a site will look like that begins so; null where the templates have not come. */
export function picturedBy({ beginning, template }: Chosen, templates: readonly Template[]): Template | null {
  return template ?? templates.find(({ standsFor }) => standsFor === beginning.from) ?? null
}

/** Address of a template's home page as a visitor would see it. */
export function previewOf(template: Pick<Template, 'id'>): string {
  return `/api/templates/${encodeURIComponent(template.id)}/preview`
}
