import type { PageContext } from '#kernel/page-context.ts'

declare global {
  interface Window {
    readonly Static?: { readonly PAGE_CONTEXT: PageContext }
  }
}

/** The page context that the server put into this page (contract §4). */
export function pageContext(): PageContext | null {
  return window.Static?.PAGE_CONTEXT ?? null
}
