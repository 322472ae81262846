import { authorsOf } from '#areas/documents/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readReleaseChanges } from './release-changes.store.ts'
import type { ReleaseRow } from './release.contract.ts'
import { readNumbers, readRelease, type Release } from './release.store.ts'

/** Releases as the owner's app lists them. */
export async function releaseRows(ctx: Ctx, releases: readonly Release[]): Promise<ReleaseRow[]> {
  const author = await authorsOf(
    ctx,
    releases.map((one) => one.createdBy),
  )
  const numbers = await readNumbers(
    ctx,
    releases.flatMap((one) => one.restores ?? []),
  )
  const changes = await readReleaseChanges(
    ctx,
    releases.flatMap((one) => (one.releasedAt === null ? [] : one.id)),
  )
  return releases.map((one) => ({
    id: one.id,
    number: one.number,
    state: one.state,
    note: one.note,
    restores: one.restores === null ? null : (numbers.get(one.restores) ?? null),
    pages: one.pages,
    changes: changes.get(one.id) ?? null,
    scheduledFor: one.scheduledFor?.toISOString() ?? null,
    releasedAt: one.releasedAt?.toISOString() ?? null,
    createdAt: one.createdAt.toISOString(),
    createdBy: author(one.createdBy),
  }))
}

/** One release as the owner's app lists it. @throws Refusal 404 */
export async function releaseRow(ctx: Ctx, releaseId: string): Promise<ReleaseRow> {
  const release = await readRelease(ctx, releaseId)
  if (!release) throw refuse('not_found', 'not_found')
  const [row] = await releaseRows(ctx, [release])
  if (!row) throw refuse('not_found', 'not_found')
  return row
}
