import type { IncomingMessage, ServerResponse } from 'node:http'
import { directionOf } from '#areas/pages/visitor/index.ts'
import { escapeHtml } from '#kernel/html-text.ts'
import { negotiateLocale } from '#kernel/i18n/resolve-locale.ts'
import type { Answers } from './answers.ts'
import { headerOf } from './asked.ts'
import { policyHash } from './shell.ts'
import { visitorWords } from './visitor-words.ts'

/** Whoever typed the address may read in the dark, and there are no fonts of a site to read it in. */
const css = `:root{color-scheme:light dark}
body{margin:0;background:light-dark(#fcfcfa,#121516);color:light-dark(#1b2022,#f1f0ec);font:1.0625rem/1.5 system-ui,sans-serif}
main{min-height:100svh;box-sizing:border-box;display:grid;place-content:center;gap:.75rem;max-width:42rem;margin-inline:auto;padding:1.5rem}
h1{margin:0;font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.2;text-wrap:balance}
p{margin:0}`

/**
 * Answers that nothing stands at an address: no site, or one that was removed, which look alike. A browser gets
 * a page in its own language, that names nobody; a program gets the sentence.
 */
export function answerNoSite(answers: Answers, request: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET', headers } = request
  const isPage = (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '')
  if (!isPage) return answers.plain(response, 404, 'Not found\n')
  const locale = negotiateLocale(headerOf(request, 'accept-language'), 'visitor')
  const words = visitorWords(locale)
  const title = escapeHtml(words('state.not_found.title'))
  const html =
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${title}</title><link rel="icon" href="data:,"><style>${css}</style></head><body><main>` +
    `<h1>${title}</h1><p>${escapeHtml(words('state.not_found.text'))}</p></main></body></html>\n`
  answers.bare(response, 404, html, `'${policyHash(css)}'`)
}
