import { takenPaths } from '#areas/releases/index.ts'
import type { Ctx } from '#platform/ctx.ts'
import { PAGE } from '../releases/released-things.ts'
import { readPaths } from '../tree/page.store.ts'
import { type Redirect, spelled } from './redirect.ts'

/** The paths at which something stands: every page of the drafts, and of other things those that redirects name. */
export async function standingPaths(ctx: Ctx, redirects: readonly Redirect[]): Promise<Set<string>> {
  const named = new Set(redirects.flatMap(({ from, to }) => [spelled(from), spelled(to)]))
  const paths = await readPaths(ctx)
  for (const path of await takenPaths(ctx, PAGE, [...named])) paths.add(path)
  return paths
}
