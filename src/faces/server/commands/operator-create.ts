import { randomBytes } from 'node:crypto'
import { changeDuties, createAccount, findAccountByEmail } from '#areas/accounts/index.ts'
import { emailOf } from '#kernel/shapes.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import { asCommand, type Command, NotDone, readWords, UsageError } from './command-line.ts'

export const operatorCreate: Command = {
  name: 'operator create',
  summary: 'makes an account that runs the platform, or lets one with a confirmed address do so',
  usage: '--email ADDRESS [--name NAME]',
  help: 'Makes a confirmed account with a random password, which is printed once. An account that exists keeps its password and becomes an operator; its address has to be confirmed.',
  async run(words) {
    const { values } = readWords(words, ['email', 'name'])
    const email = emailOf(values.get('email') ?? '')
    if (email === null) throw new UsageError('--email takes one mail address.')
    const password = randomBytes(15).toString('base64url')
    const passwordHash = await hashPassword(password)
    return asCommand(this.name, async (ctx) => {
      const known = await findAccountByEmail(ctx, email)
      if (known) {
        await changeDuties(ctx, { accountId: known.id, isOperator: true })
        return `${email} is an operator now.`
      }
      const name = values.get('name') ?? 'Operator'
      const made = await createAccount(ctx, { email, name, passwordHash, isVerified: true, isOperator: true })
      if (!made)
        throw new NotDone(`An account of ${email} was made at the same moment. Run the command again.`)
      return `Made ${email}. Password: ${password}`
    })
  },
}
