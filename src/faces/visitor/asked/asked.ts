import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageWords } from '#kernel/messages/message.ts'
import type { ResolvedSite } from '../hosts/site-directory.ts'
import type { Requester } from '../hosts/fairness-queue.ts'

/** A request for a site, with the words of its answer. */
export interface Asked {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly shown: ResolvedSite
  readonly asker: Requester
  readonly words: PageWords
  /** The words are pseudo-localised or are their keys: the answer is for this request alone. */
  readonly isTreated: boolean
}

/** A header that a request has once; undefined when it is missing. */
export function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}
