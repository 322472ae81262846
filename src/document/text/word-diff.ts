/** A run of words that stayed, went or came. */
export interface WordRun {
  readonly kind: 'same' | 'gone' | 'new'
  readonly text: string
}

/** Past so many pairs of words, what differs is told as a whole: the comparing takes their product. */
const MOST_PAIRS = 1_000_000

/** Words with the space behind them. */
const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}\p{M}'’]+\s*|[^\s\p{L}\p{N}]\s*|\s+/gu) ?? []

function runs(parts: readonly WordRun[]): WordRun[] {
  const joined: { kind: WordRun['kind']; text: string }[] = []
  for (const { kind, text } of parts) {
    if (text === '') continue
    const last = joined.at(-1)
    if (last?.kind === kind) last.text += text
    else joined.push({ kind, text })
  }
  return joined
}

/** How long the longest common row of words is, from each pair of places to the end. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const [row, below] = [lengths[i], lengths[i + 1]]
    if (!row || !below) continue
    for (let j = after.length - 1; j >= 0; j -= 1)
      row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
  }
  return lengths
}

/** What went and what came between two texts, word by word, in reading order. */
export function wordDiff(before: string, after: string): WordRun[] {
  const [had, has] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < had.length && start < has.length && had[start] === has[start]) start += 1
  let end = 0
  while (
    end < had.length - start &&
    end < has.length - start &&
    had[had.length - 1 - end] === has[has.length - 1 - end]
  )
    end += 1
  const one = had.slice(start, had.length - end)
  const other = has.slice(start, has.length - end)
  const parts: WordRun[] = [{ kind: 'same', text: had.slice(0, start).join('') }]
  if (one.length * other.length > MOST_PAIRS) {
    parts.push({ kind: 'gone', text: one.join('') }, { kind: 'new', text: other.join('') })
  } else {
    const lengths = commonLengths(one, other)
    let [i, j] = [0, 0]
    while (i < one.length || j < other.length) {
      const isSame = i < one.length && j < other.length && one[i] === other[j]
      const goes =
        !isSame &&
        i < one.length &&
        (j >= other.length || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
      if (isSame) parts.push({ kind: 'same', text: one[i] ?? '' })
      else if (goes) parts.push({ kind: 'gone', text: one[i] ?? '' })
      else parts.push({ kind: 'new', text: other[j] ?? '' })
      if (isSame || goes) i += 1
      if (isSame || !goes) j += 1
    }
  }
  parts.push({ kind: 'same', text: had.slice(had.length - end).join('') })
  return runs(parts)
}
