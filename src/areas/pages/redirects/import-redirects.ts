import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { importRedirects as importRedirectsEndpoint } from '../contract.ts'
import { mostPatterns, mostRedirects } from './redirect.ts'
import { judgeRows, readRedirectRows } from './read-redirects.ts'
import { lockRedirects, putRedirects, readRedirects } from './redirect.store.ts'
import { standingPaths } from './standing-paths.ts'

/**
 * Takes redirects out of a CSV file. The rows that are right are written, an old address that has a
 * redirect already gets the new one; the others are told by line. As a trial, nothing is written.
 *
 * @throws Refusal 422 when the file holds no redirect at all
 */
export async function importRedirects(
  ctx: Ctx,
  input: InputOf<typeof importRedirectsEndpoint>,
): Promise<OutputOf<typeof importRedirectsEndpoint>> {
  if (!input.isTrial) await lockRedirects(ctx)
  const existing = await readRedirects(ctx)
  const rows = readRedirectRows(input.csv, existing)
  const standing = await standingPaths(ctx, [...existing, ...rows.found])
  const { redirects, faults } = judgeRows(rows, existing, standing)
  if (redirects.length === 0 && faults.length === 0)
    throw refuse('invalid', 'pages.redirects_none', { field: 'csv' })
  const before = new Map(existing.map((one) => [one.from, one]))
  const fresh = redirects.filter(({ from }) => !before.has(from))
  const changed = redirects.filter(({ from, to, status }) => {
    const one = before.get(from)
    return one !== undefined && (one.to !== to || one.status !== status)
  })
  if (!input.isTrial) await putRedirects(ctx, [...fresh, ...changed])
  const t = ctx.tools.words(ctx.locale)
  return {
    added: fresh.length,
    changed: changed.length,
    same: redirects.length - fresh.length - changed.length,
    faults: faults.map(({ line, code }) => ({
      line,
      message: t(`refusal.${code}`, { most: mostRedirects, patterns: mostPatterns }),
    })),
  }
}
