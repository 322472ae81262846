import { endedPeople } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { authorsOf } from '../authors.ts'
import type { deletePreviewLink as deleteEndpoint, listPreviewLinks as listEndpoint } from '../contract.ts'
import { readPreviewLinks, removePreviewLink } from './preview-link.store.ts'

/** The preview links that still open. */
export async function listPreviewLinks(ctx: Ctx): Promise<OutputOf<typeof listEndpoint>> {
  const ended = await endedPeople(ctx)
  const links = (await readPreviewLinks(ctx)).filter(
    ({ createdBy }) => createdBy === null || !ended.has(createdBy),
  )
  const author = await authorsOf(
    ctx,
    links.map((link) => link.createdBy),
  )
  return {
    links: links.map((link) => ({
      id: link.id,
      expiresAt: link.expiresAt.toISOString(),
      createdBy: author(link.createdBy),
      hasPassword: link.passwordHash !== null,
    })),
  }
}

/** Closes a preview link at once. @throws Refusal 404 */
export async function deletePreviewLink(
  ctx: Ctx,
  input: InputOf<typeof deleteEndpoint>,
): Promise<OutputOf<typeof deleteEndpoint>> {
  if (!(await removePreviewLink(ctx, input.linkId))) throw refuse('not_found', 'not_found')
  return {}
}
