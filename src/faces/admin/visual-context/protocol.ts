import { z } from 'zod'
import { newId } from '#kernel/ids.ts'

/**
 * How the app and the extension (`extension/`) speak: by messages that the page posts to itself
 * (contract §8). The app asks for a status; only where an extension answers does the tool work.
 */
export const CHANNEL = 'portico.visual-context'
export const VERSION = 1

/** How long an extension has to answer that it is there, and to take a picture. Milliseconds. */
export const STATUS_WAIT = 600
export const CAPTURE_WAIT = 15_000

/** What the extension leaves out of text and outline: the tool's own dialog. */
export const LEFT_OUT = 'data-visual-context'

/** A part of the page: what it is, what it says, where it stands in the window (pixels). */
const outlineItem = z.object({
  depth: z.number().int().min(0).max(50),
  /** Its role: `heading 2`, `main`, `button`. */
  role: z.string().max(60),
  name: z.string().max(200),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
})

const captured = z.object({
  /** What can be read on the page, as it stands there. */
  text: z.string().max(200_000),
  outline: z.array(outlineItem).max(2_000),
  /** `data:image/png;base64,…`; `null`: the browser gave none. */
  screenshot: z
    .string()
    .max(30_000_000)
    .regex(/^data:image\/png;base64,[A-Za-z0-9+/=]+$/)
    .nullable(),
})
export type Captured = z.output<typeof captured>

const frame = { channel: z.literal(CHANNEL), from: z.literal('extension'), id: z.string().max(64) }
const answer = z.discriminatedUnion('what', [
  z.object({ ...frame, what: z.literal('ready'), version: z.number().int() }),
  z.object({ ...frame, what: z.literal('captured'), captured }),
  z.object({ ...frame, what: z.literal('failed'), reason: z.string().max(300) }),
])
export type Answer = z.output<typeof answer>

/** What the page asks: whether somebody is there, or for what is to be seen. */
export interface Question {
  readonly channel: typeof CHANNEL
  readonly version: typeof VERSION
  readonly from: 'page'
  readonly what: 'status' | 'capture'
  readonly id: string
}

/** An answer of the extension, or `null` for whatever else is posted to a page. */
export function readAnswer(data: unknown): Answer | null {
  const parsed = answer.safeParse(data)
  return parsed.success ? parsed.data : null
}

/** The part of a window that the tool speaks through. */
export type Place = Pick<Window, 'postMessage' | 'addEventListener' | 'removeEventListener'> & {
  readonly location: Pick<Location, 'origin'>
}

/**
 * Posts a question to the page and waits for the answer to it: one that this window posted to itself,
 * from its own origin, with the question's id.
 *
 * @param wait milliseconds
 * @returns `null` when nobody answered in time
 */
export function ask(place: Place, what: Question['what'], wait: number): Promise<Answer | null> {
  const id = newId()
  return new Promise((resolve) => {
    const settle = (given: Answer | null): void => {
      clearTimeout(late)
      place.removeEventListener('message', hear)
      resolve(given)
    }
    const hear = (event: MessageEvent): void => {
      if (event.source !== place || event.origin !== place.location.origin) return
      const given = readAnswer(event.data)
      if (given?.id === id) settle(given)
    }
    const late = setTimeout(() => settle(null), wait)
    place.addEventListener('message', hear)
    const question: Question = { channel: CHANNEL, version: VERSION, from: 'page', what, id }
    place.postMessage(question, place.location.origin)
  })
}

/** Whether an extension that speaks as we do is there. */
export async function isThere(place: Place): Promise<boolean> {
  const given = await ask(place, 'status', STATUS_WAIT)
  return given?.what === 'ready' && given.version === VERSION
}

/** What is to be seen now; `null` when it could not be had. */
export async function capture(place: Place): Promise<Captured | null> {
  const given = await ask(place, 'capture', CAPTURE_WAIT)
  return given?.what === 'captured' ? given.captured : null
}
