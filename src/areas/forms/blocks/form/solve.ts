import { PUZZLE_BITS, PUZZLE_PARTS } from '../../form/puzzle.ts'

/** The first 32 bits of the fractions of the cube roots of the first 64 primes, and of square roots of 8 (FIPS 180-4). */
const [roots, start] = constants()

function constants(): [Int32Array, Int32Array] {
  const cubes = new Int32Array(64)
  const squares = new Int32Array(8)
  let found = 0
  for (let n = 2; found < 64; n += 1) {
    let isPrime = true
    for (let by = 2; by * by <= n; by += 1) if (n % by === 0) isPrime = false
    if (!isPrime) continue
    if (found < 8) squares[found] = (Math.sqrt(n) % 1) * 2 ** 32
    cubes[found] = (Math.cbrt(n) % 1) * 2 ** 32
    found += 1
  }
  return [cubes, squares]
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** A word of an array that is long enough. */
const of = (words: Int32Array, at: number): number => words[at] ?? 0

/** A text with its padding, in words (FIPS 180-4, 5.1.1). */
function padded(text: string): Int32Array {
  const words = new Int32Array(Math.ceil((text.length + 9) / 64) * 16)
  const put = (at: number, byte: number): void => {
    words[at >> 2] = of(words, at >> 2) | (byte << (24 - (at % 4) * 8))
  }
  for (let at = 0; at < text.length; at += 1) put(at, text.charCodeAt(at))
  put(text.length, 0x80)
  words[words.length - 1] = text.length * 8
  return words
}

/** The 64 words that a block is spread to. */
function spread(words: Int32Array, block: number, into: Int32Array): void {
  for (let at = 0; at < 64; at += 1) {
    if (at < 16) {
      into[at] = of(words, block * 16 + at)
      continue
    }
    const x = of(into, at - 15)
    const y = of(into, at - 2)
    into[at] =
      (turned(y, 17) ^ turned(y, 19) ^ (y >>> 10)) +
      of(into, at - 7) +
      (turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)) +
      of(into, at - 16)
  }
}

/** The first word of the SHA-256 of a short ASCII text. The browser's own answers too slowly for many short ones. */
export function firstWord(text: string): number {
  const words = padded(text)
  const state = Int32Array.from(start)
  const w = new Int32Array(64)
  for (let block = 0; block < words.length / 16; block += 1) {
    spread(words, block, w)
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
    for (let at = 0; at < 64; at += 1) {
      const sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      const one = (h + sum + ((e & f) ^ (~e & g)) + of(roots, at) + of(w, at)) | 0
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + one) | 0
      d = c
      c = b
      b = a
      a = (one + two) | 0
    }
    for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] = of(state, at) + word
  }
  return of(state, 0) >>> 0
}

/** Milliseconds after which others have their turn. */
const SLICE = 20

/** Solves a puzzle; gives it with its solution. */
export async function solve(puzzle: string): Promise<string> {
  const solution: string[] = []
  let until = performance.now() + SLICE
  for (let part = 0; part < PUZZLE_PARTS; part += 1) {
    for (let tried = 0; ; tried += 1) {
      const nonce = tried.toString(36)
      if (firstWord(`${puzzle}:${part}:${nonce}`) >>> (32 - PUZZLE_BITS) === 0) {
        solution.push(nonce)
        break
      }
      if (tried % 64 === 0 && performance.now() > until) {
        await new Promise((resolve) => setTimeout(resolve))
        until = performance.now() + SLICE
      }
    }
  }
  return `${puzzle}~${solution.join('.')}`
}
