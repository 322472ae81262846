import type { OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { listAnnouncements as endpoint } from '../contract.ts'
import { readAnnouncements } from './announcement.store.ts'

/** All announcements, the latest first. */
export async function listAnnouncements(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  return { announcements: await readAnnouncements(ctx) }
}
