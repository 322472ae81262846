import { MINUTE } from '../clock.ts'
import { newId } from '../ids.ts'
import { ApiError, problemIn } from './api-error.ts'
import { type Call, call } from './call.ts'

/** How long somebody may take until they try again what nobody has answered. */
const KEPT_MS = 10 * MINUTE

/** Whether nobody knows what became of a call: no answer came, or one of a server in trouble. */
function isLost(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status === 0 || error.status >= 500 || problemIn(error)?.code === 'idempotency.running'
}

/**
 * Calls endpoints that have an effect, so that a lost answer never makes it happen twice: the same call, made
 * again after its answer was lost, goes with the same key and gets the answer of the first. Any answer, also a
 * refusal, ends that; so does another input, and ten minutes.
 */
export function callOnceOver(call: Call, now: () => number = Date.now): Call {
  const lost = new Map<string, { key: string; at: number }>()
  return async (endpoint, input, options = {}) => {
    const asked = JSON.stringify([endpoint.name, input])
    for (const [other, { at }] of lost) if (now() - at > KEPT_MS) lost.delete(other)
    const key = options.idempotencyKey ?? lost.get(asked)?.key ?? newId()
    // Who makes the same call while this one is under way means another.
    lost.delete(asked)
    try {
      return await call(endpoint, input, { ...options, idempotencyKey: key })
    } catch (error) {
      if (isLost(error)) lost.set(asked, { key, at: now() })
      throw error
    }
  }
}

/** {@link callOnceOver} the server that this page came from. */
export const callOnce: Call = callOnceOver(call)
