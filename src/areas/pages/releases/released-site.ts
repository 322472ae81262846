import type { SiteStyles } from '#document/styles.ts'
import type { NavPlace, PageKind, PageSettings } from '../contract.ts'
import type { Redirect } from '../redirects/redirect.ts'

/** A page as a release shows it. */
export interface ReleasedPage {
  readonly id: string
  /** Which edition of its document. */
  readonly editionId: string
  readonly kind: PageKind
  readonly path: string
  readonly title: string
  readonly navTitle: string | null
  readonly nav: NavPlace
  readonly parentId: string | null
  readonly position: number
  readonly isHome: boolean
  readonly isHidden: boolean
  readonly passwordHash: string | null
  readonly settings: PageSettings
  /** What of the draft was taken, to tell whether it has changed since. */
  readonly version: number
  readonly factsVersion: number
  /** When its content last changed, ISO 8601. */
  readonly changedAt: string
}

/**
 * Whether a page of the drafts is what is live: its content, and what is said of it. Else it waits for a release.
 *
 * @param live what was taken of it when it was released; undefined for a page that is not live
 */
export function isAsReleased(
  page: Pick<ReleasedPage, 'version' | 'factsVersion'>,
  live: Pick<ReleasedPage, 'version' | 'factsVersion'> | undefined,
): boolean {
  return live?.version === page.version && live.factsVersion === page.factsVersion
}

export type ReleasedRedirect = Redirect

/** What an edition of a page keeps of it beside its document. */
export interface EditionFacts {
  readonly title: string
  readonly settings: PageSettings
}

/** What a release shows of pages, styles and redirects together. */
export interface ReleasedSite {
  readonly pages: readonly ReleasedPage[]
  readonly styles: SiteStyles
  readonly stylesVersion: number
  readonly redirects: readonly ReleasedRedirect[]
}
