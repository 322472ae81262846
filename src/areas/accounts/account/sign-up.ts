import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { passwordInTurn } from '#platform/auth/hash-in-turn.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import { newToken, tokenHash } from '#platform/auth/token.ts'
import type { Repeatable } from '#platform/http/route.ts'
import type { signUp as declared } from '../contract.ts'
import { addressKnownMail, openedMail } from '../emails/address-known.ts'
import { mailHolder } from '../emails/mail-holder.ts'
import { mailVerification } from '../emails/mail-verification.ts'
import { linkLife } from '../mail-link/link.ts'
import { signUpCookie } from '../session/session.ts'
import { giveBackMail, takeMail } from '../sign-in/guessing.ts'
import { isAddressProved } from './address-proof.ts'
import { createAccount } from './create-account.ts'
import { refuseCountry } from './refuse-country.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'

/**
 * Opens an account and mails the link that confirms its address. Where the address has an account the
 * answer is the same, and the mail says so instead: nobody is signed in by signing up. A repeat
 * under the same key sends no second mail and sets the cookie of the first.
 *
 * Who comes by an invitation that was mailed to the address is taken for who reads its mail: the account is
 * confirmed as it is made, and there is nothing to open. The address is told all the same, with a way to another
 * password, because an invitation can be passed on. Only to them does the answer tell that the address had none.
 *
 * @throws Refusal 422 for a weak password, 403 for a sanctioned country, 429 after many mails to one address
 */
export async function signUp(
  outside: Repeatable,
  input: InputOf<typeof declared>,
): Promise<OutputOf<typeof declared>> {
  refuseCountry(input.country)
  refuseWeakPassword(input.password, [input.email, input.name])
  const secrets = secretsOf(outside.tools.config.secretKey)
  const sealed = await outside.once(
    async () => {
      const mail = { ip: outside.request.ip, email: input.email }
      await takeMail(outside.tools.limits, mail)
      return passwordInTurn(outside, () => hashPassword(input.password)).catch(async (error: unknown) => {
        // Who hung up before their turn has nothing sent, and uses up none of somebody's address.
        await giveBackMail(outside.tools.limits, mail)
        throw error
      })
    },
    async (ctx, passwordHash) => {
      // The link signs in where the password was chosen, and nowhere else: whoever opens an account on
      // somebody's address cannot have them confirm it.
      const browser = newToken()
      const isVerified = await isAddressProved(ctx, { token: input.invitation, email: input.email })
      const account = await createAccount(ctx, {
        email: input.email,
        name: input.name,
        passwordHash,
        preferredLocale: input.preferredLocale ?? outside.locale,
        timeZone: input.timeZone,
        country: input.country,
        isVerified,
      })
      if (account && isVerified) {
        await mailHolder(ctx, openedMail, { email: input.email })
        return null
      }
      if (account) await mailVerification(ctx, { ...account, browserHash: tokenHash(browser) })
      else await mailHolder(ctx, addressKnownMail, { email: input.email })
      // Kept for a repeat, whose answer may be the only one that arrives: readable to nobody but us.
      return secrets.seal('sign-up', input.email, browser)
    },
  )
  if (sealed === null) return { state: 'confirmed' }
  const browser = secrets.open('sign-up', input.email, sealed)
  outside.answer.cookie(signUpCookie(outside.request.origin), browser, { maxAge: linkLife.verify / 1000 })
  return { state: 'mail' }
}
