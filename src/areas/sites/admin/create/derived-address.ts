/** An address that is free, in place of one that a title leads to and somebody has. */
export interface Offer {
  /** What the title leads to. */
  readonly of: string
  readonly slug: string
}

/** What is known of the address that stands in the field. */
export interface Known {
  readonly slug: string
  readonly isFree: boolean
  readonly suggestion: string | null
}

/** The address that follows from a title: what it leads to, or what was offered in its place. */
export function derivedAddress(own: string, offer: Offer | null): string {
  return offer !== null && offer.of === own ? offer.slug : own
}

/**
 * What is offered by itself in place of the address that stands there, because somebody has that; `null`: nothing.
 * An answer to another address than the one that stands there by now is none, and what a person wrote stays.
 *
 * @param own what the title leads to
 * @param slug what stands in the field
 */
export function nextOffer(
  { own, slug, isTyped }: { readonly own: string; readonly slug: string; readonly isTyped: boolean },
  offer: Offer | null,
  known: Known | null,
): Offer | null {
  if (isTyped || known === null || known.isFree || known.suggestion === null) return null
  if (known.slug !== slug || slug !== derivedAddress(own, offer) || known.suggestion === slug) return null
  return { of: own, slug: known.suggestion }
}
