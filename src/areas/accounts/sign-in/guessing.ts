import { DAY, HOUR } from '#kernel/clock.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { defineNetworkLimit, giveBackOfNetwork, takeOfNetwork } from '#platform/rate-limit/network-limit.ts'
import { defineLimit, type Limit, type RateLimits } from '#platform/rate-limit/rate-limit.ts'

// Product book: ten failures in 15 minutes for one account or fifty from one network, then waiting
// that grows. Nobody is locked out for good, and a browser the account knows is counted apart, so
// that strangers do not keep its owner waiting.
const WINDOW_S = 15 * 60
const guesses = { window: WINDOW_S, pause: { first: 15, factor: 2, longest: WINDOW_S } } as const

/** Passwords tried for an address, whether or not it has an account. */
export const addressGuesses = defineLimit({ ...guesses, name: 'accounts.address-guesses', points: 10 })
/** Passwords tried from a browser that the account knows; the key is the device. */
export const deviceGuesses = defineLimit({ ...guesses, name: 'accounts.device-guesses', points: 10 })
/** Whatever is tried from one network. */
export const networkGuesses = defineNetworkLimit({ ...guesses, name: 'accounts.network-guesses', points: 50 })

/** Who tries a password or a code: from where, whether from a browser that the account knows, and what counts it. */
interface Guess {
  readonly ip: string
  readonly isKnown: boolean
  readonly limit: Limit
  readonly key: string
}

/**
 * Counts a try for its network and for what is guessed at; refused for either, it is counted for none, or a network
 * that has no tries left could use up those of any address. The /48 around that may be half a town's: what strangers
 * guess in it keeps nobody out of a browser that their account knows.
 *
 * @throws Refusal 429 with the seconds to wait
 */
export async function takeGuess(limits: RateLimits, guess: Guess): Promise<void> {
  const { ip, isKnown, limit, key } = guess
  await (isKnown ? limits.take(networkGuesses, networkOf(ip)) : takeOfNetwork(limits, networkGuesses, ip))
  try {
    await limits.take(limit, key)
  } catch (error) {
    await giveBackToNetwork(limits, guess)
    throw error
  }
}

/** Takes back what {@link takeGuess} has counted, and forgets what was guessed before: it was right. */
export async function forgiveGuess(limits: RateLimits, guess: Guess): Promise<void> {
  await limits.forgive(guess.limit, guess.key)
  await giveBackToNetwork(limits, guess)
}

function giveBackToNetwork(limits: RateLimits, { ip, isKnown }: Guess): Promise<void> {
  return isKnown
    ? limits.giveBack(networkGuesses, networkOf(ip))
    : giveBackOfNetwork(limits, networkGuesses, ip)
}

/** Sign-ins by passkey that a network began and has not ended: each is kept until the night. */
export const passkeyStarts = defineNetworkLimit({ ...guesses, name: 'accounts.passkey-starts', points: 50 })
/** Codes of a second factor tried from browsers that the account does not know; the key is the account. */
export const codeGuesses = defineLimit({ ...guesses, name: 'accounts.code-guesses', points: 5 })
/**
 * Those from browsers that it knows, all of them together: a stranger who has the password keeps nobody out of them,
 * and whoever had many become known before there was a second factor has no more tries for it.
 */
export const knownCodeGuesses = defineLimit({ ...guesses, name: 'accounts.known-code-guesses', points: 5 })
/** Passwords tried within a session; the key is the account. */
export const proofGuesses = defineLimit({ ...guesses, name: 'accounts.proof-guesses', points: 10 })
/** Mails that anybody can have sent to an address. */
export const mailsTo = defineLimit({ ...guesses, name: 'accounts.mails-to', points: 5 })
/** Mails asked for from one network. */
const mailsFrom = defineNetworkLimit({ ...guesses, name: 'accounts.mails-from', points: 50 })

/** A mail that anybody can have sent: who asks for it, from where, and to whom it goes. */
interface AskedMail {
  readonly ip: string
  readonly email: string
}

/**
 * Counts a mail for the network that asks for it and for its address; refused for either, it is counted for none: who
 * may have none sent would use up those of an address, whose owner asks for a new password.
 *
 * @throws Refusal 429 with the seconds to wait
 */
export async function takeMail(limits: RateLimits, { ip, email }: AskedMail): Promise<void> {
  await takeOfNetwork(limits, mailsFrom, ip)
  try {
    await limits.take(mailsTo, email)
  } catch (error) {
    await giveBackOfNetwork(limits, mailsFrom, ip)
    throw error
  }
}

/** Takes back what {@link takeMail} has counted: nothing was sent. */
export async function giveBackMail(limits: RateLimits, { ip, email }: AskedMail): Promise<void> {
  await limits.giveBack(mailsTo, email)
  await giveBackOfNetwork(limits, mailsFrom, ip)
}

/**
 * Other addresses that an account asks for; the key is the account. Each is a mail to somebody who may be nobody's of
 * ours, and the account's name greets them: without it an account would be a way to write to strangers.
 */
export const addressChanges = defineLimit({
  name: 'accounts.address-changes',
  points: 5,
  window: DAY / 1000,
})
/** Mails of sign-ins from browsers that are new; the key is the account. */
export const newDeviceMails = defineLimit({
  name: 'accounts.new-device-mails',
  points: 5,
  window: HOUR / 1000,
})
