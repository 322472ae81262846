import { guardAccountDeletion, onAccount, provideAddressProof } from '#areas/accounts/index.ts'
import { area } from '#platform/area.ts'
import { countContributors } from './contributors/contributor.store.ts'
import { dailyJob, endContributionsJob, purgeSiteJob } from './lifecycle/daily.ts'
import { provesAddress } from './invitations/proves-address.ts'
import { forgetContributor } from './lifecycle/forget-contributor.ts'
import { guardOwner } from './lifecycle/guard-owner.ts'
import { provideUse } from './limits/limits.ts'
import { siteOf } from '#platform/ctx.ts'
import type { MailType } from '#platform/mail/mail-type.ts'
import { invitationMail, offerMail } from './emails/link-mails.ts'
import { noticeMails } from './emails/notice-mails.ts'
import { routes } from './sites.routes.ts'

const mails = [invitationMail, offerMail, ...Object.values(noticeMails)] as readonly MailType[]

guardAccountDeletion('sites', guardOwner)
onAccount('deleted', 'sites', forgetContributor)
provideAddressProof(provesAddress)
provideUse('contributors', (ctx) => countContributors(ctx, siteOf(ctx), ctx.clock.now()))

/** Sites: what they are, who works on them, and what becomes of them in time. */
export const sitesArea = area({
  name: 'sites',
  routes,
  jobs: [purgeSiteJob],
  recurring: [dailyJob, endContributionsJob],
  mails,
})
