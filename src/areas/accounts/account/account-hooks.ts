import type { Ctx } from '#platform/ctx.ts'

/** What the areas above do in the same transaction (platform scope) when something happens to an account. */
export interface AccountHooks {
  /** An account was made: by signing up, an invitation or the operator's command. */
  readonly created: (ctx: Ctx, account: { readonly accountId: string }) => Promise<void>
  /** An account is gone: what was kept about its person elsewhere goes too. */
  readonly deleted: (ctx: Ctx, account: { readonly accountId: string }) => Promise<void>
}

const registered: { readonly [Name in keyof AccountHooks]: Map<string, AccountHooks[Name]> } = {
  created: new Map(),
  deleted: new Map(),
}

/**
 * Registers what an area does; at start, from its `area.ts`, once a name, so that a module loaded twice
 * does nothing twice. A hook that throws undoes the whole. (Events are a site's; an account has none.)
 *
 * @param area the area that registers, as it is called in the house
 */
export function onAccount<Name extends keyof AccountHooks>(
  name: Name,
  area: string,
  hook: AccountHooks[Name],
): void {
  registered[name].set(area, hook)
}

/** Runs what is registered, one after the other. */
export async function runAccountHooks(
  name: keyof AccountHooks,
  ctx: Ctx,
  account: { readonly accountId: string },
): Promise<void> {
  for (const hook of registered[name].values()) await hook(ctx, account)
}
