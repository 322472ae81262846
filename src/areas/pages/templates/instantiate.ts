import type { Id } from '#kernel/ids.ts'
import type { SiteStyles } from '#document/styles.ts'
import type { Template, TemplatePage } from './template.ts'

/** Stands in a template's words for what the site is called. */
export const siteName = '{site}'

export interface Instance {
  readonly title: string
  readonly description: string
  readonly styles: SiteStyles
  /** In the template's order, with ids of the site's own. */
  readonly pages: readonly TemplatePage[]
}

function replaced(value: unknown, words: (text: string) => string): unknown {
  if (typeof value === 'string') return words(value)
  if (Array.isArray(value)) return value.map((item) => replaced(item, words))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner, words)]))
}

/**
 * A template as a site's own: its pages get ids of the site, links between them follow, and its name
 * stands where the template leaves room for one. Shipped pictures stay what they are.
 *
 * @param makeId a new id for a page
 * @param title what the site is called; the template's own title when left out
 */
export function instantiate(template: Template, makeId: () => Id, title: string = template.title): Instance {
  const ids = new Map(template.pages.map((page) => [page.id, makeId()]))
  const words = (text: string) => ids.get(text) ?? text.replaceAll(siteName, title)
  return replaced(
    { title, description: template.description, styles: template.styles, pages: template.pages },
    words,
  ) as Instance
}
