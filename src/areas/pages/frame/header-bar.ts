import type { PageContext } from '#document/block-context.ts'
import { desktopFrom } from '#document/layout/layout-css.ts'
import type { SiteStyles } from '#document/styles.ts'
import type { NavItem } from '../releases/navigation.ts'
import { type LogoRoom, logoRoom, logoSize } from './header-fold.ts'

/** The share of a window's width that a logo takes at the most (frame.css). */
const LOGO_MOST = 60
/** A logo up to this height, px, is no taller than the sign of the menu beside it (frame.css). */
const ROW = 44

/** A length in CSS, rem. */
const rem = (value: number): string => `${Number(value.toFixed(2))}rem`

/** What a logo that gives way to others has of a window, as `--logo`: what they leave, within its least and its most. */
function logoCss({ from, least, taken, shares }: LogoRoom): string {
  const inside = 'min(100vw - 2*var(--margin,1.25rem),var(--content,100vw))'
  const left = `(${inside} - ${rem(taken)})${shares > 1 ? `/${shares}` : ''}`
  return `@media(min-width:${from}rem){:root{--logo:clamp(${rem(least)},${left},${LOGO_MOST}vw)}}`
}

/**
 * What a header says of itself to the rest of the page. As `--logo`, how wide its picture may be where it would leave
 * no room for what stands beside it (header-fold.ts). As `--bar`, how far down the window what is gone to begins,
 * where a bar stays at its upper edge: below a logo that
 * is taller than its usual row and, on a wide window, below the row of the menu where that has one of its own. A
 * logo that is wider than its room is drawn less high, so its proportions count. Empty where the usual 7.25rem of
 * frame.css do: they are enough for entries in two rows, which is what a window just wider than that of the folded
 * menu may come to, since how wide words are is only told from their letters (header-fold.ts).
 *
 * @param ctx knows the logo's picture
 * @param items the entries of the header
 */
export function barCss(
  styles: SiteStyles,
  ctx: Pick<PageContext, 'image'>,
  title: string,
  items: readonly NavItem[],
): string {
  const { layout, logo, logoHeight } = styles.header
  const image = logo && ctx.image(logo)
  const room = image && logoRoom(title, styles, items, logoSize(image, styles.header))
  const most = (share: number): string =>
    room ? `var(--logo,${LOGO_MOST}vw)*${Number(share.toFixed(4))}` : `${(LOGO_MOST * share).toFixed(2)}vw`
  const tall =
    image && logoHeight > ROW ? `max(2.75rem,min(${logoHeight}px,${most(image.height / image.width)}))` : ''
  const rule = (more: number) => `:root{--bar:calc(${tall || '2.75rem'} + ${more}rem)}`
  return (
    (room ? logoCss(room) : '') +
    (tall && rule(3.75)) +
    (layout === 'logo-center-stacked' ? `@media(min-width:${desktopFrom}){${rule(7.25)}}` : '')
  )
}
