import type { Ctx } from '#platform/ctx.ts'
import { dropLinks } from './mail-link.store.ts'

/** Makes the open links to a new password useless: one was set. */
export async function dropResetLinks(ctx: Ctx, { accountId }: { accountId: string }): Promise<void> {
  await dropLinks(ctx, accountId, ['reset'])
}
