import { carry, rights } from '#areas/sites/index.ts'
import { area } from '#platform/area.ts'
import type { VisitorMail } from '#platform/mail/mail-type.ts'
import { routes } from './contacts.routes.ts'
import { carryContacts } from './carry/carry-contacts.ts'
import { permissions } from './contract.ts'
import { confirmMail } from './emails/confirm-mail.ts'
import { askToConfirmJob } from './lists/ask-to-confirm.job.ts'

/**
 * People whom a site knows. They leave with an archive; a site that is duplicated takes none of them along, and one that
 * is purged takes all of them with it, as every row with a `site_id`.
 */
export const contactsArea = area({
  name: 'contacts',
  words: new URL('./words/', import.meta.url),
  routes,
  jobs: [askToConfirmJob],
  mails: [confirmMail as VisitorMail],
  brings: [rights.of(Object.values(permissions)), carry.of(carryContacts)],
})
