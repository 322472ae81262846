import type { z } from 'zod'

/**
 * Something that happened on a site, declared once in the contract of the area that makes it true.
 * It is stored with the change and told to its subscribers after the commit, at least once and in
 * the order of the site.
 */
export interface EventType<Payload = unknown> {
  /** `area.what-happened`, unique. Stored: it is never renamed. */
  readonly name: string
  /** What it carries: ids and facts of that moment, never a secret. Grows by optional fields only. */
  readonly shape: z.ZodType<Payload>
}

const NAME = /^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/

/** Declares an event. */
export function defineEvent<Payload>(event: EventType<Payload>): EventType<Payload> {
  if (!NAME.test(event.name)) throw new Error(`Not a name for an event: ${event.name}`)
  return Object.freeze(event)
}
