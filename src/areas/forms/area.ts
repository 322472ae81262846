import { blocks } from '#areas/documents/index.ts'
import { blockLoaders } from '#areas/pages/index.ts'
import { releasables } from '#areas/releases/index.ts'
import { carry, reachables, rights, siteHooks, uses } from '#areas/sites/index.ts'
import { area } from '#platform/area.ts'
import { mailEndings } from '#platform/mail/mail-ends.ts'
import type { MailType, VisitorMail } from '#platform/mail/mail-type.ts'
import { drawnBlocks } from './blocks/index.ts'
import { formLoader } from './blocks/load-forms.ts'
import { formReleasable } from './builder/form-releasable.ts'
import { notifyMakerOfSite } from './builder/notify-maker.ts'
import { openOrClose } from './builder/open-or-close.job.ts'
import { carryForms } from './carry/carry-forms.ts'
import { permissions } from './contract.ts'
import { confirmAnswerMail } from './emails/confirm-answer-mail.ts'
import { confirmRecipientMail } from './emails/confirm-recipient-mail.ts'
import { digestMail, messageMail } from './emails/message-mail.ts'
import { replyMail } from './emails/reply-mail.ts'
import { retentionMail } from './emails/retention-mail.ts'
import { senderMail } from './emails/sender-mail.ts'
import { routes } from './forms.routes.ts'
import { keepTidyDaily, keepTidyJob } from './inbox/keep-tidy.job.ts'
import { messageFiles } from './inbox/kept-files.ts'
import { reachableForms } from './inbox/reachable-forms.ts'
import { removeFiles } from './inbox/remove-files.job.ts'
import { replyEnded } from './inbox/reply-ended.ts'
import { sumFiles } from './submissions/file.store.ts'
import { confirmedAnswers, confirmPage } from './submissions/confirm-page.ts'
import { followUpJob } from './submissions/follow-up.job.ts'
import { mailsEnded } from './submissions/mails-ended.ts'
import { sendDigestJob, sendDigests } from './submissions/send-digests.job.ts'
import { sentPage } from './submissions/sent-page.ts'
import { listPage } from './subscriptions/list-page.ts'
import { sentLists } from './subscriptions/visitor-forms.ts'
import { tokenRegion } from './submissions/token-region.ts'
import { forgetUnsent } from './submissions/upkeep.job.ts'
import { sentForms } from './submissions/visitor-forms.ts'

/** Forms that visitors send, and the inbox where they arrive. */
export const formsArea = area({
  name: 'forms',
  words: new URL('./words/', import.meta.url),
  routes,
  jobs: [openOrClose, removeFiles, keepTidyJob, followUpJob, sendDigestJob],
  recurring: [keepTidyDaily, sendDigests, forgetUnsent],
  mails: [
    confirmRecipientMail as MailType,
    retentionMail as MailType,
    messageMail as MailType,
    digestMail as MailType,
    senderMail as VisitorMail,
    confirmAnswerMail as VisitorMail,
    replyMail as VisitorMail,
  ],
  files: [messageFiles],
  brings: [
    rights.of(Object.values(permissions)),
    reachables.of(reachableForms),
    releasables.of(formReleasable),
    uses.of({ limit: 'storage', count: sumFiles }),
    siteHooks.of({ created: notifyMakerOfSite }),
    carry.of(carryForms),
    blocks.of(drawnBlocks),
    blockLoaders.of(formLoader),
    mailEndings.of(replyEnded),
    ...mailsEnded.map((one) => mailEndings.of(one)),
    sentForms,
    sentPage,
    confirmPage,
    confirmedAnswers,
    tokenRegion,
    listPage,
    sentLists,
  ],
})
