import type { InputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import { recordAct } from '../acts/record-act.ts'
import type { changeSupport as endpoint } from '../contract.ts'
import { holdSupportAddress, putSupportAddress } from './settings.store.ts'

/** Sets the mail address for help, or takes it away. */
export async function changeSupport(
  ctx: Ctx,
  { address }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  // Held: what it is changed from is what the one before has made of it.
  const from = (await holdSupportAddress(ctx)) || null
  if (from === address) return {}
  await putSupportAddress(ctx, address ?? '')
  const changes = [{ what: 'support_address', from, to: address }]
  await recordAct(ctx, { kind: 'platform', about: '', what: 'support_changed', changes })
  return {}
}
