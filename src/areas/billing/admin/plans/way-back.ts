/**
 * How a site of no standing is brought back: by choosing the plan that it has, by asking for it somewhere, or by
 * reading whom to ask on the screen of the plan.
 */
export type WayBack = { readonly does: 'choose' } | { readonly does: 'ask' | 'read'; readonly href: string }

/**
 * How the people of a site bring it back.
 *
 * @param given.href where the operator is asked; `null`: no link leads there
 */
export function wayBack({
  siteId,
  canChoose,
  href,
}: {
  readonly siteId: string
  readonly canChoose: boolean
  readonly href: string | null
}): WayBack {
  if (canChoose) return { does: 'choose' }
  return href === null ? { does: 'read', href: `/sites/${siteId}/plan` } : { does: 'ask', href }
}
