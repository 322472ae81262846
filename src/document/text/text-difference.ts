import type { Node } from '@tiptap/pm/model'

/** Where a text became another: from `start` on, what reached to `before` reaches to `after` now. */
export interface TextDifference {
  readonly start: number
  readonly before: number
  readonly after: number
}

/** The one stretch in which two texts differ; `null` when they say the same. */
export function textDifference(before: Node, after: Node): TextDifference | null {
  const start = before.content.findDiffStart(after.content)
  const ends = before.content.findDiffEnd(after.content)
  if (start === null || ends === null) return null
  // Where the same letters end one and begin the next, both ends lie before the beginning.
  const overlap = Math.max(start - Math.min(ends.a, ends.b), 0)
  return { start, before: ends.a + overlap, after: ends.b + overlap }
}
