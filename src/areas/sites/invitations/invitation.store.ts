import type { Selectable } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type InvitationTable, tables } from '../schema.ts'
import type { Invitation } from './invitation.ts'

type Stored = Pick<Ctx, 'db'>

const invitationFrom = (row: Selectable<InvitationTable>): Invitation => ({
  siteId: row.site_id,
  id: row.id,
  kind: row.kind,
  email: row.email,
  roles: row.roles,
  customRoleIds: row.custom_role_ids,
  calendars: row.calendars,
  contributorEndsAt: row.contributor_ends_at?.getTime() ?? null,
  message: row.message,
  sentAt: row.sent_at.getTime(),
  expiresAt: row.expires_at.getTime(),
  invitedBy: row.invited_by,
  ended: row.ended,
})

/** Inserts an invitation. Broken by `invitations_open` or `invitations_one_transfer` when one like it is open. */
export async function insertInvitation(
  ctx: Stored,
  one: Omit<Invitation, 'ended'> & { readonly tokenHash: string },
): Promise<void> {
  await tables(ctx)
    .insertInto('invitations')
    .values({
      site_id: one.siteId,
      id: one.id,
      kind: one.kind,
      email: one.email,
      roles: [...one.roles],
      custom_role_ids: [...one.customRoleIds],
      calendars: one.calendars ? [...one.calendars] : null,
      contributor_ends_at: one.contributorEndsAt === null ? null : new Date(one.contributorEndsAt),
      message: one.message,
      token_hash: one.tokenHash,
      created_at: new Date(one.sentAt),
      sent_at: new Date(one.sentAt),
      expires_at: new Date(one.expiresAt),
      invited_by: one.invitedBy,
    })
    .execute()
}

/** The open invitations of a site, the last sent first; those whose link has run out among them. */
export async function readOpenInvitations(
  ctx: Stored,
  siteId: Id,
  kind: Invitation['kind'],
): Promise<Invitation[]> {
  const rows = await tables(ctx)
    .selectFrom('invitations')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('ended', 'is', null)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(invitationFrom)
}

/** One invitation of a site, held until the transaction ends. */
export async function readInvitation(ctx: Stored, siteId: Id, id: Id): Promise<Invitation | null> {
  const row = await tables(ctx)
    .selectFrom('invitations')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ? invitationFrom(row) : null
}

/** The invitation a link leads to, of whatever site. */
export async function readInvitationByToken(
  ctx: Stored,
  tokenHash: string,
  options: { lock?: boolean } = {},
): Promise<Invitation | null> {
  let query = tables(ctx).selectFrom('invitations').selectAll().where('token_hash', '=', tokenHash)
  if (options.lock) query = query.forUpdate()
  const row = await query.executeTakeFirst()
  return row ? invitationFrom(row) : null
}

/** Gives an open invitation a new link, from whoever sends it now. */
export async function renewInvitation(
  ctx: Stored,
  one: Pick<Invitation, 'siteId' | 'id' | 'sentAt' | 'expiresAt' | 'invitedBy'> & {
    readonly tokenHash: string
  },
): Promise<void> {
  await tables(ctx)
    .updateTable('invitations')
    .set({
      token_hash: one.tokenHash,
      sent_at: new Date(one.sentAt),
      expires_at: new Date(one.expiresAt),
      invited_by: one.invitedBy,
    })
    .where('site_id', '=', one.siteId)
    .where('id', '=', one.id)
    .where('ended', 'is', null)
    .execute()
}

/** Ends an open invitation; says whether it was open, so that two ends of one never both count. */
export async function endInvitation(
  ctx: Stored,
  one: Pick<Invitation, 'siteId' | 'id'>,
  end: { how: NonNullable<Invitation['ended']>; by: Id | null; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(ctx)
    .updateTable('invitations')
    .set({ ended: end.how, ended_by: end.by, ended_at: new Date(end.now) })
    .where('site_id', '=', one.siteId)
    .where('id', '=', one.id)
    .where('ended', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the open invitations that an account sent, in one write; gives the addresses they went to. */
export async function endInvitationsOf(
  ctx: Stored,
  { siteId, invitedBy }: Pick<Invitation, 'siteId' | 'invitedBy'>,
  end: { how: NonNullable<Invitation['ended']>; by: Id | null; now: number },
): Promise<string[]> {
  const rows = await tables(ctx)
    .updateTable('invitations')
    .set({ ended: end.how, ended_by: end.by, ended_at: new Date(end.now) })
    .where('site_id', '=', siteId)
    .where('invited_by', '=', invitedBy)
    .where('kind', '=', 'contributor')
    .where('ended', 'is', null)
    .returning('email')
    .execute()
  return rows.map((row) => row.email)
}
