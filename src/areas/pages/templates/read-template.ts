import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SiteStyles } from '#document/styles.ts'
import type { Id } from '#kernel/ids.ts'
import type { CarriedRow } from '#platform/db/carried-rows.ts'
import { namedId, templatePictureId } from './picture-id.ts'
import { shippedPictures } from './pictures.ts'
import { replaced } from './replaced.ts'
import type { Template, TemplatePage } from './template.ts'

/** Where templates are, a folder each (src/templates/README.md). */
export const templatesFolder = fileURLToPath(new URL('../../../templates/', import.meta.url))

/** What its `site.json` says. */
type SiteDescription = Pick<Template, 'name' | 'category' | 'siteType' | 'title' | 'description'> & {
  /** Names of its pages, in the order of the navigation. */
  readonly pages: readonly string[]
}

const jsonOf = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** Folders of a template that hold rows of a table, by its name. */
function tablesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'pages' && entry.name !== 'pictures')
    .map(({ name }) => name)
}

const namesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted()

/** Ids of all that a template names: `page:NAME`, `picture:NAME` (of another template `picture:TEMPLATE/NAME`), `TABLE:NAME`. */
function idsOf(template: string, named: readonly string[]): ReadonlyMap<string, Id> {
  const pictures = shippedPictures.flatMap((one): [string, Id][] => {
    const id = templatePictureId(one.template, one.name)
    return [
      [`picture:${one.template}/${one.name}`, id],
      ...(one.template === template ? [[`picture:${one.name}`, id] as [string, Id]] : []),
    ]
  })
  const own = named.map((name): [string, Id] => [name, namedId(`portico:template:${template}/${name}`)])
  return new Map([...pictures, ...own])
}

/**
 * Reads a template: descriptions as an archive of a site has them, but that ids are names, and that rows leave out what
 * is at its beginning.
 */
export function readTemplate(id: Template['id']): Template {
  const folder = `${templatesFolder}${id}/`
  const { pages: names, ...site } = jsonOf(`${folder}site.json`) as SiteDescription
  const tables = tablesIn(folder)
  const named = [
    ...names.map((name) => `page:${name}`),
    ...tables.flatMap((table) => namesIn(`${folder}${table}`).map((name) => `${table}:${name}`)),
  ]
  const ids = idsOf(id, named)
  const read = (path: string): unknown =>
    replaced(jsonOf(`${folder}${path}`), (text) => ids.get(text) ?? text)
  const { name, category, siteType, title, description } = site
  return {
    id,
    name,
    category,
    siteType,
    title,
    description,
    styles: read('styles.json') as SiteStyles,
    pages: names.map((one) => read(`pages/${one}.json`) as TemplatePage),
    rows: Object.fromEntries(
      tables.map((table) => [
        table,
        namesIn(`${folder}${table}`).map((one) => read(`${table}/${one}.json`) as CarriedRow),
      ]),
    ),
  }
}
