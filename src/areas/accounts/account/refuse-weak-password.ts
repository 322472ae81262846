import { refuse } from '#kernel/refusal.ts'
import { passwordStrength } from './password-strength.ts'

/**
 * Refuses a new password that is easy to guess.
 *
 * @param own the person's address and name, which a guesser would try first
 * @throws Refusal 422 at the field `password`
 */
export function refuseWeakPassword(password: string, own: readonly string[]): void {
  const { fault } = passwordStrength(password, own)
  if (fault) throw refuse('invalid', fault, { field: 'password' })
}
