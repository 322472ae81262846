import { isCommerceFlagOn, type PageContext } from '#kernel/page-context.ts'

/** The flags that the page came with (contract §4); nothing where a page has no context. */
function context(): PageContext | undefined {
  const page = window as { readonly Static?: { readonly PAGE_CONTEXT?: PageContext } }
  return page.Static?.PAGE_CONTEXT
}

/** The site that the page's context speaks of; empty outside of sites. */
export function contextSiteId(): string | null {
  return context()?.website.id ?? null
}

/** Makes a context the page's own, where the page has gone over to another site. */
export function holdContext(next: PageContext): void {
  const page = window as { Static?: object }
  page.Static = { ...page.Static, PAGE_CONTEXT: next }
}

/** Names of the beta features that are on. */
export function betaFlags(): readonly string[] {
  return context()?.betaFeatureFlags ?? []
}

/** Whether a feature is on: as a beta feature, or as a toggle whose variant is `true`. */
export function isFlagOn(name: string): boolean {
  const toggles = context()?.configFrontendFeatureFlags ?? []
  const isToggled = toggles.some(
    (entry) => entry.name === name && entry.status === 'ACTIVE' && entry.variant === 'true',
  )
  return isToggled || betaFlags().includes(name)
}

/** Whether a flag of selling is on: one of the namespace `commerce`. */
export function isSellingFlagOn(name: string): boolean {
  const page = context()
  return page !== undefined && isCommerceFlagOn(page, name)
}
