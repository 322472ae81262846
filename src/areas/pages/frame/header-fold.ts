import type { SiteStyles } from '#document/styles.ts'
import type { NavItem } from '../releases/manifest.ts'

/** Share of a letter's size that it is wide, on average, in a text face. */
const LETTER = 0.53
/** Spaces of frame.css, rem: between entries, around the words of a button and before the next, between parts. */
const BETWEEN_ENTRIES = 1.75
const AROUND_BUTTON = 3.25
const BETWEEN_PARTS = 2
/** What the margins leave of a window. */
const INSIDE = 0.92
/** Logos are set at this size, rem (frame.css). */
const LOGO = 1.35
/** The most that a title takes of a row, rem: a longer one breaks (frame.css). */
const LOGO_MOST = 32
const FONT = 16

/** The window (rem) below which entries are behind the menu: a phone's, and those that frame.css has a fold for. */
const PHONE = 48
const FOLDS = [56, 64, 72, 80] as const

/** How much of a row some words take, rem. */
function widthOf(words: readonly string[], size: number, between: number): number {
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  return letters * LETTER * size + Math.max(0, words.length - 1) * between
}

/**
 * From which window on (rem) the entries of a header stand in one row: told from how long its words are, since
 * the page runs no script that could measure. Undefined: wherever it is wider than a phone.
 */
export function foldOf(
  title: string,
  { header, type }: SiteStyles,
  items: readonly NavItem[],
): (typeof FOLDS)[number] | undefined {
  // At the side they stand one under the other.
  if (header.layout === 'sidebar') return undefined
  const size = type.base / FONT
  const entries = widthOf(
    items.map((item) => item.title),
    size,
    BETWEEN_ENTRIES,
  )
  const buttons = header.actions.flatMap((action) => (action.kind === 'button' ? [action.text] : []))
  const actions = widthOf(buttons, size, 0) + buttons.length * AROUND_BUTTON
  const logo = Math.min(LOGO_MOST, widthOf([header.wordmark || title], LOGO, 0))
  // Where the logo is in the middle both sides are as wide as the wider one.
  const isCentred = header.layout === 'nav-left-logo-center' || header.layout === 'logo-center'
  const sides = isCentred ? 2 * Math.max(entries, actions) : entries + actions
  const needed = (logo + sides + 2 * BETWEEN_PARTS) / INSIDE
  if (needed <= PHONE) return undefined
  return FOLDS.find((fold) => needed <= fold) ?? FOLDS.at(-1)
}
