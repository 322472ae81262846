import type { FontChoice, FontRole, SiteStyles } from '../styles.ts'

/** Where font families come from: the site's library. */
export interface FontSource {
  /** The value of `font-family` for a family of the library, its metric-matched fallback with it. */
  stack(family: string): string | undefined
  /** The `@font-face` rules of what a page of a site is set in; absent, they are brought otherwise. */
  faces?(styles: SiteStyles): string
}

const systemStacks: { readonly [family: string]: string } = {
  'system-sans': 'ui-sans-serif,system-ui,sans-serif',
  'system-serif': 'ui-serif,Georgia,"Times New Roman",serif',
  'system-mono': 'ui-monospace,Menlo,Consolas,monospace',
}

/** The value of `font-family` for a family: the library's, or one of the faces every system has. */
export function familyStack(family: string, source?: FontSource): string {
  const system = Object.hasOwn(systemStacks, family) ? systemStacks[family] : undefined
  return system ?? source?.stack(family) ?? systemStacks['system-sans'] ?? 'sans-serif'
}

function declarations(role: FontRole, choice: FontChoice, source?: FontSource): string {
  const { family, weight, italic, tracking, leading, capitals } = choice
  const parts = [`--font-${role}:${familyStack(family, source)}`, `--weight-${role}:${weight}`]
  if (italic) parts.push(`--style-${role}:italic`)
  if (tracking) parts.push(`--tracking-${role}:${tracking / 1000}em`)
  // Letters that are set closer draw their words together too: the space between words stays.
  if (tracking && tracking < 0) parts.push(`--words-${role}:${(-1.5 * tracking) / 1000}em`)
  if (leading) parts.push(`--leading-${role}:${leading}`)
  if (capitals === 'upper') parts.push(`--case-${role}:uppercase`)
  if (capitals === 'small') parts.push(`--caps-${role}:small-caps`)
  return parts.join(';')
}

/** The custom properties of a site's four faces. */
export function fontProperties(styles: SiteStyles, source?: FontSource): string {
  const roles: readonly FontRole[] = ['heading', 'text', 'button', 'detail']
  return roles.map((role) => declarations(role, styles.fonts[role], source)).join(';')
}

/** The rule that sets words in a face: used wherever a role is drawn. */
export function fontRule(role: FontRole): string {
  return (
    `font-family:var(--font-${role});font-weight:var(--weight-${role});font-style:var(--style-${role},normal);` +
    `letter-spacing:var(--tracking-${role},normal);word-spacing:var(--words-${role},normal);text-transform:var(--case-${role},none);` +
    `font-variant-caps:var(--caps-${role},normal)`
  )
}
