/** Most comparisons of letters made for one place; beyond, what changed counts as one piece. */
const MOST = 2_000_000

/** How many letters the whole of `one` has in common, in their order, with each beginning of `other`. */
function inCommon(one: string, other: string): Uint32Array {
  let row = new Uint32Array(other.length + 1)
  for (let i = 0; i < one.length; i += 1) {
    const next = new Uint32Array(other.length + 1)
    for (let j = 1; j <= other.length; j += 1) {
      next[j] =
        one.charCodeAt(i) === other.charCodeAt(j - 1)
          ? (row[j - 1] ?? 0) + 1
          : Math.max(row[j] ?? 0, next[j - 1] ?? 0)
    }
    row = next
  }
  return row
}

const reversed = (words: string): string => words.split('').toReversed().join('')

/** How far two texts are alike from a place in each on; `step` is -1 for what lies before the places. */
function alike(one: string, at: number, other: string, from: number, step: 1 | -1): number {
  const shift = step === 1 ? 0 : -1
  let length = 0
  while (length < Math.max(one.length, other.length)) {
    const [a, b] = [at + shift + step * length, from + shift + step * length]
    if (a < 0 || b < 0 || a >= one.length || b >= other.length || one[a] !== other[b]) break
    length += 1
  }
  return length
}

/**
 * Where a place in words stands once they are others: beside the letters it stood beside. Both texts are laid on each
 * other so that as many letters as can be are the same ones; of places that are as good, the one whose letters on the
 * side that holds it, and then on the other, go on the longest.
 *
 * @param at UTF-16 units from the beginning of `before`
 * @param holds the letters it stays with when words are put in right at it: those before it, or those behind it
 */
export function caretAfter(
  before: string,
  after: string,
  at: number,
  holds: 'before' | 'behind' = 'before',
): number {
  const place = placeAfter(before, after, at, holds)
  // Half an emoji is no letter.
  return place < after.length && (after.codePointAt(place - 1) ?? 0) > 0xffff ? place - 1 : place
}

function placeAfter(before: string, after: string, at: number, holds: 'before' | 'behind'): number {
  const most = Math.min(before.length, after.length)
  const start = alike(before, 0, after, 0, 1)
  const end = Math.min(alike(before, before.length, after, after.length, -1), most - start)
  if (at < start) return at
  if (at > before.length - end) return at + after.length - before.length
  const [old, now] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  if (old.length * now.length > MOST) return holds === 'before' ? start : after.length - end
  const ahead = inCommon(old.slice(0, at - start), now)
  const left = inCommon(reversed(old.slice(at - start)), reversed(now))
  let best: readonly [place: number, ...score: number[]] = [start, -1]
  for (let j = 0; j <= now.length; j += 1) {
    const place = start + j
    const sides = [alike(before, at, after, place, -1), alike(before, at, after, place, 1)]
    if (holds === 'behind') sides.reverse()
    const score = [(ahead[j] ?? 0) + (left[now.length - j] ?? 0), ...sides]
    const differs = score.findIndex((value, index) => value !== best[index + 1])
    if (differs >= 0 && (score[differs] ?? 0) > (best[differs + 1] ?? -1)) best = [place, ...score]
  }
  return best[0]
}
