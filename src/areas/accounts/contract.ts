import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { betaMemberLocales, memberLocales } from '#kernel/i18n/locales.ts'
import { anyAccount, anyone, freshAccount } from '#kernel/permission.ts'
import { country, cursorPage, email, id, pageOf, timeZone, trimmedText } from '#kernel/shapes.ts'

/** Characters a password has at least (product book) and at most (so that hashing stays cheap). */
export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 200

/** A password someone chooses. How hard it is to guess is for `password-strength.ts` to say. */
export const newPassword = z
  .string()
  .min(PASSWORD_MIN, { message: 'accounts.password_short' })
  .max(PASSWORD_MAX, { message: 'accounts.password_long' })

/** A password someone types to prove who they are: whatever it is, it is compared. */
const givenPassword = z.string().min(1).max(PASSWORD_MAX)

/** A language the owner's app can be shown in. */
export const memberLocale = z.enum([...memberLocales, ...betaMemberLocales])

const personName = trimmedText(100)
/** Token of a link in a mail. */
const token = z.string().regex(/^[\w-]{43}$/, { message: 'accounts.link_spent' })

const moment = z.iso.datetime()
const nothing = z.object({})

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

/** What a browser said of itself. */
export const deviceShape = z.object({
  /** Proper names (`Firefox`, `Windows`); empty where it did not say. */
  browser: z.string(),
  system: z.string(),
  kind: z.enum(['desktop', 'phone', 'tablet', 'program', 'unknown']),
})
export type Device = z.output<typeof deviceShape>

export const sessionShape = z.object({
  id,
  device: deviceShape,
  ip: z.string(),
  createdAt: moment,
  lastUsedAt: moment,
  isThis: z.boolean(),
})
export type Session = z.output<typeof sessionShape>

export const signInShape = z.object({
  id,
  at: moment,
  outcome: z.enum(['signed_in', 'wrong_password', 'wrong_code', 'locked']),
  method: z.enum(['password', 'passkey', 'totp', 'recovery_code', 'link']),
  device: deviceShape,
  ip: z.string(),
})
export type SignIn = z.output<typeof signInShape>

export const passkeyShape = z.object({
  id,
  name: z.string(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
  /** Whether a password manager keeps it on more than one device. */
  isSynced: z.boolean(),
})
export type Passkey = z.output<typeof passkeyShape>

/** Where a sign-in stands: done, or a code of the second factor is asked. */
const signInState = z.object({ state: z.enum(['signed_in', 'second_factor']) })

/** What the browser hands to `navigator.credentials`, and what comes back (WebAuthn's own JSON forms). */
const ceremony = z.object({ options: z.record(z.string(), z.unknown()) })
const credential = z.looseObject({
  id: z.string().max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
})

// Joining and coming in

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
  }),
  output: nothing,
  summary: 'Opens an account and sends a mail; answers alike whether or not the address has one.',
})

export const verifyEmail = endpoint({
  name: 'accounts.verifyEmail',
  method: 'POST',
  path: '/api/account/verify-email',
  access: anyone,
  input: z.strictObject({ token }),
  output: z.object({
    /** `sign_in`: this browser is not known to the account; the link works once it is. */
    state: z.enum(['signed_in', 'confirmed', 'sign_in']),
  }),
  summary: 'Confirms the address of an account by the link in its mail.',
})

export const resendVerification = endpoint({
  name: 'accounts.resendVerification',
  method: 'POST',
  path: '/api/account/verify-email/resend',
  access: anyAccount,
  input: z.strictObject({}),
  output: nothing,
  summary: 'Sends the mail that confirms the address once more.',
})

export const signIn = endpoint({
  name: 'accounts.signIn',
  method: 'POST',
  path: '/api/account/sign-in',
  access: anyone,
  input: z.strictObject({ email, password: givenPassword }),
  output: signInState,
  summary: 'Signs in by password; may ask for a second factor.',
})

