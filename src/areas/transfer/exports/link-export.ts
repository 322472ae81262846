import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { askProof } from '#platform/auth/ask-proof.ts'
import { newToken, tokenHash } from '#platform/auth/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { linkExport as endpoint } from '../contract.ts'
import { putLink } from './export.store.ts'

/**
 * Gives the link that fetches an archive once. A link that was given before opens nothing any more.
 *
 * @throws Refusal 401 `prove_again`, 404 when the archive is not there or its hour is over
 */
export async function linkExport(
  ctx: Ctx,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  askProof(ctx)
  const token = newToken()
  const expiresAt = await putLink(ctx, input.exportId, tokenHash(token))
  if (!expiresAt) throw refuse('not_found', 'not_found')
  return { token, expiresAt: expiresAt.toISOString() }
}
