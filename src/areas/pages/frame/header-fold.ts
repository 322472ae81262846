import type { ResolvedImage } from '#document/block-context.ts'
import type { HeaderButton, HeaderLayout, HeaderStyle, SiteStyles } from '#document/styles.ts'
import type { NavItem } from '../releases/navigation.ts'

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
/** A picture in place of the title gives way to what stands beside it until it is no higher than an entry's row, px… */
const LOGO_LOW = 44
/** …but never below the first of these, and always down to the second, rem. */
const LOGO_NARROW = { least: 15, most: 24 } as const
/** The sign of the menu, rem. */
const MENU_SIGN = 2.75
const FONT = 16

/** The window (rem) below which entries are behind the menu: a phone's, and those that frame.css has a fold for. */
const PHONE = 48
const WIDEST = 80
const FOLDS = [56, 64, 72, WIDEST] as const

/** How large a picture in place of the title is drawn, px. */
export interface LogoSize {
  readonly width: number
  readonly height: number
}

/** The size of a header's picture as its owner wants it drawn, whatever room there is. */
export function logoSize(
  image: Pick<ResolvedImage, 'width' | 'height'>,
  { logoHeight }: SiteStyles['header'],
): LogoSize {
  return { width: Math.ceil((logoHeight * image.width) / image.height), height: logoHeight }
}

/** How much of a row some words take, rem. */
function widthOf(words: readonly string[], size: number, between: number): number {
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  return letters * LETTER * size + Math.max(0, words.length - 1) * between
}

/** Widths of what a header holds besides its logo, rem, and of what a logo in the middle has on its wider side. */
interface Beside {
  readonly entries: number
  readonly actions: number
  readonly side: number
}

/** The buttons of a header that say something: one without words is a link that nobody could name, and is not drawn. */
export function wordedButtons({ actions }: Pick<HeaderStyle, 'actions'>): readonly HeaderButton[] {
  return actions.filter((action) => action.kind === 'button').filter(({ text }) => text.trim() !== '')
}

/** What stands beside a logo, where the entries stand in so many rows. */
function besideOf(rows: number, { header, type }: SiteStyles, items: readonly NavItem[]): Beside {
  const size = type.base / FONT
  const entriesOf = (some: readonly NavItem[]) =>
    widthOf(
      some.map((item) => item.title),
      size,
      BETWEEN_ENTRIES,
    ) / rows
  const buttons = wordedButtons(header).map(({ text }) => text)
  const actions = widthOf(buttons, size, 0) + buttons.length * AROUND_BUTTON
  const entries = entriesOf(items)
  const half = halfOf(items)
  const side =
    header.layout === 'logo-center-split'
      ? Math.max(
          entriesOf(items.slice(0, half)),
          entriesOf(items.slice(half)) + (actions && BETWEEN_PARTS + actions),
        )
      : Math.max(entries, actions)
  return { entries, actions, side }
}

/** What a logo takes of a row at the least, rem: words as they are, a picture that is wide as far as it gives way. */
function leastLogo(title: string, { header }: SiteStyles, logo: LogoSize | undefined): number {
  if (!logo) return Math.min(LOGO_MOST, widthOf([header.wordmark || title], LOGO, 0))
  const low = ((logo.width / logo.height) * LOGO_LOW) / FONT
  const { least, most } = LOGO_NARROW
  return Math.min(logo.width / FONT, most, Math.max(least, low))
}

/** The window (rem) that a header needs for its entries to stand in so many rows. */
function neededOf(
  rows: number,
  title: string,
  styles: SiteStyles,
  items: readonly NavItem[],
  size: LogoSize | undefined,
): number {
  const { layout } = styles.header
  const { entries, actions, side } = besideOf(rows, styles, items)
  const logo = leastLogo(title, styles, size)
  const hasSides = isCentred(layout) || layout === 'logo-center-split'
  let row = logo + (hasSides ? 2 * side : entries + actions)
  if (layout === 'logo-center-stacked') row = Math.max(logo, entries + actions)
  return (row + 2 * BETWEEN_PARTS) / INSIDE
}

/**
 * From which window on (rem) the entries of a header stand in one row: told from how long its words are, since
 * the page runs no script that could measure. Past the last of them two rows will do; entries that take three rows of a
 * window of 80 rem are behind the menu on every window (`always`), unless it is the rest that is too wide. Undefined:
 * they stand there wherever it is wider than a phone.
 *
 * @param logo a picture in place of the title, as large as it is drawn where it has room
 */
export function foldOf(
  title: string,
  styles: SiteStyles,
  items: readonly NavItem[],
  logo?: LogoSize,
): (typeof FOLDS)[number] | 'always' | undefined {
  // At the side they stand one under the other.
  if (styles.header.layout === 'sidebar') return undefined
  const needed = neededOf(1, title, styles, items, logo)
  if (needed <= PHONE) return undefined
  const fold = FOLDS.find((one) => needed <= one)
  if (fold !== undefined) return fold
  const needs = (rows: number): number => neededOf(rows, title, styles, items, logo)
  return needs(2) > WIDEST && needs(Infinity) <= WIDEST ? 'always' : WIDEST
}

/** How much a picture in place of the title may take of a window. */
export interface LogoRoom {
  /** The window from which on that holds, rem. */
  readonly from: number
  /** What it has at the least, rem. */
  readonly least: number
  /** What others take of the header's inside, rem, and how many share the rest with the logo, it included. */
  readonly taken: number
  readonly shares: number
}

/**
 * The room of a picture in place of the title on windows where others stand beside it: they come first, it shrinks.
 * Null where it is so narrow that it does not, or has a row of its own.
 *
 * @param logo as large as it is drawn where it has room
 */
export function logoRoom(
  title: string,
  styles: SiteStyles,
  items: readonly NavItem[],
  logo: LogoSize,
): LogoRoom | null {
  const { layout } = styles.header
  const least = leastLogo(title, styles, logo)
  if (layout === 'sidebar' || layout === 'logo-center-stacked' || least >= logo.width / FONT) return null
  const fold = foldOf(title, styles, items, logo)
  const { entries, actions, side } = besideOf(1, styles, items)
  // A space more than there are, for letters may be wider than most.
  const spaces = 3 * BETWEEN_PARTS
  if (layout === 'minimal' || fold === 'always')
    return { from: PHONE, least, taken: actions + MENU_SIGN + spaces, shares: 1 }
  const from = fold ?? PHONE
  if (layout === 'logo-left-nav-center') return { from, least, taken: entries + spaces, shares: 2 }
  const hasSides = isCentred(layout) || layout === 'logo-center-split'
  return { from, least, taken: (hasSides ? 2 * side : entries + actions) + spaces, shares: 1 }
}

/** How many entries stand before a logo that parts them. */
export function halfOf(items: readonly NavItem[]): number {
  return Math.ceil(items.length / 2)
}

/** Whether all entries stand before a logo in the middle. */
export function isCentred(layout: HeaderLayout): boolean {
  return layout === 'logo-center' || layout === 'nav-left-logo-center'
}
