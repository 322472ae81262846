import { authorsOf } from '#areas/documents/index.ts'
import { endedPeople } from '#areas/sites/index.ts'
import type { OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { listPreviewLinks as listEndpoint } from '../contract.ts'
import { readPreviewLinks } from './preview-link.store.ts'

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
