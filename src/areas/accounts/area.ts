import { area } from '#platform/area.ts'
import type { MailType } from '#platform/mail/mail-type.ts'
import { pruneDaily } from './account/prune.ts'
import { accountsRoutes } from './accounts.routes.ts'
import { addressKnownMail, openedMail } from './emails/address-known.ts'
import { emailChangeFromMail, emailChangeToMail } from './emails/email-change.ts'
import { newDeviceMail } from './emails/new-device.ts'
import { resetMail } from './emails/reset.ts'
import { securityChangeMail } from './emails/security-change.ts'
import { verificationMail } from './emails/verification.ts'
import { sendResetJob } from './mail-link/send-reset.ts'

/** What this area brings to the server. */
export const accountsArea = area({
  name: 'accounts',
  words: new URL('./words/', import.meta.url),
  routes: accountsRoutes,
  jobs: [sendResetJob],
  recurring: [pruneDaily],
  mails: [
    verificationMail,
    resetMail,
    addressKnownMail,
    openedMail,
    emailChangeFromMail,
    emailChangeToMail,
    newDeviceMail,
    securityChangeMail,
  ] as readonly MailType[],
})
