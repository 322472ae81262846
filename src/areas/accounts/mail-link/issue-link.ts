import { newId } from '#kernel/ids.ts'
import { newToken, tokenHash } from '#platform/auth/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import { linkAddress, type LinkKind, linkLife } from './link.ts'
import { dropLinks, holdLinks, insertLink } from './mail-link.store.ts'

export interface IssueLinkInput {
  readonly accountId: string
  readonly kind: LinkKind
  /** The address the mail goes to. */
  readonly email: string
  /** Hash of the cookie of the browser that asked, where the link does more in that browser. */
  readonly browserHash?: string | null
}

/** Makes the link of a mail; the unused ones of its kind before it stop working. */
export async function issueLink(ctx: Ctx, input: IssueLinkInput): Promise<string> {
  const now = ctx.clock.now()
  const token = newToken()
  await holdLinks(ctx, input.accountId, input.kind)
  await dropLinks(ctx, input.accountId, [input.kind])
  await insertLink(ctx, {
    id: newId(now),
    account_id: input.accountId,
    kind: input.kind,
    token_hash: tokenHash(token),
    email: input.email,
    browser_hash: input.browserHash ?? null,
    created_at: new Date(now),
    expires_at: new Date(now + linkLife[input.kind]),
    used_at: null,
  })
  return linkAddress(ctx.tools.config.appOrigin, input.kind, token)
}
