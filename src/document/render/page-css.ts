import type { BlockRegistry } from '../define-block.ts'
import { pageLayoutCss } from '../layout/layout-css.ts'
import { type ReadSection, readSections } from '../layout/reading-order.ts'
import type { FontSource } from '../look/fonts.ts'
import { themeCss } from '../look/palette.ts'
import { rootCss, siteCss, siteSheets } from '../look/styles-css.ts'
import type { PageDocument } from '../nodes.ts'
import { themeNames, type SiteStyles, type ThemeName } from '../styles.ts'
import { edgesOf, sectionLookCss } from './section-css.ts'
import { filmCss } from './section-frame.tsx'
import type { Marks } from './static-markup.ts'
import { type Declarations, declarationsOf, onlyRead, propertiesRead, usedCss } from './used-css.ts'

/** The section themes a page is drawn in. */
export function themesOn(document: PageDocument): Set<ThemeName> {
  const themes = new Set<ThemeName>()
  for (const section of Object.values(document.sections)) themes.add(section.theme)
  for (const block of Object.values(document.blocks)) if (block.look?.theme) themes.add(block.look.theme)
  return themes
}

/** The style sheets of all block types that can be drawn by now. */
export function typesCss(registry: BlockRegistry): string {
  return registry.types.map((type) => registry.get(type)?.view.now()?.css ?? '').join('')
}

/** The themes in their fixed order, so that equal pages have equal bytes. */
export function themesCss(themes: ReadonlySet<ThemeName>, styles: SiteStyles): string {
  return themeNames
    .filter((name) => themes.has(name))
    .map((name) => themeCss(styles.palette, name))
    .join('')
}

/**
 * What is this page's alone: grounds of its sections, places of its blocks.
 *
 * @param read its sections, where they are read already
 */
export function ownCss(
  document: PageDocument,
  registry: BlockRegistry,
  read: readonly ReadSection[] = readSections(document),
): string {
  const edges = edgesOf(read.map(({ section }) => section))
  const looks = read.map(({ section }, index) => sectionLookCss(section, edges[index]))
  return looks.join('') + pageLayoutCss(document, registry, read)
}

/** What canvases begin with: the site's styles. {@link typesCss} and {@link allThemesCss} follow, in this order. */
export function canvasCss(styles: SiteStyles, source?: FontSource): string {
  return siteCss(styles, source) + filmCss
}

/** Every theme: what blocks are drawn in, so it comes after their own sheets. */
export function allThemesCss(styles: SiteStyles): string {
  return themesCss(new Set(themeNames), styles)
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

/** What of a page's style sheet hangs on the site's styles alone. */
interface SiteParts {
  readonly source: FontSource | undefined
  readonly faces: string
  readonly root: Declarations
  readonly sheets: readonly string[]
  /** Those that were asked for. */
  readonly themes: Map<ThemeName, Declarations>
}

/** Sites whose parts are kept at once: those whose pages are drawn just now. */
const SITES = 64
/** By styles, which are never changed but replaced. */
const kept = new Map<SiteStyles, SiteParts>()

function sitePartsOf(styles: SiteStyles, source: FontSource | undefined): SiteParts {
  const known = kept.get(styles)
  if (known && known.source === source) return known
  const parts: SiteParts = {
    source,
    faces: source?.faces?.(styles) ?? '',
    root: declarationsOf(rootCss(styles, source)),
    sheets: siteSheets(styles),
    themes: new Map(),
  }
  const oldest = kept.size >= SITES ? kept.keys().next().value : undefined
  if (oldest !== undefined) kept.delete(oldest)
  kept.set(styles, parts)
  return parts
}

function themeOf({ themes }: SiteParts, styles: SiteStyles, name: ThemeName): Declarations {
  const known = themes.get(name)
  if (known) return known
  const theme = declarationsOf(themeCss(styles.palette, name))
  themes.set(name, theme)
  return theme
}

/**
 * The style sheet of a page on which these documents are shown together: every sheet once, and of it no
 * rule that nothing on the page can match, and no custom property that nothing reads.
 *
 * @param readers what else may read custom properties, beside what is marked: CSS of the page's owner
 */
export function pageCss(
  shown: readonly Needed[],
  styles: SiteStyles,
  readers: readonly string[],
  source?: FontSource,
): string {
  const each = (of: (one: Needed) => readonly string[]): string[] => [...new Set(shown.flatMap(of))]
  const site = sitePartsOf(styles, source)
  const read = new Set<string>()
  const used = usedCss(
    [...site.sheets, ...each((one) => one.sheets)],
    shown.map((one) => one.marks),
    read,
  )
  const whole = each((one) => one.wholeSheets).join('')
  const own = shown.map((one) => one.ownCss).join('')
  propertiesRead([whole, own, ...readers], read)
  for (const { marks } of shown) propertiesRead(marks.styles, read)
  const on = new Set(shown.flatMap((one) => [...one.themes]))
  const themes = themeNames.filter((name) => on.has(name)).map((name) => themeOf(site, styles, name))
  for (const { reads } of [site.root, ...themes]) for (const name of reads) read.add(name)
  const themed = themes.map((theme) => onlyRead(theme, read)).join('')
  return site.faces + onlyRead(site.root, read) + used + whole + themed + own
}
