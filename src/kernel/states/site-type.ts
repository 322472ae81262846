/** What kind of website a site is. The codes are what the database, the API and the page context carry (contract §2). */
export const siteType = {
  classic: 1,
  coverPage: 2,
  parkingPage: 3,
  commerce: 4,
  enterprise: 5,
} as const

export type SiteType = (typeof siteType)[keyof typeof siteType]

/** Every type code, ascending. */
export const siteTypes: readonly SiteType[] = Object.values(siteType).sort((a, b) => a - b)

/**
 * What each type may become. A cover page becomes classic and keeps its design; a parking page
 * becomes anything, and nothing becomes a parking page; nothing with several pages becomes a
 * cover page. Between classic, commerce and enterprise a site goes both ways, with its plan.
 */
const becomes: Readonly<Record<SiteType, readonly SiteType[]>> = {
  1: [4, 5],
  2: [1],
  3: [1, 2, 4, 5],
  4: [1, 5],
  5: [4, 1],
}

/** Whether a site of one type may be converted to another. Staying is no conversion. */
export function canConvert(from: SiteType, to: SiteType): boolean {
  return becomes[from].includes(to)
}

/** Every type a site may be converted to. */
export function conversionsFrom(from: SiteType): readonly SiteType[] {
  return becomes[from]
}

/** Whether a site of a type is one page, without navigation: a cover page, a parking page. */
export function hasOnePage(type: SiteType): type is typeof siteType.coverPage | typeof siteType.parkingPage {
  return type === siteType.coverPage || type === siteType.parkingPage
}

/** Whether a type sells: commerce, and enterprise, which is commerce with an organisation. */
export function hasStore(type: SiteType): boolean {
  return type === siteType.commerce || type === siteType.enterprise
}
