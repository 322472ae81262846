import { replaced } from './replaced.ts'
import { siteName } from './site-name.ts'
import type { Template } from './template.ts'

/**
 * A template in whose words, wherever it leaves room for a name, stands what a site is called.
 *
 * @param title what the site is called; the template's own title when left out
 */
export function called(template: Template, title: string = template.title): Template {
  const named = replaced(template, (text) => text.replaceAll(siteName, () => title)) as Template
  return { ...named, title }
}
