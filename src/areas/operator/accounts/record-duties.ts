import { changesOf } from '#kernel/changes.ts'
import type { Ctx } from '#platform/ctx.ts'
import { recordAct } from '../acts/record-act.ts'

/** Whether an account runs the platform, and whether it is staff. */
interface Duties {
  readonly isOperator: boolean
  readonly isStaff: boolean
}

/** Writes a change of duties down, with what it changed; nothing where nothing differs. */
export async function recordDuties(
  ctx: Ctx,
  change: {
    readonly accountId: string
    readonly before: Duties
    readonly after: Duties
    readonly why?: string
  },
): Promise<void> {
  const { accountId, before, after, why } = change
  const changes = changesOf(
    { is_operator: before.isOperator, is_staff: before.isStaff },
    { is_operator: after.isOperator, is_staff: after.isStaff },
  )
  if (changes.length === 0) return
  await recordAct(ctx, {
    kind: 'account',
    about: accountId,
    what: 'duties_changed',
    values: { operator: after.isOperator ? 'yes' : 'no', staff: after.isStaff ? 'yes' : 'no' },
    changes,
    ...(why === undefined ? {} : { why }),
  })
}
