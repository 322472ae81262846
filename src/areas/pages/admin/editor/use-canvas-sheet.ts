import { useEffect, useMemo, useState } from 'react'
import { canvasSheet } from './canvas-css.ts'
import { footerCss } from './site-frame.tsx'

type Head = NonNullable<Parameters<typeof canvasSheet>[3]>
type Footer = Parameters<typeof footerCss>

/** Whether the first look is there: all families, the library of sections, and what menus open into wait for it. */
export function useIsDrawn(then: () => void): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setDrawn(true)
      then()
    }, 1_500)
    return () => clearTimeout(timer)
  }, [then])
  return isDrawn
}

/** The styles of the site's menus, which the canvas has a while after the first look. */
function useMenusCss(isDrawn: boolean): string {
  const [css, setCss] = useState('')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined
    if (isDrawn)
      import('../../frame/menus.css?inline').then(
        (menus) => setCss(menus.default),
        // Without a line: later.
        () => (again = setTimeout(() => setTries(tries + 1), 5_000)),
      )
    return () => clearTimeout(again)
  }, [isDrawn, tries])
  return css
}

/** The style sheet of the canvas. */
export function useCanvasSheet(given: {
  styles: Parameters<typeof canvasSheet>[0]
  siteUrl: string
  siteTitle: string
  pages: Head['pages']
  ctx: Head['ctx']
  footer: Footer[0]
  registry: Footer[1]
  isDrawn: boolean
}): string {
  const { styles, siteUrl, siteTitle, pages, ctx, footer, registry, isDrawn } = given
  const menusCss = useMenusCss(isDrawn)
  return useMemo(
    () =>
      canvasSheet(styles, siteUrl, isDrawn, { title: siteTitle, pages, ctx }) +
      menusCss +
      footerCss(footer, registry),
    [styles, siteUrl, siteTitle, pages, isDrawn, ctx, menusCss, footer, registry],
  )
}
