import { point } from '#kernel/point.ts'
import type { Ctx } from '#platform/ctx.ts'

/**
 * What an area above does in the same transaction (platform scope) when something happens to an account. A hook that
 * throws undoes the whole. (Events are a site's; an account has none.)
 */
export interface AccountHooks {
  /** An account was made: by signing up, an invitation or the operator's command. */
  readonly created?: (ctx: Ctx, account: { readonly accountId: string }) => Promise<void>
  /** An account is gone: what was kept about its person elsewhere goes too. */
  readonly deleted?: (ctx: Ctx, account: { readonly accountId: string }) => Promise<void>
}

export const accountHooks = point<AccountHooks>('accounts.hooks')

/** Runs the hooks, one after the other, in the order of the areas. */
export async function runAccountHooks(
  name: keyof AccountHooks,
  ctx: Ctx,
  account: { readonly accountId: string },
): Promise<void> {
  for (const hooks of ctx.tools.of(accountHooks)) await hooks[name]?.(ctx, account)
}
