import type { PageContext } from '#document/block-context.ts'
import { desktopFrom } from '#document/layout/layout-css.ts'
import type { SiteStyles } from '#document/styles.ts'

/** The share of a window's width that a logo takes at the most (frame.css). */
const LOGO_MOST = 60
/** A logo up to this height, px, is no taller than the sign of the menu beside it (frame.css). */
const ROW = 44

/**
 * How far down the window what is gone to begins, where a bar stays at its upper edge, as `--bar`: below a logo that
 * is taller than its usual row and, on a wide window, below the row of the menu where that has one of its own. A
 * logo that is wider than its room is drawn less high, so its proportions count. Empty where the usual 7.25rem of
 * frame.css do: they are enough for entries in two rows, which is what a window just wider than that of the folded
 * menu may come to, since how wide words are is only told from their letters (header-fold.ts).
 *
 * @param ctx knows the logo's picture
 */
export function barCss({ header }: Pick<SiteStyles, 'header'>, ctx: Pick<PageContext, 'image'>): string {
  const { layout, logo, logoHeight } = header
  const image = logo && ctx.image(logo)
  const tall =
    image && logoHeight > ROW
      ? `max(2.75rem,min(${logoHeight}px,${((LOGO_MOST * image.height) / image.width).toFixed(2)}vw))`
      : ''
  const rule = (more: number) => `:root{--bar:calc(${tall || '2.75rem'} + ${more}rem)}`
  return (
    (tall && rule(3.75)) +
    (layout === 'logo-center-stacked' ? `@media(min-width:${desktopFrom}){${rule(7.25)}}` : '')
  )
}
