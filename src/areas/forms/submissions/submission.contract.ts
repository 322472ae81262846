import { z } from 'zod'
import { defineEvent } from '#kernel/event.ts'
import { id, instant } from '#kernel/shapes.ts'

const about = { submissionId: id, formId: id, reference: z.string() }

/** A message has come in, and is no spam. Without answers to sensitive fields. */
export const formSubmitted = defineEvent({
  name: 'forms.submitted',
  shape: z.object({
    ...about,
    /** The form's title. */
    form: z.string(),
    /** The path of the page it was sent from. */
    page: z.string(),
    email: z.string().nullable(),
    /** By field, with the label that its sender read. */
    answers: z.array(z.object({ field: z.string(), label: z.string(), answer: z.unknown() })),
    sentAt: instant,
  }),
})
