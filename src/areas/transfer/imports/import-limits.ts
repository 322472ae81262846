import type { OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { importLimits as endpoint } from '../contract.ts'
import { roomOfNewSite } from './refuse-no-room.ts'

/** What an archive may come to that is handed in now, by the plan a new site begins with. */
export async function importLimits(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const { most, plan, mostArchive } = await roomOfNewSite(ctx)
  return { most: mostArchive, room: most === null ? null : { most, plan: plan ?? '–' } }
}
