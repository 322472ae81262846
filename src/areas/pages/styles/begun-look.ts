import type { SiteStyles } from '#document/styles.ts'

/** What of the styles is a look, and no content of the site's own: no pictures, no navigation, no code. */
const parts = [
  'palette',
  'fonts',
  'type',
  'spacing',
  'corners',
  'imageShape',
  'buttons',
  'links',
  'forms',
  'animation',
] as const satisfies readonly (keyof SiteStyles)[]

/** The look of styles: what a site keeps of its beginning, to go back to. */
export type Look = Pick<SiteStyles, (typeof parts)[number]>

export function lookOf(styles: SiteStyles): Look {
  return Object.fromEntries(parts.map((part) => [part, styles[part]])) as unknown as Look
}
