import type { InputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import { recordAct } from '../acts/record-act.ts'
import type { changeSupport as endpoint } from '../contract.ts'
import { putSupportAddress, readSupportAddress } from './settings.store.ts'

/** Sets the mail address for help, or takes it away. */
export async function changeSupport(
  ctx: Ctx,
  { address }: InputOf<typeof endpoint>,
): Promise<Record<string, never>> {
  const from = (await readSupportAddress(ctx)) || null
  await putSupportAddress(ctx, address ?? '')
  const changes = from === address ? [] : [{ what: 'support_address', from, to: address }]
  await recordAct(ctx, { kind: 'platform', about: '', what: 'support_changed', changes })
  return {}
}
