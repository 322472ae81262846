import { createHash, randomBytes } from 'node:crypto'
import { type Clock, MINUTE } from '#kernel/clock.ts'
import { PUZZLE_BITS, PUZZLE_PARTS } from '../form/puzzle.ts'
import { isSigned, signature, type Signing } from './signed.ts'

/** How long a puzzle may be solved and sent: a long form takes a while. */
const PUZZLE_KEPT = 60 * MINUTE

type Timed = Signing & { readonly clock: Clock }

/** A puzzle for the script of a page whose form comes in too often; signed with its expiry. */
export function newPuzzle(signing: Timed): string {
  const expires = (signing.clock.now() + PUZZLE_KEPT).toString(36)
  const text = `${expires}.${randomBytes(9).toString('base64url')}`
  return `${text}.${signature(signing, 'puzzle', text)}`
}

/** A puzzle that came back. */
export interface Proof {
  readonly puzzle: string
  readonly expiresAt: Date
  /** Whether it was solved too, and in time. */
  readonly isSolved: boolean
}

function isHard(puzzle: string, part: number, nonce: string): boolean {
  const digest = createHash('sha256').update(`${puzzle}:${part}:${nonce}`).digest()
  return digest.readUInt32BE(0) >>> (32 - PUZZLE_BITS) === 0
}

/** Reads `PUZZLE~n.n.n…`; null where the puzzle is none of ours. */
export function readProof(signing: Timed, given: string | null): Proof | null {
  const [puzzle = '', solution = ''] = (given ?? '').split('~')
  const [expires = '', nonce = '', sign = ''] = puzzle.split('.')
  if (!/^[0-9a-z]{1,11}$/.test(expires) || !isSigned(signing, 'puzzle', `${expires}.${nonce}`, sign))
    return null
  const expiresAt = new Date(Number.parseInt(expires, 36))
  const parts = solution.split('.')
  const isSolved =
    expiresAt.getTime() > signing.clock.now() &&
    parts.length === PUZZLE_PARTS &&
    parts.every((one, part) => /^[0-9a-z]{1,8}$/.test(one) && isHard(puzzle, part, one))
  return { puzzle, expiresAt, isSolved }
}