export const signInWithCode = endpoint({
  name: 'accounts.signInWithCode',
  method: 'POST',
  path: '/api/account/sign-in/second-factor',
  access: anyone,
  input: z.strictObject({ code: z.string().min(6).max(40) }),
  output: z.object({
    state: z.literal('signed_in'),
    /** After a recovery code: how many are left. */
    recoveryCodesLeft: z.int().nullable(),
  }),
  summary: 'Ends a sign-in with a code of the second factor, or with a recovery code.',
})

export const startPasskeySignIn = endpoint({
  name: 'accounts.startPasskeySignIn',
  method: 'POST',
  path: '/api/account/sign-in/passkey/options',
  access: anyone,
  input: z.strictObject({}),
  output: ceremony,
  summary: 'Begins a sign-in by passkey.',
})

export const signInWithPasskey = endpoint({
  name: 'accounts.signInWithPasskey',
  method: 'POST',
  path: '/api/account/sign-in/passkey',
  access: anyone,
  input: z.strictObject({ credential }),
  output: z.object({ state: z.literal('signed_in') }),
  summary: 'Signs in by passkey, which is both factors in one.',
})

export const signOut = endpoint({
  name: 'accounts.signOut',
  method: 'POST',
  path: '/api/account/sign-out',
  access: anyone,
  input: z.strictObject({}),
  output: nothing,
  summary: 'Ends the session of this browser.',
})

export const requestReset = endpoint({
  name: 'accounts.requestReset',
  method: 'POST',
  path: '/api/account/request-reset',
  access: anyone,
  input: z.strictObject({ email }),
  output: nothing,
  summary: 'Sends a link to choose a new password, if the address has an account; answers alike.',
})

export const checkReset = endpoint({
  name: 'accounts.checkReset',
  method: 'POST',
  path: '/api/account/reset-password/check',
  access: anyone,
  input: z.strictObject({ token }),
  output: z.object({ email: z.string() }),
  summary: 'Says whether a link to choose a new password still works, and for which address.',
})

export const resetPassword = endpoint({
  name: 'accounts.resetPassword',
  method: 'POST',
  path: '/api/account/reset-password',
  access: anyone,
  input: z.strictObject({ token, password: newPassword, endOtherSessions: z.boolean() }),
  output: nothing,
  summary: 'Sets a new password by the link in a mail, once.',
})

export const confirmEmailChange = endpoint({
  name: 'accounts.confirmEmailChange',
  method: 'POST',
  path: '/api/account/email-change/confirm',
  access: anyone,
  input: z.strictObject({ token }),
  output: z.object({
    /** `waiting_from`: the mailbox of the address until now has yet to agree; `waiting_to`: the new one. */
    state: z.enum(['changed', 'waiting_from', 'waiting_to']),
    email: z.string(),
  }),
  summary: 'Agrees to a change of address from one of its two mailboxes.',
})

// The account itself

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

export const prove = endpoint({
  name: 'accounts.prove',
  method: 'POST',
  path: '/api/account/prove',
  access: anyAccount,
  input: z.strictObject({ password: givenPassword }),
  output: nothing,
  summary: 'Confirms by password who is at the keyboard; opens sensitive changes for 15 minutes.',
})

export const startPasskeyProof = endpoint({
  name: 'accounts.startPasskeyProof',
  method: 'POST',
  path: '/api/account/prove/passkey/options',
  access: anyAccount,
  input: z.strictObject({}),
  output: ceremony,
  summary: 'Begins a confirmation by passkey.',
})

