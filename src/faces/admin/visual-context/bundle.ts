import type { Captured } from './protocol.ts'
import { escapeHtml } from '#kernel/html-text.ts'

/** What a support request tells beside the words. */
export interface Bundle {
  /** What the person writes. */
  readonly message: string
  /** Address of the page. */
  readonly page: string
  readonly userAgent: string
  /** `1440 × 900`. */
  readonly window: string
  /** When it was taken (ISO 8601). */
  readonly at: string
  readonly captured: Captured | null
}

/** Words of the bundle, in the person's language. */
export type BundleWords = (
  key:
    | 'support.bundle.title'
    | 'support.bundle.page'
    | 'support.bundle.browser'
    | 'support.bundle.window'
    | 'support.bundle.at'
    | 'support.bundle.picture'
    | 'support.bundle.outline'
    | 'support.bundle.text',
) => string

const style =
  ':root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}img{max-width:100%;border:1px solid}dt{font-weight:600}td{padding:0 .75rem .25rem 0;vertical-align:top}'

/**
 * A support request as one file that opens anywhere and runs nothing: what was written, where, and what
 * was to be seen. Everything in it is text; its policy lets only its own picture and style through.
 */
export function bundleHtml(bundle: Bundle, words: BundleWords, locale: string): string {
  const { captured } = bundle
  const facts = [
    ['support.bundle.page', bundle.page],
    ['support.bundle.at', bundle.at],
    ['support.bundle.window', bundle.window],
    ['support.bundle.browser', bundle.userAgent],
  ] as const
  const rows = (captured?.outline ?? [])
    .map(
      ({ depth, role, name, box }) =>
        `<tr><td>${'· '.repeat(depth)}${escapeHtml(role)}</td><td>${escapeHtml(name)}</td><td>${[box.x, box.y, box.width, box.height].map(Math.round).join(' ')}</td></tr>`,
    )
    .join('')
  const title = escapeHtml(words('support.bundle.title'))
  const part = (key: Parameters<BundleWords>[0], content: string): string =>
    content === '' ? '' : `<h2>${escapeHtml(words(key))}</h2>${content}`
  return `<!doctype html>
<html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><title>${title}</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<style>${style}</style></head><body><h1>${title}</h1><pre>${escapeHtml(bundle.message)}</pre>
<dl>${facts.map(([key, value]) => `<dt>${escapeHtml(words(key))}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
${part('support.bundle.picture', captured?.screenshot ? `<img alt="" src="${escapeHtml(captured.screenshot)}">` : '')}
${part('support.bundle.outline', rows === '' ? '' : `<table>${rows}</table>`)}
${part('support.bundle.text', captured ? `<pre>${escapeHtml(captured.text)}</pre>` : '')}
</body></html>
`
}

/** A name for the file: `support-request-2026-11-20.html`. */
export function bundleName(at: string): string {
  return `support-request-${at.slice(0, 10)}.html`
}

/** A `mailto:` with subject and text; programs of mail take about 2,000 characters. */
export function mailHref(address: string, subject: string, body: string): string {
  const short = body.length > 1500 ? `${body.slice(0, 1499)}…` : body
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(short.replaceAll('\n', '\r\n'))}`
}
