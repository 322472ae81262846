import { accountHooks, addressProof, deletionGuards } from '#areas/accounts/index.ts'
import { area } from '#platform/area.ts'
import { carry } from './carry/carry.ts'
import { permissions } from './contract.ts'
import { countContributors } from './contributors/contributor.store.ts'
import { dailyJob, endContributionsJob, purgeSiteJob } from './lifecycle/daily.ts'
import { rights } from './contributors/role.ts'
import { provesAddress } from './invitations/proves-address.ts'
import { forgetContributor } from './lifecycle/forget-contributor.ts'
import { guardOwner } from './lifecycle/guard-owner.ts'
import { planLimits, uses } from './limits/limits.ts'
import { siteOf } from '#platform/ctx.ts'
import type { MailType } from '#platform/mail/mail-type.ts'
import { invitationMail, offerMail } from './emails/link-mails.ts'
import { noticeMails } from './emails/notice-mails.ts'
import { keepsWithin } from '#platform/http/keeps-within.ts'
import { isInReach } from './roles/reachable.ts'
import { routes } from './sites.routes.ts'

const mails = [invitationMail, offerMail, ...Object.values(noticeMails)] as readonly MailType[]

/** Sites: what they are, who works on them, and what becomes of them in time. */
export const sitesArea = area({
  name: 'sites',
  words: new URL('./words/', import.meta.url),
  routes,
  jobs: [purgeSiteJob],
  recurring: [dailyJob, endContributionsJob],
  mails,
  brings: [
    rights.of(Object.values(permissions)),
    keepsWithin.of(isInReach),
    carry.of({
      tables: [],
      otherwise: {
        contributors: 'people of the site that was left',
        custom_roles: 'roles of those people',
        contributor_custom_roles: 'roles of those people',
        invitations: 'to the site that was left',
        site_timeline: 'what was done on the site that was left',
        site_notices: 'mails to the owner of the site that was left',
        number_series: 'an area that counts lays its own numbers',
        mails: 'they left from here, or still leave from here',
      },
    }),
    deletionGuards.of(guardOwner),
    accountHooks.of({ deleted: forgetContributor }),
    addressProof.of(provesAddress),
    planLimits.of({ name: 'contributors', least: 1 }),
    planLimits.of({ name: 'sites', isOfOwner: true }),
    uses.of({
      limit: 'contributors',
      count: (ctx) => countContributors(ctx, siteOf(ctx), ctx.clock.now()),
    }),
  ],
})
