import { sql } from 'kysely'
import { type Ctx, siteOf } from '#platform/ctx.ts'

/** Every mail address that the context's site knows, be it of a contact, of a list or of a consent. */
export async function addressesOf(ctx: Ctx): Promise<string[]> {
  const siteId = siteOf(ctx)
  const { rows } = await sql<{ email: string }>`
    select email from contact_emails where site_id = ${siteId}
    union select email from list_members where site_id = ${siteId}
    union select address from consents where site_id = ${siteId} and channel = 'email' and address <> ''`.execute(
    ctx.db,
  )
  return rows.map(({ email }) => email)
}
