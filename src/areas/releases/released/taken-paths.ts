import type { Ctx } from '#platform/ctx.ts'
import { releasables } from '../releasable/releasable.ts'
import { REDIRECT, readThingsAt } from './released.store.ts'

/**
 * Which of some paths have live things of other kinds. Redirects do not count: a thing at a path goes
 * before them.
 *
 * @param kind the one that is left out
 */
export async function readOthersAt(
  ctx: Ctx,
  kind: string,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const there = await readThingsAt(ctx, paths)
  return new Set(
    there.flatMap((one) => (one.path === null || [kind, REDIRECT].includes(one.kind) ? [] : one.path)),
  )
}

/**
 * Which of some paths are taken by things of other kinds: by their drafts, or by what is live of kinds that have none.
 * Who gives one away holds `lockAddresses`, so that no two give the same.
 *
 * @param kind the one that asks
 */
export async function takenPaths(
  ctx: Ctx,
  kind: string,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const others = ctx.tools.of(releasables).filter((one) => one.kind !== kind)
  const drafted = new Set(others.filter(({ draftsAt }) => draftsAt).map((one) => one.kind))
  const taken = new Set<string>()
  for (const { kind: its, path } of await readThingsAt(ctx, paths))
    if (path !== null && ![kind, REDIRECT].includes(its) && !drafted.has(its)) taken.add(path)
  for (const one of others)
    for (const { path } of (await one.draftsAt?.(ctx, paths)) ?? []) if (path !== null) taken.add(path)
  return taken
}
