import { siteStatus } from '#kernel/states/site-status.ts'
import type { RoleName, SiteCard } from '../contract.ts'
import { isRoleName } from '../contributors/role.ts'
import type { SitePicture } from '../hooks.ts'
import { addressOf, nextStep, type Site, trialDaysLeft } from './site.ts'

const text = (moment: number): string => new Date(moment).toISOString()

/** What a card of the dashboard says of a site to one person. */
export function cardOf(
  site: Site,
  about: {
    readonly isOwner: boolean
    readonly roles: readonly string[]
    readonly customRoles: readonly string[]
    readonly rights: Iterable<string>
    /** How it is shown by its home page; absent, where there is none or nobody is shown anything. */
    readonly picture: SitePicture | undefined
    readonly sitesDomain: string
    readonly now: number
  },
): SiteCard {
  const given: RoleName[] = about.roles.filter(isRoleName)
  const next = nextStep(site)
  const isTrial = site.status === siteStatus.trial && site.trialEndsAt !== null
  return {
    id: site.id,
    title: site.title,
    address: addressOf(site.slug, about.sitesDomain),
    type: site.type,
    status: site.status,
    statusSince: text(site.statusSince),
    trialEndsAt: site.trialEndsAt === null ? null : text(site.trialEndsAt),
    trialDaysLeft: isTrial ? trialDaysLeft(site.trialEndsAt, about.now) : null,
    isPaused: site.isPaused,
    roles: about.isOwner ? ['owner'] : given,
    customRoles: [...about.customRoles],
    rights: [...about.rights],
    purgeAt: next?.to === null ? text(next.at) : null,
    picture: about.picture?.picture ?? null,
    homePage: about.picture?.homePage ?? null,
    homePageId: about.picture?.homePageId ?? null,
    isReleased: about.picture?.isReleased ?? false,
    createdAt: text(site.createdAt),
  }
}
