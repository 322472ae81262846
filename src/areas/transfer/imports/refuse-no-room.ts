import { newSiteLimit } from '#areas/sites/index.ts'
import { megabytesOf } from '#kernel/i18n/file-size.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { descriptionLimits, historyLimits } from '../archive/format.ts'
import { LARGEST_ARCHIVE } from '../contract.ts'

/** What may be beside the files in an archive, in bytes. */
const BESIDE_FILES = descriptionLimits.bytes + historyLimits.bytes

/** The bytes that a site has room for which is made now, and how more is refused. */
export interface Room {
  /** `null`: as many as come. */
  readonly most: number | null
  /** The plan that says so. */
  readonly plan: string | null
  /** What an archive can come to whose files it has room for. */
  readonly mostArchive: number
  refusal(): Refusal
}

/** What room a new site has, by the plan it begins with. */
export async function roomOfNewSite(ctx: Ctx): Promise<Room> {
  const { most, plan } = await newSiteLimit(ctx, 'storage')
  return {
    most,
    plan,
    // Files are packed as they are: an archive cannot be smaller than they, and little but descriptions is beside them.
    mostArchive: Math.min(LARGEST_ARCHIVE, most === null ? LARGEST_ARCHIVE : most + BESIDE_FILES),
    refusal: () =>
      refuse('payment_required', 'transfer.no_room', {
        values: { most: megabytesOf(most ?? 0), plan: plan ?? '–' },
      }),
  }
}

/**
 * Refuses an archive whose files a new site has no room for, by what its list says, before anything of it is
 * unpacked. What decides in the end is the making of the site.
 *
 * @param bytes of its files together
 * @throws Refusal 402 `transfer.no_room`
 */
export async function refuseNoRoom(ctx: Ctx, bytes: number): Promise<void> {
  const { most, refusal } = await roomOfNewSite(ctx)
  if (most !== null && bytes > most) throw refusal()
}
