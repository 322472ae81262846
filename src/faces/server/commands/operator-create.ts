import { randomBytes } from 'node:crypto'
import { personName } from '#areas/accounts/contract.ts'
import { changeDuties, createAccount, findAccountByEmail } from '#areas/accounts/index.ts'
import { recordDuties } from '#areas/operator/index.ts'
import { emailOf } from '#kernel/email.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import { asCommand, type Command, NotDone, readLine, readWords, UsageError } from './command-line.ts'

export const operatorCreate: Command = {
  name: 'operator create',
  summary: 'makes an account that runs the platform, or lets one with a confirmed address do so',
  usage: '--email ADDRESS [--name NAME]',
  help: 'Makes a confirmed account with a random password, which is printed once. An account that exists keeps its password and becomes an operator; its address has to be confirmed, and it must not be locked. Either stands on the audit log.',
  async run(words) {
    const { values } = readWords(words, ['email', 'name'])
    const email = emailOf(values.get('email') ?? '')
    if (email === null) throw new UsageError('--email takes one mail address.')
    const name = readLine('name', values.get('name') ?? 'Operator', personName)
    const password = randomBytes(15).toString('base64url')
    const passwordHash = await hashPassword(password)
    return asCommand(
      this.name,
      async (ctx) => {
        const known = await findAccountByEmail(ctx, email)
        if (known) {
          // Nobody signs in to it: one who is told that there is an operator now would wait for them in vain.
          if (known.isLocked)
            throw new NotDone(
              `${email} is locked, and nobody signs in to it. An operator unlocks it under Accounts; or name another address.`,
            )
          const before = await changeDuties(ctx, { accountId: known.id, isOperator: true })
          await recordDuties(ctx, { accountId: known.id, before, after: { ...before, isOperator: true } })
          return `${email} is an operator now.`
        }
        const made = await createAccount(ctx, {
          email,
          name,
          passwordHash,
          isVerified: true,
          isOperator: true,
        })
        if (!made)
          throw new NotDone(`An account of ${email} was made at the same moment. Run the command again.`)
        const before = { isOperator: false, isStaff: false }
        await recordDuties(ctx, { accountId: made.accountId, before, after: { ...before, isOperator: true } })
        return `Made ${email}. Password: ${password}`
      },
      true,
    )
  },
}
