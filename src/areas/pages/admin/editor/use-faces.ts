import { useEffect } from 'react'
import type { SiteStyles } from '#document/styles.ts'
import { appFaces } from './canvas-css.ts'

/**
 * Lets drawings in the owner's app be set in the site's faces while the editor is open, from when the page
 * has been drawn: sections and blocks of the palette look as they will on the page. A browser fetches only
 * what is drawn with.
 */
export function useFaces(styles: SiteStyles, isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn) return undefined
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(appFaces(styles))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [styles, isDrawn])
}
