/*
 * A filter that learns from what a site's people call spam and what they do not (Bayes), by the words of any script.
 */

/** How often a word stood in messages of each kind: once for each message. */
export interface WordCount {
  readonly spam: number
  readonly wanted: number
}

export interface WordCounts {
  /** Messages that were sorted, of each kind. */
  readonly messages: WordCount
  readonly words: ReadonlyMap<string, WordCount>
}

/** As many messages of each kind a site sorts before its filter says anything. */
export const LEARNT_FROM = 50

/** What is looked at of a message: the rest says no more, and time is bounded. */
const LENGTH_MAX = 20_000
const WORDS_MAX = 500
const WORD_MAX = 40

const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

/**
 * The different words of texts, in any script (Chinese and Thai are parted by the dictionary), in small letters and
 * one form: what counts are kept and asked by. At most 500.
 */
export function wordsOf(texts: readonly string[]): readonly string[] {
  const words = new Set<string>()
  const text = texts.join('\n').slice(0, LENGTH_MAX).normalize('NFKC').toLowerCase().slice(0, LENGTH_MAX)
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike !== true || segment.length > WORD_MAX) continue
    words.add(segment)
    if (words.size >= WORDS_MAX) break
  }
  return [...words]
}

/** How many messages a word that was never seen is worth, at even odds: rare words say little. */
const DOUBT = 1
/** The words that say most are asked; the rest would drown them. */
const TELLING_MAX = 15

/** How likely a message with a word is spam, were both kinds as frequent. */
function chanceOf({ spam, wanted }: WordCount, { messages }: WordCounts): number {
  const shareSpam = Math.min(1, spam / messages.spam)
  const shareWanted = Math.min(1, wanted / messages.wanted)
  const seen = spam + wanted
  if (seen === 0) return 0.5
  return (DOUBT * 0.5 + seen * (shareSpam / (shareSpam + shareWanted))) / (DOUBT + seen)
}

/**
 * How likely texts are spam by what a site has sorted, 0 to 1; null before it sorted {@link LEARNT_FROM} of each
 * kind. Even odds before the words are read, however much spam a site gets.
 */
export function spamChance(texts: readonly string[], counts: WordCounts): number | null {
  const { spam, wanted } = counts.messages
  if (spam < LEARNT_FROM || wanted < LEARNT_FROM) return null
  const telling = wordsOf(texts)
    .map((word) => counts.words.get(word))
    .filter((count) => count !== undefined)
    .map((count) => chanceOf(count, counts))
    .toSorted((a, b) => Math.abs(b - 0.5) - Math.abs(a - 0.5))
    .slice(0, TELLING_MAX)
  const odds = telling.reduce((sum, chance) => sum + Math.log(chance / (1 - chance)), 0)
  return 1 / (1 + Math.exp(-odds))
}
