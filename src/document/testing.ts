import fc from 'fast-check'
import type { Choice } from './testing/random-patches.ts'

/** A random {@link Choice}, for property tests. */
export const choiceOf: fc.Arbitrary<Choice> = fc.record({
  kind: fc.nat(18),
  node: fc.nat(40),
  other: fc.nat(40),
  value: fc.nat(30),
  word: fc.string({ minLength: 1, maxLength: 4 }),
})
