import { endedPeople } from '#areas/sites/index.ts'
import { tokenHash } from '#platform/auth/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import { findPreviewLink } from '../previews/preview-link.store.ts'

export interface OpenedPreview {
  readonly id: string
  /** Asked for before anything is shown; null when the link alone is enough. */
  readonly passwordHash: string | null
  readonly expiresAt: Date
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** Whether a text is written as the secret of a preview link, so that it is worth asking for. */
export function isPreviewToken(text: string): boolean {
  return TOKEN.test(text)
}

/**
 * What a secret out of a preview link opens on the context's site; null when it opens nothing (any more), as one does
 * whose maker's time on the site is over.
 */
export async function openPreview(ctx: Ctx, token: string): Promise<OpenedPreview | null> {
  if (!isPreviewToken(token)) return null
  const link = await findPreviewLink(ctx, tokenHash(token))
  if (link?.createdBy != null && (await endedPeople(ctx)).has(link.createdBy)) return null
  return link && { id: link.id, passwordHash: link.passwordHash, expiresAt: link.expiresAt }
}
