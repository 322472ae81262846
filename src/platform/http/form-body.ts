import { refuse } from '#kernel/refusal.ts'
import { storableText } from '#kernel/storable-text.ts'

/** Bytes of words that any form may send, all together. */
export const MOST_WORDS = 1_048_576
const MOST_PARTS = 1_000
const LONGEST_HEAD = 8_192

/** A piece of a form, in the order in which it was sent. */
export type FormPart =
  | { readonly kind: 'word'; readonly name: string; readonly value: string }
  /** `bytes` is read before the next part is asked for; what is left of it then goes by. */
  | {
      readonly kind: 'file'
      readonly name: string
      readonly fileName: string
      /** As the browser says: nobody has looked into it yet. */
      readonly type: string
      readonly bytes: AsyncIterable<Buffer>
    }

const tooLarge = (most: number) => refuse('too_large', 'form.too_large', { values: { most } })
const malformed = () => refuse('invalid', 'form.malformed')

/**
 * Reads the body of a form as it comes: `application/x-www-form-urlencoded`, or `multipart/form-data` (RFC 7578).
 * Text that no column takes is cleaned of it; nothing else changes.
 *
 * @param most bytes of words, names among them
 * @throws Refusal 413 past that, 415 for another type, 422 for a body that is cut off or none
 */
export async function* formParts(
  body: AsyncIterable<Buffer>,
  contentType: string | undefined,
  most = MOST_WORDS,
): AsyncGenerator<FormPart> {
  const [type = '', ...parameters] = (contentType ?? '').split(';').map((part) => part.trim())
  if (type.toLowerCase() === 'application/x-www-form-urlencoded') return yield* encodedParts(body, most)
  const boundary = parameters
    .map((one) => /^boundary=(?:"([^"]{1,70})"|([^"\s]{1,70}))$/i.exec(one))
    .find((one) => one !== null)
  if (type.toLowerCase() !== 'multipart/form-data' || !boundary) throw refuse('unsupported', 'form.malformed')
  yield* multipart(new Source(body), `--${boundary[1] ?? boundary[2] ?? ''}`, most)
}

const word = (name: string, value: string): FormPart => ({
  kind: 'word',
  name: storableText(name),
  value: storableText(value),
})

async function* encodedParts(body: AsyncIterable<Buffer>, most: number): AsyncGenerator<FormPart> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of body) {
    length += piece.length
    if (length > most) throw tooLarge(most)
    pieces.push(piece)
  }
  let parts = 0
  for (const [name, value] of new URLSearchParams(Buffer.concat(pieces).toString())) {
    parts += 1
    if (parts > MOST_PARTS) throw malformed()
    yield word(name, value)
  }
}

/** A body that is read up to marks. */
class Source {
  readonly #from: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(body: AsyncIterable<Buffer>) {
    this.#from = body[Symbol.asyncIterator]()
  }

  /** Fetches more. @throws Refusal 422 where the body ends before the mark that is looked for */
  async #more(): Promise<void> {
    const next = await this.#from.next()
    if (next.done) throw malformed()
    this.#rest = this.#rest.length === 0 ? next.value : Buffer.concat([this.#rest, next.value])
  }

  /** What stands before a mark, in pieces as they come; the mark is taken along and not given. */
  async *before(mark: string): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#rest.indexOf(mark)
      // Of what may be the beginning of the mark nothing is given yet.
      const end = at >= 0 ? at : Math.max(0, this.#rest.length - mark.length + 1)
      const piece = this.#rest.subarray(0, end)
      this.#rest = this.#rest.subarray(at >= 0 ? at + mark.length : end)
      if (piece.length > 0) yield piece
      if (at >= 0) return
      await this.#more()
    }
  }

  /** So many bytes. */
  async take(count: number): Promise<string> {
    while (this.#rest.length < count) await this.#more()
    const taken = this.#rest.subarray(0, count).toString('latin1')
    this.#rest = this.#rest.subarray(count)
    return taken
  }

  /** What stands before a mark, whole. @param most bytes of it @param over thrown past them */
  async whole(mark: string, most: number, over: () => Error): Promise<Buffer> {
    const pieces: Buffer[] = []
    let length = 0
    for await (const piece of this.before(mark)) {
      length += piece.length
      if (length > most) throw over()
      pieces.push(piece)
    }
    return Buffer.concat(pieces)
  }
}

/** How a browser writes what would end a name in a head (HTML, "multipart/form-data encoding algorithm"). */
const unescaped = (name: string): string =>
  name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')

interface PartHead {
  readonly name: string
  readonly fileName: string | null
  readonly type: string
}

function headOf(text: string): PartHead {
  const disposition = /^content-disposition:\s*form-data(.*)$/im.exec(text)?.[1]
  const name = disposition && /;\s*name="([^"]*)"/i.exec(disposition)?.[1]
  if (disposition === undefined || name === undefined) throw malformed()
  const fileName = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1]
  return {
    name: unescaped(name),
    // Some browsers once sent the whole path.
    fileName: fileName === undefined ? null : unescaped(fileName).replace(/^.*[/\\]/s, ''),
    type: /^content-type:\s*(\S+)/im.exec(text)?.[1] ?? 'text/plain',
  }
}

async function* multipart(source: Source, boundary: string, most: number): AsyncGenerator<FormPart> {
  let left = most
  const take = (bytes: number): void => {
    left -= bytes
    if (left < 0) throw tooLarge(most)
  }
  await source.whole(boundary, LONGEST_HEAD, malformed)
  for (let parts = 0; ; parts += 1) {
    // Behind the last boundary stand two hyphens, behind each other a line's end.
    const behind = await source.take(2)
    if (behind === '--') return
    if (behind !== '\r\n') throw malformed()
    if (parts >= MOST_PARTS) throw malformed()
    const text = (await source.whole('\r\n\r\n', LONGEST_HEAD, malformed)).toString()
    const { name, fileName, type } = headOf(text)
    take(text.length)
    const end = `\r\n${boundary}`
    if (fileName === null) {
      const value = await source.whole(end, left, () => tooLarge(most))
      take(value.length)
      yield word(name, value.toString())
      continue
    }
    const rest = source.before(end)
    // Who stops reading it early leaves the rest to us.
    const bytes = { [Symbol.asyncIterator]: () => ({ next: () => rest.next() }) }
    if (fileName !== '')
      yield { kind: 'file', name: storableText(name), fileName: storableText(fileName), type, bytes }
    // What nobody read, and an input of which no file was chosen.
    await skipRest(rest)
  }
}

async function skipRest(bytes: AsyncGenerator<Buffer>): Promise<void> {
  for (let next = await bytes.next(); !next.done; next = await bytes.next());
}
