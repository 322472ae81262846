import type { Id } from '#kernel/ids.ts'
import { siteName } from './site-name.ts'
import type { Template } from './template.ts'

function replaced(value: unknown, words: (text: string) => string): unknown {
  if (typeof value === 'string') return words(value)
  if (Array.isArray(value)) return value.map((item) => replaced(item, words))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner, words)]))
}

/**
 * A template in whose words, wherever it leaves room for a name, stands what a site is called.
 *
 * @param title what the site is called; the template's own title when left out
 */
export function called(template: Template, title: string = template.title): Template {
  const named = replaced(template, (text) => text.replaceAll(siteName, () => title)) as Template
  return { ...named, title }
}

/**
 * A template as a site's own: its pages get ids of the site, links between them follow, and its name
 * stands where the template leaves room for one. Shipped pictures stay what they are.
 *
 * @param makeId a new id for a page
 * @param title what the site is called; the template's own title when left out
 */
export function instantiate(template: Template, makeId: () => Id, title?: string): Template {
  const ids = new Map(template.pages.map((page) => [page.id, makeId()]))
  return replaced(called(template, title), (text) => ids.get(text) ?? text) as Template
}
