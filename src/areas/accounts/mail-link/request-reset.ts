import type { InputOf } from '#kernel/endpoint.ts'
import type { Repeatable } from '#platform/http/route.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { requestReset as declared } from '../contract.ts'
import { takeMail } from '../sign-in/guessing.ts'
import { sendResetJob } from './send-reset.ts'

/**
 * Has a link to a new password sent, if the address has an account. The request does the same work either
 * way: only the job, later, looks whether there is one.
 *
 * @throws Refusal 429 after five mails to an address in 15 minutes
 */
export async function requestReset(
  outside: Repeatable,
  input: InputOf<typeof declared>,
): Promise<Record<string, never>> {
  return outside.once(
    () => takeMail(outside.tools.limits, { ip: outside.request.ip, email: input.email }),
    async (ctx) => {
      await queueJob(ctx, sendResetJob, { email: input.email })
      return {}
    },
  )
}
