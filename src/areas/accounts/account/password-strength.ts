import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MIN } from '../contract.ts'

/** Longer ones are judged by their beginning: the estimate's work grows with the square. */
const JUDGED = 64

let made: ZxcvbnFactory | undefined

/** Made with the first password: sorting the lists takes time that a start can spare. */
function estimator(): ZxcvbnFactory {
  made ??= new ZxcvbnFactory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs })
  return made
}

export interface PasswordStrength {
  /** 0 (falls at once) to 4; 3 is the least that is taken: ten thousand million guesses. */
  readonly score: 0 | 1 | 2 | 3 | 4
  /** Message code of what is wrong with it, `null` when it is taken. */
  readonly fault: 'accounts.password_short' | 'accounts.password_common' | 'accounts.password_yours' | null
}

/**
 * Estimates how hard a password is to guess (zxcvbn), against lists of common ones and what the
 * person is called.
 *
 * @param own words an attacker would try first: address, name
 */
export function passwordStrength(password: string, own: readonly string[]): PasswordStrength {
  const words = own.flatMap((text) => [text, ...text.split(/[\s@.+_-]+/)]).filter((word) => word.length > 2)
  const result = estimator().check(password.slice(0, JUDGED), ['portico', ...words])
  const score = Math.min(4, Math.max(0, result.score)) as PasswordStrength['score']
  if ([...password].length < PASSWORD_MIN)
    return { score: Math.min(score, 1) as 0 | 1, fault: 'accounts.password_short' }
  if (score >= 3) return { score, fault: null }
  const isOwn = result.feedback.warning === 'userInputs'
  return { score, fault: isOwn ? 'accounts.password_yours' : 'accounts.password_common' }
}
