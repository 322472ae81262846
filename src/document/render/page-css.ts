import type { BlockRegistry } from '../define-block.ts'
import { pageLayoutCss } from '../layout/layout-css.ts'
import type { FontSource } from '../look/fonts.ts'
import { themeCss } from '../look/palette.ts'
import { siteCss } from '../look/styles-css.ts'
import type { PageDocument } from '../nodes.ts'
import { themeNames, type SiteStyles, type ThemeName } from '../styles.ts'
import { edgesOf, sectionLookCss } from './section-css.ts'

/** The section themes a page is drawn in. */
export function themesOn(document: PageDocument): Set<ThemeName> {
  const themes = new Set<ThemeName>()
  for (const section of Object.values(document.sections)) themes.add(section.theme)
  for (const block of Object.values(document.blocks)) if (block.look?.theme) themes.add(block.look.theme)
  return themes
}

/** The style sheets of the block types on a page, each once. */
export function typesCss(types: Iterable<string>, registry: BlockRegistry): string {
  let css = ''
  for (const type of new Set(types)) css += registry.get(type)?.css ?? ''
  return css
}

/** The themes in their fixed order, so that equal pages have equal bytes. */
export function themesCss(themes: ReadonlySet<ThemeName>, styles: SiteStyles): string {
  return themeNames
    .filter((name) => themes.has(name))
    .map((name) => themeCss(styles.palette, name))
    .join('')
}

/** What is this page's alone: grounds of its sections, places of its blocks. */
export function ownCss(document: PageDocument, registry: BlockRegistry): string {
  const sections = document.order.flatMap((id) => document.sections[id] ?? [])
  const edges = edgesOf(sections)
  const looks = sections.map((section, index) => sectionLookCss(section, edges[index]))
  return looks.join('') + pageLayoutCss(document, registry)
}

/** Everything the canvas needs to draw any page of a site: all themes, all block types. */
export function canvasCss(styles: SiteStyles, registry: BlockRegistry, source?: FontSource): string {
  return siteCss(styles, source) + typesCss(registry.types, registry) + themesCss(new Set(themeNames), styles)
}
