import { createHmac } from 'node:crypto'
import type { OutputOf } from '#kernel/endpoint.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { getRecordingId as endpoint } from '../contract.ts'

/**
 * The pseudonym by which a recording knows the account: a keyed hash of its id, of 128 bits, always the
 * same. Whoever holds the recordings cannot tell whose it is; whoever holds the key can.
 */
export function getRecordingId(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const key = secretsOf(ctx.tools.config.secretKey).key('session recording')
  const hash = createHmac('sha256', key).update(accountOf(ctx).accountId).digest()
  return Promise.resolve({ data: hash.subarray(0, 16).toString('hex') })
}
