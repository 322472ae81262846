import type { Translate } from '#kernel/messages/message.ts'
import { pageContextWithoutSite, pageContextScript } from '#kernel/page-context.ts'

/** Colours and sizes of `#ui/tokens.css`, written out: this page stands when nothing else can be fetched. */
const style = `
:root { color-scheme: light dark; font: 1rem/1.5 Inter, ui-sans-serif, system-ui, sans-serif }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 2rem; box-sizing: border-box;
  background: light-dark(oklch(0.991 0.002 100), oklch(0.178 0.006 220));
  color: light-dark(oklch(0.215 0.012 220), oklch(0.955 0.004 100)) }
main { max-width: 30rem }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.25; font-weight: 600; text-wrap: balance }
p { margin: 0 0 1.5rem; color: light-dark(oklch(0.435 0.012 220), oklch(0.775 0.007 220)); text-wrap: pretty }
a { display: inline-block; padding: 0.5rem 1rem; border-radius: 0.5rem; font-weight: 500; text-decoration: none;
  background: light-dark(oklch(0.455 0.083 192), oklch(0.775 0.092 188));
  color: light-dark(oklch(0.995 0.003 190), oklch(0.185 0.03 192)) }
a:focus-visible { outline: 2px solid light-dark(oklch(0.56 0.105 192), oklch(0.75 0.11 188)); outline-offset: 2px }
small { display: block; margin-block-start: 2rem; overflow-wrap: anywhere;
  color: light-dark(oklch(0.52 0.011 220), oklch(0.69 0.008 220)) }
`

/** What the page that stands in the app's place may load: its own style and page context, and nothing else. */
export function awayPolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/**
 * The page that stands in the app's place when it cannot be opened: nothing is read for it, for what failed may be
 * the reading.
 *
 * @param given.isPassing it comes back by itself, the database being away for one; else it is a fault of ours
 * @param given.id names the request in the log
 */
export function awayPage(given: {
  readonly words: Translate
  readonly locale: string
  readonly isPassing: boolean
  readonly id: string
  readonly nonce: string
}): string {
  const { words, locale, id, nonce } = given
  const kind = given.isPassing ? 'away' : 'broken'
  const title = escaped(words(`app.${kind}.title`))
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${style}</style>
<script nonce="${nonce}">${pageContextScript(pageContextWithoutSite(locale))}</script>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escaped(words(`app.${kind}.text`))}</p>
<a href="">${escaped(words('app.fault.again'))}</a>
<small>${escaped(words('app.away.id', { id }))}</small>
</main>
</body>
</html>
`
}
