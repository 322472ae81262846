import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refusal } from '#kernel/refusal.ts'
import { passingRefusal } from '#platform/db/database.ts'
import type { Tools } from '#platform/tools.ts'
import type { Answers } from '../answers/answers.ts'
import { answerBare } from './bare-page.ts'
import type { Drawing } from '../drawing/drawing.ts'
import type { ResolvedSite } from '../hosts/site-directory.ts'

/** Whether a visitor left before their answer was whole, or before we had all of what they sent. */
function hasHungUp(request: IncomingMessage, error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || (request.errored !== null && error === request.errored)
}

/** What went wrong as a request was answered. */
export interface Fault {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** The site that was asked, where it had been found. */
  readonly shown: ResolvedSite | null
  /** Id of the request, in the log and on the page. */
  readonly id: string
  readonly error: unknown
}

/**
 * Answers a failed request, in the site's design if that can be rendered, and logs it. Past a rate limit the answer has
 * `Retry-After`; no page is rendered for it and nothing is logged.
 */
export function answerFault(
  {
    answers,
    drawing,
    tools,
  }: { readonly answers: Answers; readonly drawing: Drawing; readonly tools: Tools },
  { request, response, shown, id, error }: Fault,
): void {
  const { log } = tools
  if (hasHungUp(request, error)) {
    response.destroy()
    return
  }
  if (error instanceof Refusal && error.kind === 'too_many' && !response.headersSent) {
    response.setHeader('retry-after', String(error.detail.retryAfter ?? 60))
    return answerBare(answers, request, response, 'busy', shown ? { locale: shown.site.language } : {})
  }
  log.error({ err: error, requestId: id, siteId: shown?.site.id }, 'a page could not be answered')
  if (response.headersSent) {
    response.destroy()
    return
  }
  // A passing failure, such as a lost database: clients, crawlers included, should retry.
  const refusal = error instanceof Refusal ? error : passingRefusal(error)
  const isPassing = refusal?.kind === 'unavailable'
  if (isPassing || !shown) response.setHeader('retry-after', String(refusal?.detail.retryAfter ?? 5))
  if (!shown) return answerBare(answers, request, response, 'away', { id })
  const status = isPassing ? 503 : 500
  try {
    // Nothing more is read for it: what failed may be the reading.
    const words = tools.visitorWords(shown.site.language)
    answers.page(request, response, drawing.state({ shown, words }, status, { kind: 'fault', id }))
  } catch (failed) {
    log.error({ err: failed, requestId: id }, 'nor could the page that says so')
    answers.plain(response, status, `Something went wrong (${id}).\n`)
  }
}
