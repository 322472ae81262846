import type { Ctx } from '#platform/ctx.ts'
import { refuseBeyond, rightsOfAssignment } from '../contributors/assignment.ts'
import type { Assignment } from '../contract.ts'
import type { Invitation } from './invitation.ts'

/**
 * Refuses who may do less than an invitation gives to send it again or to take it back.
 *
 * @throws Refusal `sites.beyond_yours` (403)
 */
export async function refuseBeyondInvited(ctx: Ctx, invitation: Invitation): Promise<void> {
  await refuseBeyond(
    ctx,
    await rightsOfAssignment(ctx, {
      roles: invitation.roles as Assignment['roles'],
      customRoleIds: [...invitation.customRoleIds],
      calendars: invitation.calendars ? [...invitation.calendars] : null,
    }),
  )
}
