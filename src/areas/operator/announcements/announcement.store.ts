import { type Selectable, sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Announcement } from '../contract.ts'
import { type AnnouncementTable, tables } from '../schema.ts'

type Stored = Pick<Ctx, 'db'>

function announcementFrom(row: Selectable<AnnouncementTable>): Announcement {
  return {
    id: row.id,
    title: row.title,
    text: row.text,
    tone: row.tone,
    link: row.link,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
  }
}

const rowOf = (given: Omit<Announcement, 'id'>) => ({
  title: given.title,
  text: given.text,
  tone: given.tone,
  link: given.link,
  starts_at: new Date(given.startsAt),
  ends_at: given.endsAt === null ? null : new Date(given.endsAt),
})

/** What is announced at a moment and was not put away by an account, the latest first. */
export async function readCurrent(ctx: Stored, accountId: Id, now: Date): Promise<Announcement[]> {
  const rows = await tables(ctx)
    .selectFrom('announcements')
    .selectAll()
    .where('starts_at', '<=', now)
    .where((or) => or.or([or('ends_at', 'is', null), or('ends_at', '>', now)]))
    .where((not) =>
      not.not(
        not.exists(
          not
            .selectFrom('announcement_dismissals')
            .select('account_id')
            .whereRef('announcement_id', '=', 'announcements.id')
            .where('account_id', '=', accountId),
        ),
      ),
    )
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  return rows.map(announcementFrom)
}

/** All announcements, the latest first, with how many have put each away. */
export async function readAnnouncements(ctx: Stored): Promise<(Announcement & { dismissals: number })[]> {
  const rows = await tables(ctx)
    .selectFrom('announcements')
    .selectAll()
    .select(
      sql<number>`(select count(*) from announcement_dismissals d where d.announcement_id = announcements.id)`.as(
        'dismissals',
      ),
    )
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return rows.map((row) => ({ ...announcementFrom(row), dismissals: row.dismissals }))
}

export async function insertAnnouncement(ctx: Stored, made: Announcement, at: Date): Promise<void> {
  await tables(ctx)
    .insertInto('announcements')
    .values({ id: made.id, created_at: at, ...rowOf(made) })
    .execute()
}

/** An announcement as it stays until the transaction has ended; `null`: there is none. */
export async function holdAnnouncement(ctx: Stored, id: Id): Promise<Announcement | null> {
  const row = await tables(ctx)
    .selectFrom('announcements')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ? announcementFrom(row) : null
}

export async function updateAnnouncement(ctx: Stored, changed: Announcement): Promise<void> {
  await tables(ctx).updateTable('announcements').set(rowOf(changed)).where('id', '=', changed.id).execute()
}

export async function deleteAnnouncement(ctx: Stored, id: Id): Promise<boolean> {
  const { numDeletedRows } = await tables(ctx)
    .deleteFrom('announcements')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Puts an announcement away; `false`: there is none. */
export async function insertDismissal(
  ctx: Stored,
  accountId: Id,
  announcementId: Id,
  at: Date,
): Promise<boolean> {
  const known = await tables(ctx)
    .selectFrom('announcements')
    .select('id')
    .where('id', '=', announcementId)
    .forKeyShare()
    .executeTakeFirst()
  if (!known) return false
  await tables(ctx)
    .insertInto('announcement_dismissals')
    .values({ account_id: accountId, announcement_id: announcementId, dismissed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

/** Takes away which announcements an account has put away. */
export async function deleteDismissals(ctx: Stored, accountId: Id): Promise<void> {
  await tables(ctx).deleteFrom('announcement_dismissals').where('account_id', '=', accountId).execute()
}
