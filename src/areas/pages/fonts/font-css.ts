import type { FontSource } from '#document/look/fonts.ts'
import { fontRoles, type SiteStyles } from '#document/styles.ts'
import { families } from './families.ts'
import { boldFrom, type FontFamily, fontFileName, fontSlants, fontSubsets } from './family.ts'

const byId = new Map(families.map((family) => [family.id, family]))

/** A family of the library; undefined for the faces every system has and for ids we do not know. */
export function familyOf(id: string): FontFamily | undefined {
  return byId.get(id)
}

const generic = {
  serif: {
    regular: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Times'],
    bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold', 'Times Bold'],
  },
  'sans-serif': {
    regular: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
  },
} as const

const fallbackName = (family: FontFamily) => `${family.name} Fallback`

/** The library, as the style sheet of a site asks for it. */
export const fontSource: FontSource = {
  stack(id) {
    const family = familyOf(id)
    return family && `"${family.name}","${fallbackName(family)}",${family.category}`
  },
}

/** Where a font's file of that name is served. */
export type FontAddress = (name: string) => string

const served: FontAddress = (name) => `/fonts/${name}`

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

/** How much wider than its fallback a family is at a weight, between the weights that were measured. */
function adjustAt({ fallback, weights }: FontFamily, weight: number): number {
  const held = Math.min(weights[1], Math.max(weights[0], weight))
  // Never across the step to the bold face, which the two sides are measured against.
  const step = Math.floor((held - weights[0]) / 50)
  const low = weights[0] + step * 50
  const from = fallback.adjust[step] ?? 1
  if (low < boldFrom && low + 50 >= boldFrom) return from
  const to = fallback.adjust[step + 1] ?? from
  return from + ((held - low) / 50) * (to - from)
}

/** A face every system has, stretched to the room of the family (CSS Fonts 5, `size-adjust`), at one weight. */
function fallbackFace(family: FontFamily, weight: number): string {
  const { ascent, descent, lineGap } = family.fallback
  const adjust = adjustAt(family, weight)
  const local = generic[family.category][weight < boldFrom ? 'regular' : 'bold']
    .map((name) => `local("${name}")`)
    .join(',')
  return `@font-face{font-family:"${fallbackName(family)}";src:${local};font-weight:${weight};size-adjust:${percent(adjust)};ascent-override:${percent(ascent / adjust)};descent-override:${percent(descent / adjust)};line-gap-override:${percent(lineGap / adjust)}}`
}

function faces(family: FontFamily, weights: readonly number[], address: FontAddress): string {
  let css = weights.map((weight) => fallbackFace(family, weight)).join('')
  for (const style of fontSlants) {
    if (!family.files[style]) continue
    for (const subset of fontSubsets) {
      css += `@font-face{font-family:"${family.name}";src:url(${address(fontFileName(family, style, subset))}) format("woff2");font-weight:${family.weights.join(' ')};font-style:${style};font-display:swap;unicode-range:${family.ranges[subset]}}`
    }
  }
  return css
}

/** The families a site is set in, each with the weights it is set in. */
function familiesOf(styles: SiteStyles): Map<FontFamily, number[]> {
  const found = new Map<FontFamily, number[]>()
  for (const role of fontRoles) {
    const { family: id, weight } = styles.fonts[role]
    const family = familyOf(id)
    if (family)
      found.set(
        family,
        [...new Set([...(found.get(family) ?? []), weight])].toSorted((a, b) => a - b),
      )
  }
  return found
}

/**
 * The `@font-face` rules of the families a site is set in, and of nothing else. A browser fetches of
 * them only the files whose letters are on the page. Each has a fallback of the same metrics, so that
 * little moves when a file that comes late takes its place (decision 42).
 */
export function fontCss(styles: SiteStyles, address: FontAddress = served): string {
  return [...familiesOf(styles)].map(([family, weights]) => faces(family, weights, address)).join('')
}

/** The library, as the style sheet of a visitor's page asks for it: with the faces themselves. */
export const visitorFonts: FontSource = { ...fontSource, faces: (styles) => fontCss(styles) }

/** Addresses of the files that a first look needs: the Latin letters of running text and of headings. */
export function fontPreloads(styles: SiteStyles): string[] {
  const files = (['text', 'heading'] as const).flatMap((role) => {
    const { family: id, italic } = styles.fonts[role]
    const family = familyOf(id)
    if (!family) return []
    return served(fontFileName(family, italic && family.files.italic ? 'italic' : 'normal', 'latin'))
  })
  return [...new Set(files)]
}
