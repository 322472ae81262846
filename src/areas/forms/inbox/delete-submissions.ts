import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { publish } from '#platform/events/publish.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { type deleteSubmissions as endpoint, submissionDeleted } from './inbox.contract.ts'
import { removeFiles } from './remove-files.job.ts'
import { deleteStored } from './submission.store.ts'

/** Deletes messages for good, with notes, answers and files; gives how many were there. */
export async function deleteForGood(ctx: Ctx, ids: readonly Id[]): Promise<number> {
  const { gone, keys } = await deleteStored(ctx, ids)
  if (keys.length > 0) await queueJob(ctx, removeFiles, { keys: [...keys] })
  for (const { id, formId } of gone) await publish(ctx, submissionDeleted, { submissionId: id, formId })
  return gone.length
}

/** Deletes messages for good. One that is gone already is passed over. */
export async function deleteSubmissions(
  ctx: Ctx,
  { ids }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  await deleteForGood(ctx, ids)
  return {}
}
