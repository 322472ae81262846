import { desktopFrom } from '#document/layout/layout-css.ts'
import type { SiteStyles } from '#document/styles.ts'

const REM = 16
/** A window is so many times as high as a bar that stays in it. */
const BARS = 3
/** A bar with a logo of no unusual height goes on windows lower than this, rem (frame.css). */
const USUAL = 22
/** What is above and below the logo, and the row of entries below a logo that has one of its own, rem. */
const AROUND = 2.2
const ENTRIES = 2.5
/** The row of a logo that is not tall, rem. */
const ROW = 2.75

/**
 * What lets a bar that is taller than usual go with the page on windows of which it would take more than a third;
 * for the usual one `frame.css` does. Empty where nothing is to be said. The editor's canvas, which is never so low,
 * does without it.
 */
export function goesCss({ sticky, layout, logo: picture, logoHeight }: SiteStyles['header']): string {
  if (sticky === 'none') return ''
  const logo = picture ? Math.max(ROW, logoHeight / REM) : ROW
  const rule = (bar: number, where: string): string => {
    const least = Math.ceil(bar * BARS)
    if (least <= USUAL) return ''
    return (
      `@media(max-height:${least - 0.01}rem)${where}{.site-header[data-sticky]:not([data-overlay]){position:relative}` +
      `.site-header[data-overlay][data-sticky]{position:absolute;animation:none}` +
      `html:has(.site-header[data-sticky]){scroll-padding-block-start:0}}`
    )
  }
  // At the side it takes nothing of the height.
  const everywhere =
    layout === 'sidebar' ? ` and (max-width:${Number.parseFloat(desktopFrom) - 0.01}rem)` : ''
  return (
    rule(logo + AROUND, everywhere) +
    (layout === 'logo-center-stacked' ? rule(logo + AROUND + ENTRIES, ` and (min-width:${desktopFrom})`) : '')
  )
}
