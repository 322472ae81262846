import { isStorable } from '#kernel/storable-text.ts'

/**
 * What happens to plain words from their beginning on: a number above nothing leaves so many letters as
 * they are, one below takes so many away, words are put in. What lies behind the last is left. Letters
 * are UTF-16 units; no entry is empty, and no two neighbours are of one kind.
 */
export type LettersEdit = readonly (number | string)[]

/** Writes an edit in its one spelling: neighbours joined, what is put in before what is taken away. */
class EditWriter {
  readonly #edit: (number | string)[] = []

  leave(letters: number): void {
    const last = this.#edit.at(-1)
    if (letters === 0) return
    if (typeof last === 'number' && last > 0) this.#edit[this.#edit.length - 1] = last + letters
    else this.#edit.push(letters)
  }

  take(letters: number): void {
    const last = this.#edit.at(-1)
    if (letters === 0) return
    if (typeof last === 'number' && last < 0) this.#edit[this.#edit.length - 1] = last - letters
    else this.#edit.push(-letters)
  }

  put(words: string): void {
    if (words === '') return
    const last = this.#edit.at(-1)
    const at = typeof last === 'number' && last < 0 ? this.#edit.length - 1 : this.#edit.length
    const before = this.#edit[at - 1]
    if (typeof before === 'string') this.#edit[at - 1] = before + words
    else this.#edit.splice(at, 0, words)
  }

  written(): LettersEdit {
    const last = this.#edit.at(-1)
    if (typeof last === 'number' && last > 0) this.#edit.pop()
    return this.#edit
  }
}

/** Reads an edit bit by bit; behind its end it leaves everything as it is. */
class EditReader {
  readonly #edit: LettersEdit
  #at = 0
  #used = 0

  constructor(edit: LettersEdit) {
    this.#edit = edit
  }

  get isDone(): boolean {
    return this.#at >= this.#edit.length
  }

