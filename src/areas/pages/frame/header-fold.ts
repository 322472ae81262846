import type { HeaderLayout, SiteStyles } from '#document/styles.ts'
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
const WIDEST = 80
const FOLDS = [56, 64, 72, WIDEST] as const

/** How much of a row some words take, rem. */
function widthOf(words: readonly string[], size: number, between: number): number {
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  return letters * LETTER * size + Math.max(0, words.length - 1) * between
}

/** The window (rem) that a header needs for its entries to stand in so many rows. */
function neededOf(
  rows: number,
  title: string,
  { header, type }: SiteStyles,
  items: readonly NavItem[],
  logoWidth: number | undefined,
): number {
  const size = type.base / FONT
  const entriesOf = (some: readonly NavItem[]) =>
    widthOf(
      some.map((item) => item.title),
      size,
      BETWEEN_ENTRIES,
    ) / rows
  const buttons = header.actions.flatMap((action) => (action.kind === 'button' ? [action.text] : []))
  const actions = widthOf(buttons, size, 0) + buttons.length * AROUND_BUTTON
  const words = Math.min(LOGO_MOST, widthOf([header.wordmark || title], LOGO, 0))
  const logo = logoWidth === undefined ? words : logoWidth / FONT
  let row = logo + entriesOf(items) + actions
  if (header.layout === 'logo-center-stacked') row = Math.max(logo, row - logo)
  // Where the logo is in the middle both sides are as wide as the wider one.
  if (isCentred(header.layout)) row = logo + 2 * Math.max(entriesOf(items), actions)
  if (header.layout === 'logo-center-split') {
    const half = halfOf(items)
    const beside = actions && BETWEEN_PARTS + actions
    row = logo + 2 * Math.max(entriesOf(items.slice(0, half)), entriesOf(items.slice(half)) + beside)
  }
  return (row + 2 * BETWEEN_PARTS) / INSIDE
}

/**
 * From which window on (rem) the entries of a header stand in one row: told from how long its words are, since
 * the page runs no script that could measure. Past the last of them two rows will do; entries that take three rows of a
 * window of 80 rem are behind the menu on every window (`always`), unless it is the rest that is too wide. Undefined:
 * they stand there wherever it is wider than a phone.
 *
 * @param logoWidth that of a picture in place of the title, px
 */
export function foldOf(
  title: string,
  styles: SiteStyles,
  items: readonly NavItem[],
  logoWidth?: number,
): (typeof FOLDS)[number] | 'always' | undefined {
  // At the side they stand one under the other.
  if (styles.header.layout === 'sidebar') return undefined
  const needed = neededOf(1, title, styles, items, logoWidth)
  if (needed <= PHONE) return undefined
  const fold = FOLDS.find((one) => needed <= one)
  if (fold !== undefined) return fold
  const needs = (rows: number): number => neededOf(rows, title, styles, items, logoWidth)
  return needs(2) > WIDEST && needs(Infinity) <= WIDEST ? 'always' : WIDEST
}

/** How many entries stand before a logo that parts them. */
export function halfOf(items: readonly NavItem[]): number {
  return Math.ceil(items.length / 2)
}

/** Whether all entries stand before a logo in the middle. */
export function isCentred(layout: HeaderLayout): boolean {
  return layout === 'logo-center' || layout === 'nav-left-logo-center'
}
