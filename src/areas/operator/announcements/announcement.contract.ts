import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { anyAccount, operatorOnly } from '#kernel/permission.ts'
import { id, longText, moment, nothing, trimmedText, webUrl } from '#kernel/shapes.ts'

const announcementInput = {
  title: trimmedText(120),
  text: longText(600),
  tone: z.enum(['info', 'warning']),
  link: webUrl.nullable(),
  startsAt: moment,
  endsAt: moment.nullable(),
}

/** When something is announced: judged together, and so read together by whoever changes it. */
export const announcedAt = z.strictObject({
  startsAt: announcementInput.startsAt,
  endsAt: announcementInput.endsAt,
})

export const announcement = z.object({ id, ...announcementInput, link: z.string().nullable() })
export type Announcement = z.output<typeof announcement>

/** What is announced now and was not put away by the account. */
export const currentAnnouncements = endpoint({
  name: 'operator.currentAnnouncements',
  method: 'GET',
  path: '/api/announcements',
  access: anyAccount,
  input: z.strictObject({}),
  output: z.object({ announcements: z.array(announcement) }),
  summary: 'What the operator tells everybody now, less what the account has put away.',
})

export const dismissAnnouncement = endpoint({
  name: 'operator.dismissAnnouncement',
  method: 'POST',
  path: '/api/announcements/:announcementId/dismiss',
  access: anyAccount,
  input: z.strictObject({ announcementId: id }),
  output: nothing,
  summary: 'Puts an announcement away for the account.',
})

export const listAnnouncements = endpoint({
  name: 'operator.listAnnouncements',
  method: 'GET',
  path: '/api/operator/announcements',
  access: operatorOnly,
  input: z.strictObject({}),
  output: z.object({
    announcements: z.array(announcement.extend({ dismissals: z.number().int() })),
  }),
  summary: 'All announcements, the latest first.',
})

export const createAnnouncement = endpoint({
  name: 'operator.createAnnouncement',
  method: 'POST',
  path: '/api/operator/announcements',
  access: operatorOnly,
  input: z.strictObject(announcementInput),
  output: z.object({ id }),
  summary: 'Announces something to everybody who is signed in.',
})

export const changeAnnouncement = endpoint({
  name: 'operator.changeAnnouncement',
  method: 'PUT',
  path: '/api/operator/announcements/:announcementId',
  access: operatorOnly,
  input: z.strictObject({
    ...z.strictObject(announcementInput).partial().shape,
    announcementId: id,
    /** What is put in the place of something else is refused where that is another by now. */
    from: announcedAt.optional(),
  }),
  output: nothing,
  summary:
    'Changes what is given of an announcement. With its times as they were read (`from`) it is refused where they are others by now.',
})

export const removeAnnouncement = endpoint({
  name: 'operator.removeAnnouncement',
  method: 'DELETE',
  path: '/api/operator/announcements/:announcementId',
  access: operatorOnly,
  input: z.strictObject({ announcementId: id }),
  output: nothing,
  summary: 'Removes an announcement.',
})
