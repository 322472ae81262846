import { defineMail, type MailType } from '#platform/mail/mail-type.ts'
import { button, heading, link, paragraph, small } from '#platform/mail/parts.ts'
import { type NoticeKind, noticeKinds } from '../lifecycle/notice.ts'

/** What a notice of a site's life says. */
export interface NoticeInput {
  readonly title: string
  readonly address: string
  /** Where in the owner's app it is dealt with. */
  readonly link: string
  /** Where everything on the site can be taken out. */
  readonly exportLink: string
  /** Since when the site is in its status (ISO 8601). */
  readonly since: string
  /** When the next thing happens by itself (ISO 8601). */
  readonly nextAt: string
  /** Whether the reader is told in the place of an owner whose account is gone. */
  readonly isHeir: boolean
  /** IANA name of the reader's zone. */
  readonly timeZone: string
}

function noticeMail(kind: NoticeKind): MailType<NoticeInput> {
  return defineMail<NoticeInput>({
    name: `sites.${kind.replaceAll('_', '-')}`,
    audience: 'owner',
    urgency: 'telling',
    sample: {
      title: 'Kestrel Books',
      address: 'kestrel-books.example.site',
      link: 'https://app.example.com/sites/019aa000-0000-7000-8000-00000000abcd/plan',
      exportLink: 'https://app.example.com/sites/019aa000-0000-7000-8000-00000000abcd/settings/export',
      since: '2026-01-04T10:00:00.000Z',
      nextAt: '2026-12-04T10:00:00.000Z',
      isHeir: false,
      timeZone: 'Europe/Zurich',
    },
    render: (input, words, formats) => {
      const dateOf = (moment: string) =>
        formats.date(Date.parse(moment), { style: 'long', timeZone: input.timeZone })
      // Dates alone: a notice may go out months after it fell due, and "a month ago" is true on one day only.
      const values = {
        title: input.title,
        address: input.address,
        since: dateOf(input.since),
        date: dateOf(input.nextAt),
      }
      return {
        subject: words(`site_mail.${kind}.subject`, values),
        preview: words(`site_mail.${kind}.preview`, values),
        parts: [
          heading(words(`site_mail.${kind}.heading`, values)),
          paragraph(words(`site_mail.${kind}.text`, values)),
          button(words(`site_mail.${kind}.button`, values), input.link),
          // Of an expired site everything can be taken out as long as it is kept.
          ...(kind.startsWith('expired')
            ? [paragraph(link(words('site_mail.notice.export'), input.exportLink))]
            : []),
          small(words(input.isHeir ? 'site_mail.notice.heir' : 'site_mail.notice.small', values)),
        ],
      }
    },
  })
}

/** The mails of a site's life, by what they tell. */
export const noticeMails = Object.fromEntries(
  noticeKinds.map((kind) => [kind, noticeMail(kind)]),
) as Readonly<Record<NoticeKind, MailType<NoticeInput>>>
