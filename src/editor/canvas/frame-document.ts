import { escapeHtml } from '#kernel/html-text.ts'
import { recordingClass } from '#kernel/session-recording.ts'

/*
 * The canvas is a document of its own in a frame of our origin, in which no script may run: whatever an
 * owner's content holds, it is drawn and not carried out. The editor draws into it from outside.
 */

/** Nothing in the frame may run, be fetched by script, sent or embedded as a plug-in. */
export const framePolicy = [
  "script-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "connect-src 'none'",
  "worker-src 'none'",
].join('; ')

/**
 * The empty document the canvas starts from.
 *
 * @param locale BCP 47 tag of the page's language
 * @param title what assistive technology calls the frame's document
 */
export function frameDocument(locale: string, dir: 'ltr' | 'rtl', title: string): string {
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(locale)}" dir="${dir}">`,
    '<head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(framePolicy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    // Owners write names, telephones and addresses of people: a recording shows none of them (contract §7).
    `</head><body class="${recordingClass.mask}"></body></html>`,
  ].join('')
}

/**
 * Style sheets of the frame by name, replaced as a whole. They are constructed sheets, so they work under
 * a policy that allows no inline styles, and a change of the site's styles is one call.
 */
export interface FrameStyles {
  /** Sets the sheet of this name; sheets apply in the order their names were first set, or before another of them. */
  set(name: string, css: string, before?: string): void
  remove(name: string): void
  names(): Iterable<string>
}

export function frameStyles(frame: Document): FrameStyles {
  const view = frame.defaultView as (Window & { CSSStyleSheet: typeof CSSStyleSheet }) | null
  const sheets = new Map<string, { css: string; sheet: CSSStyleSheet }>()
  return {
    set(name, css, before) {
      if (!view) return
      const known = sheets.get(name)
      if (known?.css === css) return
      const sheet = known?.sheet ?? new view.CSSStyleSheet()
      sheet.replaceSync(css)
      sheets.set(name, { css, sheet })
      if (known) return
      const next = before === undefined ? undefined : sheets.get(before)?.sheet
      const at = next ? frame.adoptedStyleSheets.indexOf(next) : frame.adoptedStyleSheets.length
      frame.adoptedStyleSheets = frame.adoptedStyleSheets.toSpliced(at, 0, sheet)
    },
    remove(name) {
      const known = sheets.get(name)
      if (!known) return
      sheets.delete(name)
      frame.adoptedStyleSheets = frame.adoptedStyleSheets.filter((sheet) => sheet !== known.sheet)
    },
    names: () => sheets.keys(),
  }
}
