/** How a site of no standing is brought back: by choosing the plan that it has, or by asking for it somewhere. */
export type WayBack = { readonly does: 'choose' } | { readonly does: 'ask'; readonly href: string }

/**
 * How the people of a site bring it back.
 *
 * @param given.href where the operator is asked; `null`: no link leads there, and the screen of the plan says whom to ask
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
  return { does: 'ask', href: href ?? `/sites/${siteId}/plan` }
}
