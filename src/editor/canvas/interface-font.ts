/** The faces of the app stand in the frame under names of their own: a site may use the same family, cut otherwise. */
const ours = (family: string) => `"editor ${family.replace(/["']/g, '')}"`

/**
 * What lets labels on the canvas be set in the type of the owner's app: the frame is a document of its own and
 * knows only the faces of the site.
 *
 * @param app the document the editor stands in
 * @returns a style sheet for the frame: the app's faces, and `--ui-font`; a file is fetched when the
 *   first label needs it, and is in the browser's cache already
 */
export function interfaceFontCss(app: Document): string {
  const font = app.defaultView?.getComputedStyle(app.documentElement).getPropertyValue('--font') ?? ''
  const families = font.split(',').map((family) => family.trim())
  const faces: string[] = []
  const known = new Set<string>()
  for (const sheet of app.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      const family = rule.style.getPropertyValue('font-family')
      if (!families.some((one) => ours(one) === ours(family))) continue
      known.add(ours(family))
      const face = rule.cssText.replace(/url\(["']?([^"')]+)["']?\)/g, (_, path: string) => {
        return `url("${new URL(path, sheet.href ?? app.baseURI).href}")`
      })
      faces.push(face.replace(family, ours(family)))
    }
  }
  const named = families.map((family) => (known.has(ours(family)) ? ours(family) : family))
  return font === '' ? '' : `${faces.join('\n')}\n:root { --ui-font: ${named.join(', ')} }`
}

/** The faces a sheet of ours declares; one from elsewhere, as an extension adds it, may not be read. */
function rulesOf(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    return Array.from(sheet.cssRules).filter((rule) => rule instanceof CSSFontFaceRule)
  } catch {
    return []
  }
}
