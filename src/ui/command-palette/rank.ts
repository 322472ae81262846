/** What is searched of a command. */
export interface Searchable {
  readonly label: string
  readonly detail?: string
  readonly keywords?: readonly string[]
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** How well one word of the search fits a text: 4 its beginning, 3 a word's beginning, 2 a part, 1 letters in order, 0 not. */
function fit(text: string, word: string): number {
  const at = text.indexOf(word)
  if (at === 0) return 4
  if (at > 0) return /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') ? 2 : 3
  let from = 0
  for (const letter of word) {
    from = text.indexOf(letter, from)
    if (from === -1) return 0
    from += letter.length
  }
  return word.length > 1 && from - text.indexOf(word[0] ?? '') <= word.length * 3 ? 1 : 0
}

/**
 * The commands in which every word of the search is found, best first; all of them, in their order, for an empty
 * search. Accents and case do not count. Names weigh more than other words, and equals keep their order.
 */
export function rankCommands<Entry extends Searchable>(commands: readonly Entry[], search: string): Entry[] {
  const wanted = plain(search).split(/\s+/u).filter(Boolean)
  if (wanted.length === 0) return [...commands]
  const scored = commands.flatMap((command, order) => {
    const label = plain(command.label)
    const others = [command.detail ?? '', ...(command.keywords ?? [])].map(plain)
    let score = 0
    for (const word of wanted) {
      const inLabel = fit(label, word) * 2
      const inOthers = Math.max(0, ...others.map((other) => (fit(other, word) > 1 ? fit(other, word) : 0)))
      const best = Math.max(inLabel, inOthers)
      if (best === 0) return []
      score += best
    }
    return [{ command, score: score - label.length / 1000, order }]
  })
  return scored
    .sort((one, other) => other.score - one.score || one.order - other.order)
    .map((entry) => entry.command)
}
