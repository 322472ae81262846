import type { BlockRegistry } from '../define-block.ts'
import { pageLayoutCss } from '../layout/layout-css.ts'
import type { FontSource } from '../look/fonts.ts'
import { themeCss } from '../look/palette.ts'
import { rootCss, siteCss, siteSheets } from '../look/styles-css.ts'
import type { PageDocument } from '../nodes.ts'
import { themeNames, type SiteStyles, type ThemeName } from '../styles.ts'
import { edgesOf, sectionLookCss } from './section-css.ts'
import { filmCss } from './section-frame.tsx'
import type { Marks } from './static-markup.ts'
import { onlyRead, propertiesRead, usedCss } from './used-css.ts'

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
  return (
    siteCss(styles, source) +
    filmCss +
    typesCss(registry.types, registry) +
    themesCss(new Set(themeNames), styles)
  )
}

/** What a drawn document needs of style sheets. */
export interface Needed {
  /** What is on it that rules may name. */
  readonly marks: Marks
  /** Sheets of which a page takes the rules that can apply to it. */
  readonly sheets: readonly string[]
  /** Sheets for what scripts make on the page, which no look at it can tell: taken whole. */
  readonly wholeSheets: readonly string[]
  readonly themes: ReadonlySet<ThemeName>
  /** What is this document's alone. */
  readonly ownCss: string
}

/**
 * The style sheet of a page on which these documents are shown together: every sheet once, and of it no
 * rule that nothing on the page can match, and no custom property that nothing reads.
 *
 * @param readers what else may read custom properties: the HTML of the page, and CSS of its owner
 */
export function pageCss(
  shown: readonly Needed[],
  styles: SiteStyles,
  readers: readonly string[],
  source?: FontSource,
): string {
  const each = (of: (one: Needed) => readonly string[]): string[] => [...new Set(shown.flatMap(of))]
  const root = rootCss(styles, source)
  const rules =
    usedCss(
      [...siteSheets(styles), ...each((one) => one.sheets)],
      shown.map((one) => one.marks),
    ) + each((one) => one.wholeSheets).join('')
  const themes = themesCss(new Set(shown.flatMap((one) => [...one.themes])), styles)
  const own = shown.map((one) => one.ownCss).join('')
  const read = propertiesRead([root, rules, themes, own, ...readers])
  return onlyRead(root, read) + rules + onlyRead(themes, read) + own
}