  /** What is next: words that are put in, letters taken (below nothing) or left; without end behind the last. */
  get next(): number | string {
    const entry = this.#edit[this.#at]
    if (entry === undefined) return Infinity
    if (typeof entry === 'string') return entry.slice(this.#used)
    return entry > 0 ? entry - this.#used : entry + this.#used
  }

  pass(letters: number): void {
    const { next } = this
    const length = typeof next === 'string' ? next.length : Math.abs(next)
    if (letters < length) this.#used += letters
    else {
      this.#at += 1
      this.#used = 0
    }
  }
}

/** Whether a value is an edit; whether it fits the words it is made for is told as it is applied. */
export function isLettersEdit(value: unknown): value is LettersEdit {
  return (
    Array.isArray(value) &&
    value.every((entry: unknown) =>
      typeof entry === 'string'
        ? entry !== '' && isStorable(entry)
        : Number.isSafeInteger(entry) && entry !== 0,
    )
  )
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

/** The edit that makes one text of another: what differs between their common beginning and end. */
export function lettersBetween(before: string, after: string): LettersEdit {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start += 1
  // Half an emoji is no letter: a pair is taken and put in whole.
  if (start > 0 && isHigh(before.charCodeAt(start - 1))) start -= 1
  let end = 0
  while (
    end < most - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  )
    end += 1
  if (end > 0 && isHigh(before.charCodeAt(before.length - 1 - end))) end -= 1
  const writer = new EditWriter()
  writer.leave(start)
  writer.put(after.slice(start, after.length - end))
  writer.take(before.length - start - end)
  return writer.written()
}

/** The words after an edit. @throws RangeError when it reaches beyond them, or leaves half a letter */
export function applyLetters(before: string, edit: LettersEdit): string {
  let after = ''
  let at = 0
  for (const entry of edit) {
    if (typeof entry === 'string') after += entry
    else {
      if (entry > 0) after += before.slice(at, at + entry)
      at += Math.abs(entry)
    }
  }
  after += before.slice(at)
  if (at > before.length || !isStorable(after)) throw new RangeError('edit does not fit')
  return after
}

/** The edit that takes one back; `before` is what it was applied to. */
export function invertLetters(before: string, edit: LettersEdit): LettersEdit {
  const writer = new EditWriter()
  let at = 0
  for (const entry of edit) {
    if (typeof entry === 'string') writer.take(entry.length)
    else {
      if (entry > 0) writer.leave(entry)
      else writer.put(before.slice(at, at - entry))
      at += Math.abs(entry)
    }
  }
  return writer.written()
}

/** One edit that does what two do, one after the other; empty when together they do nothing. */
export function composeLetters(first: LettersEdit, second: LettersEdit): LettersEdit {
  const writer = new EditWriter()
  const [one, other] = [new EditReader(first), new EditReader(second)]
  while (!one.isDone || !other.isDone) {
    const [made, done] = [one.next, other.next]
    if (typeof made === 'number' && made < 0) {
      writer.take(-made)
      one.pass(-made)
    } else if (typeof done === 'string') {
      writer.put(done)
      other.pass(done.length)
    } else {
      const length = Math.min(typeof made === 'string' ? made.length : made, Math.abs(done))
      if (done > 0) {
        if (typeof made === 'string') writer.put(made.slice(0, length))
        else writer.leave(length)
      } else if (typeof made !== 'string') writer.take(length)
      one.pass(length)
      other.pass(length)
    }
  }
  return writer.written()
}

/**
 * An edit made beside `theirs`, on the same words, as it is to be after theirs. Words that others put
 * in stay, even amid what is taken away here; what both take is taken once.
 *
 * @param side where ours goes when both put words in at one place: `after` theirs, or `before`
 */
export function rebaseLetters(ours: LettersEdit, theirs: LettersEdit, side: 'after' | 'before'): LettersEdit {
  const writer = new EditWriter()
  const [own, other] = [new EditReader(ours), new EditReader(theirs)]
  while (!own.isDone) {
    const [mine, foreign] = [own.next, other.next]
    if (typeof mine === 'string' && (side === 'before' || typeof foreign !== 'string')) {
      writer.put(mine)
      own.pass(mine.length)
    } else if (typeof foreign === 'string') {
      writer.leave(foreign.length)
      other.pass(foreign.length)
    } else if (typeof mine === 'number') {
      const length = Math.min(Math.abs(mine), Math.abs(foreign))
      if (foreign > 0) {
        if (mine > 0) writer.leave(length)
        else writer.take(length)
      }
      own.pass(length)
      other.pass(length)
    }
  }
  return writer.written()
}

/** Several edits in a row, made beside several of theirs, as they are to be after theirs; each in its position. */
export function rebaseLettersInRow(
  ours: readonly LettersEdit[],
  theirs: readonly LettersEdit[],
  side: 'after' | 'before',
): LettersEdit[] {
  // One by one: an edit made of several no longer says which of its letters went before others came.
  let seen = theirs
  const otherSide = side === 'after' ? 'before' : 'after'
  return ours.map((edit) => {
    let moved = edit
    seen = seen.map((other) => {
      const passed = rebaseLetters(other, moved, otherSide)
      moved = rebaseLetters(moved, other, side)
      return passed
    })
    return moved
  })
}

/** An edit that puts in fewer letters, so that what comes of it is shorter by so many: the last go first. */
export function putLess(edit: LettersEdit, letters: number): LettersEdit {
  let left = letters
  const kept = edit.toReversed().map((entry) => {
    if (typeof entry !== 'string' || left === 0) return entry
    let keep = Math.max(0, entry.length - left)
    if (keep > 0 && isHigh(entry.charCodeAt(keep - 1))) keep -= 1
    left = Math.max(0, left - (entry.length - keep))
    return entry.slice(0, keep)
  })
  const writer = new EditWriter()
  for (const entry of kept.toReversed()) {
    if (typeof entry === 'string') writer.put(entry)
    else if (entry > 0) writer.leave(entry)
    else writer.take(-entry)
  }
  return writer.written()
}