export const proveWithPasskey = endpoint({
  name: 'accounts.proveWithPasskey',
  method: 'POST',
  path: '/api/account/prove/passkey',
  access: anyAccount,
  input: z.strictObject({ credential }),
  output: nothing,
  summary: 'Confirms by passkey who is at the keyboard.',
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

export const changeEmail = endpoint({
  name: 'accounts.changeEmail',
  method: 'POST',
  path: '/api/account/email-change',
  access: freshAccount,
  input: z.strictObject({ email }),
  output: nothing,
  summary: 'Asks for another address; both mailboxes have to agree within a day.',
})

export const cancelEmailChange = endpoint({
  name: 'accounts.cancelEmailChange',
  method: 'DELETE',
  path: '/api/account/email-change',
  access: anyAccount,
  input: z.object({}),
  output: nothing,
  summary: 'Takes a change of address back.',
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
        /** Message `refusal.<code>`. */
        code: z.string(),
        values: z.record(z.string(), z.union([z.string(), z.number()])),
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

// Sessions and history

export const listSessions = endpoint({
  name: 'accounts.listSessions',
  method: 'GET',
  path: '/api/account/sessions',
  access: anyAccount,
  input: z.object({}),
  output: z.object({ items: z.array(sessionShape) }),
  summary: 'The sessions of the account, this one first.',
})

export const endSession = endpoint({
  name: 'accounts.endSession',
  method: 'DELETE',
  path: '/api/account/sessions/:sessionId',
  access: anyAccount,
  input: z.strictObject({ sessionId: id }),
  output: nothing,
  summary: 'Ends one session.',
})

export const endOtherSessions = endpoint({
  name: 'accounts.endOtherSessions',
  method: 'POST',
  path: '/api/account/sessions/end-others',
  access: anyAccount,
  input: z.strictObject({}),
  output: z.object({ ended: z.int() }),
  summary: 'Ends every session but this one.',
})

export const listSignIns = endpoint({
  name: 'accounts.listSignIns',
  method: 'GET',
  path: '/api/account/sign-ins',
  access: anyAccount,
  input: cursorPage,
  output: pageOf(signInShape),
  summary: 'Sign-ins of the last 90 days, and tries that failed.',
})

// Security

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

export const startPasskey = endpoint({
  name: 'accounts.startPasskey',
  method: 'POST',
  path: '/api/account/passkeys/options',
  access: freshAccount,
  input: z.strictObject({}),
  output: ceremony,
  summary: 'Begins to add a passkey.',
})

export const addPasskey = endpoint({
  name: 'accounts.addPasskey',
  method: 'POST',
  path: '/api/account/passkeys',
  access: freshAccount,
  input: z.strictObject({ credential, name: trimmedText(60) }),
  output: passkeyShape,
  summary: 'Adds a passkey.',
})

export const renamePasskey = endpoint({
  name: 'accounts.renamePasskey',
  method: 'PATCH',
  path: '/api/account/passkeys/:passkeyId',
  access: anyAccount,
  input: z.strictObject({ passkeyId: id, name: trimmedText(60) }),
  output: nothing,
  summary: 'Gives a passkey another name.',
})

export const removePasskey = endpoint({
  name: 'accounts.removePasskey',
  method: 'DELETE',
  path: '/api/account/passkeys/:passkeyId',
  access: freshAccount,
  input: z.strictObject({ passkeyId: id }),
  output: nothing,
  summary: 'Removes a passkey.',
})

export const startSecondFactor = endpoint({
  name: 'accounts.startSecondFactor',
  method: 'POST',
  path: '/api/account/second-factor/start',
  access: freshAccount,
  input: z.strictObject({}),
  output: z.object({
    /** Base32, to be typed. */
    secret: z.string(),
    /** `otpauth://…`, to be shown as a QR code. */
    uri: z.string(),
  }),
  summary: 'Makes the secret of a second factor; nothing is asked of anyone until it is confirmed.',
})

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const confirmSecondFactor = endpoint({
  name: 'accounts.confirmSecondFactor',
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  access: freshAccount,
  input: z.strictObject({ code: z.string().min(6).max(10) }),
  output: recoveryCodes,
  summary: 'Turns the second factor on by its first code; gives the recovery codes, which are shown once.',
})

export const renewRecoveryCodes = endpoint({
  name: 'accounts.renewRecoveryCodes',
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  access: freshAccount,
  input: z.strictObject({}),
  output: recoveryCodes,
  summary: 'Gives ten new recovery codes; those before stop working.',
})

export const removeSecondFactor = endpoint({
  name: 'accounts.removeSecondFactor',
  method: 'DELETE',
  path: '/api/account/second-factor',
  access: freshAccount,
  input: z.object({}),
  output: nothing,
  summary: 'Turns the second factor off.',
})
