import { spamChance, type WordCounts } from './words.ts'

/** The signals of a visitor's message. Counts are made by the caller. */
export interface Signs {
  /** The field that no person sees was filled in. */
  readonly isTrapFilled: boolean
  /** The page's token came along; without script none does. */
  readonly hasToken: boolean
  /** Milliseconds between the first touch and the sending; null where nothing tells. */
  readonly took: number | null
  /** Everything that was written, of all fields. */
  readonly texts: readonly string[]
  /** How many other messages of late say the same. */
  readonly repeats: number
  /** Messages from its network within ten minutes, this one among them. */
  readonly fromNetwork: number
  /** Messages to its form (or comments on its page) within an hour, this one among them. */
  readonly toForm: number
  /** A proof of work came along and holds. */
  readonly hasProof: boolean
  /** What the site's people have sorted so far. */
  readonly counts: WordCounts
}

/** How many messages may come before a proof of work is asked for. */
export const NETWORK_RATE = 10
export const FORM_RATE = 100

export const signNames = ['rate', 'trap', 'words', 'links', 'repeats', 'fast', 'no-token'] as const

/** A sign and its weight: what speaks for a message is below nought. */
export interface Reason {
  readonly sign: (typeof signNames)[number]
  readonly weight: number
}

export interface Verdict {
  readonly verdict: 'new' | 'spam'
  /** The sum of the weights. */
  readonly score: number
  /** The heaviest first. */
  readonly reasons: readonly Reason[]
}

/** From this sum on a message lies under Spam. Every sign but the rate weighs less: none decides alone. */
export const SPAM_FROM = 5

/** Whether a message is beyond the rate, so that a proof of work is asked for. */
export function isBeyondRate({ fromNetwork, toForm }: Pick<Signs, 'fromNetwork' | 'toForm'>): boolean {
  return fromNetwork > NETWORK_RATE || toForm > FORM_RATE
}

/** How many links a text has, as addresses or as marks of other programs. */
export function linksIn(text: string): number {
  return text.match(/https?:\/\/|\bwww\.|\[url|<a\s/gi)?.length ?? 0
}

/** The first number that a value reaches gives its weight. */
const weightOf = (value: number, steps: readonly (readonly [from: number, weight: number])[]): number =>
  steps.find(([from]) => value >= from)?.[1] ?? 0

/**
 * Weighs a message. Nothing is refused here: what looks like spam is kept under Spam. No single sign makes it so,
 * since each has an honest cause: a password manager fills traps, fills a form in a moment, and without script there
 * is no token. Only past the rate a message without its proof of work lies there whatever it says.
 */
export function weighSpam(signs: Signs): Verdict {
  const links = signs.texts.reduce((sum, text) => sum + linksIn(text), 0)
  const chance = spamChance(signs.texts, signs.counts)
  const weights: { readonly [Sign in Reason['sign']]: number } = {
    rate: isBeyondRate(signs) ? (signs.hasProof ? 1 : SPAM_FROM) : 0,
    trap: signs.isTrapFilled ? 4 : 0,
    // Half knows nothing; what is surely wanted weighs against one other sign.
    words: chance === null ? 0 : chance >= 0.5 ? (chance - 0.5) * 9 : (chance - 0.5) * 6,
    links: weightOf(links, [
      [10, 3.5],
      [4, 2.5],
      [2, 1],
    ]),
    repeats: weightOf(signs.repeats, [
      [5, 4],
      [2, 2.5],
      [1, 1],
    ]),
    fast: signs.took === null ? 0 : signs.took < 1_000 ? 2 : signs.took < 3_000 ? 1 : 0,
    'no-token': signs.hasToken ? 0 : 1,
  }
  const reasons = signNames
    .map((sign) => ({ sign, weight: Math.round(weights[sign] * 10) / 10 }))
    .filter(({ weight }) => weight !== 0)
    .toSorted((a, b) => b.weight - a.weight)
  const sum = reasons.reduce((all, { weight }) => all + weight, 0)
  const score = Math.round(sum * 10) / 10
  // What was learnt lets through what the rate holds back only with its proof.
  const isHeld = isBeyondRate(signs) && !signs.hasProof
  return {
    verdict: isHeld || score >= SPAM_FROM ? 'spam' : 'new',
    score,
    reasons,
  }
}
