import { findAccountsByIds } from '#areas/accounts/index.ts'
import type { Site } from '#areas/sites/index.ts'
import { HOUR } from '#kernel/clock.ts'
import type { Ctx } from '#platform/ctx.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { readRecipients } from '../builder/recipient.store.ts'
import { messageMail } from '../emails/message-mail.ts'
import { putDigest } from './digest.store.ts'
import type { Followed } from './followed.ts'
import { noteMail } from './mail-note.store.ts'
import { mailedMessage } from './mailed.ts'

/** Hour of the site's day at which the daily digest goes out. */
const MORNING = 7

/** When a digest goes out: at the next full hour, or the next morning of the site. */
export function dueAt(rhythm: 'hourly' | 'daily', now: number, timeZone: string): Date {
  if (rhythm === 'hourly') return new Date(Math.floor(now / HOUR + 1) * HOUR)
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
  const today = local.toPlainDate().toZonedDateTime({ timeZone, plainTime: { hour: MORNING } })
  const next =
    Temporal.ZonedDateTime.compare(today, local) > 0
      ? today
      : local
          .toPlainDate()
          .add({ days: 1 })
          .toZonedDateTime({ timeZone, plainTime: { hour: MORNING } })
  return new Date(next.epochMilliseconds)
}

/** Where messages of a site are read. */
export const inboxOf = (ctx: Pick<Ctx, 'tools'>, site: Pick<Site, 'id'>): string =>
  new URL(`/sites/${site.id}/inbox`, ctx.tools.config.appOrigin).href

/** The address of the owner's account, and its language, which notifications use. */
export async function ownerOf(
  ctx: Ctx,
  site: Pick<Site, 'ownerId'>,
): Promise<{ readonly email: string | null; readonly locale: string }> {
  const [owner] = await findAccountsByIds(ctx, [site.ownerId])
  return { email: owner?.email ?? null, locale: owner?.preferredLocale ?? 'en-US' }
}

/**
 * Tells the addresses that a form notifies, each confirmed by its link: at once, or with others of the hour or the day.
 * A trial, and a form that names no address, goes to the owner of the site.
 */
export async function notifyRecipients(ctx: Ctx, site: Site, followed: Followed): Promise<void> {
  const { message, form, said } = followed
  const chosen = new Set(followed.chosen)
  const { rhythm } = form.settings
  const owner = await ownerOf(ctx, site)
  if (rhythm === 'never') return
  const recipients = message.isTest ? [] : await readRecipients(ctx, form.id)
  const emails =
    recipients.length === 0
      ? [owner.email].filter((email) => email !== null)
      : recipients
          .filter(({ id, isDefault, confirmedAt }) => confirmedAt !== null && (isDefault || chosen.has(id)))
          .map(({ email }) => email)
  if (rhythm !== 'at-once' && !message.isTest) {
    const due = dueAt(rhythm, ctx.clock.now(), site.timeZone)
    for (const email of emails)
      await putDigest(ctx, { formId: form.id, email, submissionId: message.id, due })
    return
  }
  const mailed = mailedMessage(followed, inboxOf(ctx, site))
  for (const email of emails) {
    const mailId = await sendMail(ctx, messageMail, {
      to: { address: email },
      locale: owner.locale,
      brand: { name: site.title },
      ...(said.email === null ? {} : { replyTo: said.email }),
      input: { site: site.title, form: form.title, message: mailed },
    })
    await noteMail(ctx, mailId, message.id)
  }
}
