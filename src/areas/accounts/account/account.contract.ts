import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { betaMemberLocales, memberLocales } from '#kernel/i18n/locales.ts'
import { anyAccount, anyone, freshAccount } from '#kernel/permission.ts'
import { country, email, id, moment, nothing, timeZone, trimmedText } from '#kernel/shapes.ts'
import { passkeyShape } from '../passkey/passkey.contract.ts'

/** Characters a password has at least (product book) and at most (so that hashing stays cheap). */
export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 200

/** A password someone chooses. How hard it is to guess is for `password-strength.ts` to say. */
export const newPassword = z
  .string()
  .min(PASSWORD_MIN, { message: 'accounts.password_short' })
  .max(PASSWORD_MAX, { message: 'accounts.password_long' })

/** A password someone types to prove who they are: whatever it is, it is compared. */
export const givenPassword = z.string().min(1).max(PASSWORD_MAX)

/** A language the owner's app can be shown in. */
export const memberLocale = z.enum([...memberLocales, ...betaMemberLocales])

/** What a person is called, as mails address them. */
export const personName = trimmedText(100)

/** The account of the person who is signed in. */
export const accountShape = z.object({
  id,
  email: z.string(),
  name: z.string(),
  preferredLocale: memberLocale,
  timeZone: z.string(),
  country: z.string().nullable(),
  /** Whether the address was confirmed: without, nobody publishes, invites or pays. */
  isVerified: z.boolean(),
  isOperator: z.boolean(),
  isStaff: z.boolean(),
  createdAt: moment,
  /** A change of address that waits for its mailboxes to agree. */
  emailChange: z
    .object({
      email: z.string(),
      expiresAt: moment,
      isConfirmedHere: z.boolean(),
      isConfirmedThere: z.boolean(),
    })
    .nullable(),
})
export type Account = z.output<typeof accountShape>

export const signUp = endpoint({
  name: 'accounts.signUp',
  method: 'POST',
  path: '/api/account/sign-up',
  access: anyone,
  input: z.strictObject({
    name: personName,
    email,
    country,
    password: newPassword,
    preferredLocale: memberLocale.optional(),
    timeZone: timeZone.optional(),
    /** The secret of the invitation that led here: one mailed to this very address has confirmed it. */
    invitation: z.string().max(100).optional(),
  }),
  output: z.object({
    /** `mail`: what comes next is in the mailbox. `confirmed`: nothing has to be, the person can sign in. */
    state: z.enum(['mail', 'confirmed']),
  }),
  summary: 'Opens an account and sends a mail, unless an invitation has proved the address.',
})

export const readAccount = endpoint({
  name: 'accounts.readAccount',
  method: 'GET',
  path: '/api/account',
  access: anyAccount,
  input: z.object({}),
  output: accountShape,
  summary: 'The account of the person who is signed in.',
})

export const changeProfile = endpoint({
  name: 'accounts.changeProfile',
  method: 'PATCH',
  path: '/api/account/profile',
  access: anyAccount,
  input: z.strictObject({
    name: personName.optional(),
    country: country.optional(),
    preferredLocale: memberLocale.optional(),
    timeZone: timeZone.optional(),
  }),
  output: accountShape,
  summary: 'Changes name, country, language or time zone.',
})

export const changePassword = endpoint({
  name: 'accounts.changePassword',
  method: 'POST',
  path: '/api/account/password',
  access: anyAccount,
  input: z.strictObject({ current: givenPassword, password: newPassword, endOtherSessions: z.boolean() }),
  output: nothing,
  summary: 'Changes the password, given the present one.',
})

export const readDeletion = endpoint({
  name: 'accounts.readDeletion',
  method: 'GET',
  path: '/api/account/deletion',
  access: anyAccount,
  input: z.object({}),
  output: z.object({
    /** What has to be done first, one entry for each reason; none: the account can be deleted. */
    obstacles: z.array(
      z.object({
        code: z.string(),
        /** What has to be done, in the person's language. */
        message: z.string(),
        /** What it is about, by name, with the path of its screen. */
        things: z.array(z.object({ name: z.string(), path: z.string().nullable() })),
      }),
    ),
  }),
  summary: 'What stands in the way of deleting the account.',
})

export const deleteAccount = endpoint({
  name: 'accounts.deleteAccount',
  method: 'POST',
  path: '/api/account/delete',
  access: freshAccount,
  input: z.strictObject({
    /** The address of the account, typed once more. */
    email,
  }),
  output: nothing,
  summary: 'Deletes the account for good; refused while it owns sites.',
})

export const readSecurity = endpoint({
  name: 'accounts.readSecurity',
  method: 'GET',
  path: '/api/account/security',
  access: anyAccount,
  input: z.object({}),
  output: z.object({
    passwordChangedAt: moment.nullable(),
    /** Until when sensitive changes are open without confirming again. */
    provedUntil: moment,
    passkeys: z.array(passkeyShape),
    secondFactor: z.object({ since: moment, recoveryCodesLeft: z.int() }).nullable(),
  }),
  summary: 'Password, passkeys and second factor of the account.',
})
