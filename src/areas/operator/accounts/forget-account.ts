import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { deleteDismissals } from '../announcements/announcement.store.ts'
import { deleteExposures } from '../experiments/experiment.store.ts'
import { putAccountFeatures } from '../labs/labs.store.ts'

/** Takes away what is kept here about an account that is deleted: what it saw, switched on and put away. */
export async function forgetAccount(ctx: Ctx, { accountId }: { accountId: Id }): Promise<void> {
  await deleteExposures(ctx, { subjectKind: 'account', subjectId: accountId })
  await putAccountFeatures(ctx, accountId, [], new Date(ctx.clock.now()))
  await deleteDismissals(ctx, accountId)
}
