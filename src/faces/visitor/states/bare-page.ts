import type { IncomingMessage, ServerResponse } from 'node:http'
import { directionOf } from '#areas/pages/visitor/index.ts'
import { escapeHtml } from '#kernel/html-text.ts'
import { negotiateLocale } from '#kernel/i18n/resolve-locale.ts'
import type { VisitorTranslate } from '#kernel/messages/message.ts'
import { visitorWordsIn } from '#platform/read-words.ts'
import { pageContextWithoutSite, pageContextScript } from '#kernel/page-context.ts'
import type { Answers } from '../answers/answers.ts'
import { headerOf } from '../asked/asked.ts'
import { policyHash } from '../drawing/shell.ts'

/** Follows the dark mode of the browser, and uses system fonts, as no site is known. */
const css = `:root{color-scheme:light dark}
body{margin:0;background:light-dark(#fcfcfa,#121516);color:light-dark(#1b2022,#f1f0ec);font:1.0625rem/1.5 system-ui,sans-serif}
main{min-height:100svh;box-sizing:border-box;display:grid;place-content:center;gap:.75rem;max-width:42rem;margin-inline:auto;padding:1.5rem}
h1{margin:0;font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.2;text-wrap:balance}
p{margin:0}`

/** The texts of bare pages, and their statuses: `state.<kind>.title` and `.text`. */
export type BareKind = keyof typeof statusOf

const statusOf = {
  not_found: 404,
  busy: 429,
  foreign_form: 403,
  no_form: 405,
  away: 503,
} as const

/** All that a bare page says is said by this face. */
const ownWords = visitorWordsIn([new URL('../words/', import.meta.url)])

/** Every kind of it. */
export const bareKinds = Object.keys(statusOf) as readonly BareKind[]

/** The same for a program, which reads no page. */
const sentences: Readonly<Record<BareKind, string>> = {
  not_found: 'Not found',
  busy: 'Too many requests. Try again in a minute.',
  foreign_form: 'This form was sent from another site.',
  no_form: 'Method not allowed',
  away: 'Try again in a moment',
}

/** The one script in it: the page context, which every page of the product carries (contract §4); that of no site. */
const scriptOf = (locale: string): string => pageContextScript(pageContextWithoutSite(locale))

/** The page itself, which is all there is to fetch of it. @param given.id names the request in the log, or is empty */
export function barePage(
  kind: BareKind,
  { locale, words, id }: { readonly locale: string; readonly words: VisitorTranslate; readonly id: string },
): string {
  const title = escapeHtml(words(`state.${kind}.title`))
  return (
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${title}</title><link rel="icon" href="data:,"><style>${css}</style><script>${scriptOf(locale)}</script></head><body><main>` +
    `<h1>${title}</h1><p>${escapeHtml(words(`state.${kind}.text`, { id }))}</p></main></body></html>\n`
  )
}

/**
 * Answers where no page of a site can be rendered. A browser gets a page that
 * loads nothing and names no site, in the site's language or, without a site, in its own; a program gets the sentence.
 *
 * @param given.id names the request in the log, where something failed
 */
export function answerBare(
  answers: Answers,
  request: IncomingMessage,
  response: ServerResponse,
  kind: BareKind,
  given: { readonly locale?: string; readonly words?: VisitorTranslate; readonly id?: string } = {},
): void {
  const { method = 'GET', headers } = request
  const { id = '' } = given
  const status = statusOf[kind]
  const isPage = /^(GET|HEAD|POST)$/.test(method) && /\btext\/html\b/.test(headers.accept ?? '')
  if (!isPage) return answers.plain(response, status, `${sentences[kind]}${id && ` (${id}).`}\n`)
  const locale = given.locale ?? negotiateLocale(headerOf(request, 'accept-language'), 'visitor')
  const words = given.words ?? ownWords(locale)
  answers.bare(response, status, barePage(kind, { locale, words, id }), {
    style: `'${policyHash(css)}'`,
    script: `'${policyHash(scriptOf(locale))}'`,
  })
}
