import type { RoleName } from '../contract.ts'
import type { Formats } from '#kernel/i18n/formats.ts'
import type { Translate } from '#kernel/messages/message.ts'
import { defineMail } from '#platform/mail/mail-type.ts'
import { button, heading, list, paragraph, small, strong } from '#platform/mail/parts.ts'

interface LinkInput {
  readonly title: string
  /** Who invites or offers, by name. */
  readonly by: string
  readonly link: string
  /** ISO 8601. */
  readonly expiresAt: string
}

/** Standard roles in words, roles of the site's own as they are called. */
const roleNamesOf = (words: Translate, roles: readonly string[], own: readonly string[]): string[] => [
  ...roles.map((role) => words(`sites.role.${role as RoleName}`)),
  ...own,
]

/** The day of a moment in words (`4 December 2026`). */
const longDate = (formats: Formats, moment: string): string =>
  formats.date(Date.parse(moment), { style: 'long' })

/** Invites somebody to work on a site. */
export const invitationMail = defineMail<
  LinkInput & {
    readonly roles: readonly string[]
    readonly customRoles: readonly string[]
    readonly message: string
    /** The last day of what is offered (`2027-02-01`), where the site is. */
    readonly lastDay: string | null
  }
>({
  name: 'sites.invitation',
  audience: 'owner',
  urgency: 'waited-for',
  sample: {
    title: 'Kestrel Books',
    by: 'Odile Brun',
    link: 'https://app.example.com/invitations/9LgWcY1wS0Tt0Zt9FhA5jq7cZsJ8l2lVwQeXn0b1u3k',
    expiresAt: '2026-12-04T10:00:00.000Z',
    roles: ['website_editor'],
    customRoles: ['Editor of the journal'],
    message: 'For the winter issue. The drafts are in the journal already.',
    lastDay: '2027-02-01',
  },
  render: (input, words, formats) => ({
    subject: words('site_mail.invitation.subject', { by: input.by, title: input.title }),
    preview: words('site_mail.invitation.preview', { date: longDate(formats, input.expiresAt) }),
    parts: [
      heading(words('site_mail.invitation.heading', { title: input.title })),
      paragraph(words('site_mail.invitation.text', { by: input.by, title: input.title })),
      list(...roleNamesOf(words, input.roles, input.customRoles).map((role) => [strong(role)])),
      ...(input.message === ''
        ? []
        : [paragraph(words('site_mail.invitation.message', { by: input.by })), paragraph(input.message)]),
      ...(input.lastDay === null
        ? []
        : [
            paragraph(
              words('site_mail.invitation.ends', { date: formats.day(input.lastDay, { style: 'long' }) }),
            ),
          ]),
      button(words('site_mail.invitation.button'), input.link),
      small(words('site_mail.invitation.small', { date: longDate(formats, input.expiresAt) })),
    ],
  }),
})

/** Offers a site to another owner. */
export const offerMail = defineMail<LinkInput & { readonly address: string }>({
  name: 'sites.offer',
  audience: 'owner',
  urgency: 'waited-for',
  sample: {
    title: 'Kestrel Books',
    by: 'Odile Brun',
    address: 'kestrel-books.example.site',
    link: 'https://app.example.com/invitations/9LgWcY1wS0Tt0Zt9FhA5jq7cZsJ8l2lVwQeXn0b1u3k',
    expiresAt: '2026-12-04T10:00:00.000Z',
  },
  render: (input, words, formats) => ({
    subject: words('site_mail.offer.subject', { by: input.by, title: input.title }),
    preview: words('site_mail.offer.preview', { date: longDate(formats, input.expiresAt) }),
    parts: [
      heading(words('site_mail.offer.heading', { title: input.title })),
      paragraph(words('site_mail.offer.text', { by: input.by, title: input.title, address: input.address })),
      paragraph(words('site_mail.offer.what')),
      button(words('site_mail.offer.button'), input.link),
      small(words('site_mail.offer.small', { date: longDate(formats, input.expiresAt) })),
    ],
  }),
})
