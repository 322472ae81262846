import type { Ctx } from '#platform/ctx.ts'
import { callOffMails } from '#platform/mail/mail-hold.store.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { readContributors } from '../contributors/contributor.store.ts'
import { peopleByIds, type Person } from '../contributors/people.ts'
import { noticeMails } from '../emails/notice-mails.ts'
import { addressOf, nextStep, type Site } from '../site/site.ts'
import { updateSite } from '../site/site.store.ts'
import { insertNotice, noticeQueuedAt } from './lifecycle.store.ts'
import { lastNoticeOf, type NoticeKind } from './notice.ts'

/** The screen where a notice is dealt with: bringing a removed site back, else its plan. */
const pathOf = (kind: NoticeKind, site: Site): string =>
  kind === 'removed' || kind.startsWith('purge') ? '/' : `/sites/${site.id}/plan`

/**
 * Who is told of a site: its owner; where their account is gone, its administrators without an end, any of whom may
 * bring it back and own it then (`inheritSite`).
 */
async function toldOf(ctx: Ctx, site: Site): Promise<readonly (Person & { readonly email: string })[]> {
  const owner = (await peopleByIds(ctx, [site.ownerId])).get(site.ownerId)
  if (owner?.email) return [{ ...owner, email: owner.email }]
  const heirs = (await readContributors(ctx, site.id)).filter(
    ({ roles, endsAt }) => roles.includes('admin') && endsAt === null,
  )
  const people = await peopleByIds(
    ctx,
    heirs.map(({ accountId }) => accountId),
  )
  return [...people.values()].flatMap((one) => (one.email ? [{ ...one, email: one.email }] : []))
}

/**
 * Tells the owner by mail, once for each stay of the site in its status (of a trial, for each end that it is
 * given): the notice is remembered in
 * the transaction that queues the mail. Where their account is gone the administrators are told; where there are
 * none, there is only the memory.
 *
 * @returns whether this call was the first
 */
export async function notifyOwner(ctx: Ctx, site: Site, kind: NoticeKind): Promise<boolean> {
  const now = ctx.clock.now()
  // A trial that was lengthened is the same stay with another end, of which the owner is told anew.
  const since = (kind === 'trial_ending' ? site.trialEndsAt : null) ?? site.statusSince
  const notice = { siteId: site.id, kind, since, now }
  const isFirst = await insertNotice(ctx, notice)
  let lastToldAt = site.lastToldAt
  if (lastToldAt === null && kind === lastNoticeOf[site.status]) {
    // A stay that goes on after a removal was undone has it beside the site alone.
    lastToldAt = isFirst ? now : await noticeQueuedAt(ctx, notice)
    await updateSite(ctx, site.id, { last_told_at: lastToldAt === null ? null : new Date(lastToldAt) })
  }
  if (isFirst) await mailNotice(ctx, { ...site, lastToldAt }, kind)
  return isFirst
}

/**
 * Tells once more before the last step, which waits for that as long as after the first time: mails were held since,
 * and what was written may name a day that is over, or have been given up.
 */
export async function notifyAnew(ctx: Ctx, site: Site, kind: NoticeKind): Promise<void> {
  const lastToldAt = ctx.clock.now()
  await updateSite(ctx, site.id, { last_told_at: new Date(lastToldAt) })
  await mailNotice(ctx, { ...site, lastToldAt }, kind)
}

/** Gives up notices of a site that were held and have not left: what they say is no longer so. */
export async function callOffNotices(ctx: Ctx, site: Site, kinds: readonly NoticeKind[]): Promise<void> {
  if (kinds.length === 0) return
  const names = kinds.map((kind) => noticeMails[kind].name)
  await callOffMails(ctx.db, site.id, names, 'Not sent: the site had another status by then.')
}

/** Queues a notice to all who are told of a site, with the moment of its next step. */
async function mailNotice(ctx: Ctx, site: Site, kind: NoticeKind): Promise<void> {
  const next = nextStep(site)
  if (!next) return
  const { appOrigin, sitesDomain } = ctx.tools.config
  for (const person of await toldOf(ctx, site)) {
    await sendMail({ ...ctx, site: { id: site.id } }, noticeMails[kind], {
      to: { address: person.email, name: person.name },
      locale: person.locale,
      input: {
        title: site.title,
        address: addressOf(site.slug, sitesDomain),
        link: new URL(pathOf(kind, site), appOrigin).href,
        exportLink: new URL(`/sites/${site.id}/settings/export`, appOrigin).href,
        since: new Date(site.statusSince).toISOString(),
        nextAt: new Date(next.at).toISOString(),
        isHeir: person.id !== site.ownerId,
        timeZone: person.timeZone,
      },
    })
  }
}
