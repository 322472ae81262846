import { heldPageContext, isCommerceFlagOn, type PageContext } from '#kernel/page-context.ts'

/** The site that the page's context speaks of; empty outside of sites. */
export function contextSiteId(): string | null {
  return heldPageContext()?.website.id ?? null
}

/** Makes a context the page's own, where the page has gone over to another site. */
export function holdContext(next: PageContext): void {
  const page = window as { Static?: object }
  page.Static = { ...page.Static, PAGE_CONTEXT: next }
}

/** Names of the beta features that are on. */
export function betaFlags(): readonly string[] {
  return heldPageContext()?.betaFeatureFlags ?? []
}

/** Whether a flag of selling is on: one of the namespace `commerce`. */
export function isSellingFlagOn(name: string): boolean {
  const page = heldPageContext()
  return page !== undefined && isCommerceFlagOn(page, name)
}
