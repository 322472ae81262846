import { bumpKeys } from '#areas/pages/index.ts'
import { siteFacts } from '#areas/sites/index.ts'
import { addEntry, findOrMakeContact, joinList } from '#areas/contacts/index.ts'
import type { Id } from '#kernel/ids.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { publish } from '#platform/events/publish.ts'
import { readEditions } from '../builder/edition.store.ts'
import { readForm } from '../builder/form.store.ts'
import { formKey } from '../builder/form.ts'
import { type Answers, fieldsOf, type Form } from '../form/form.ts'
import { courseOf } from '../form/logic.ts'
import { readAnswers } from '../form/stored-answers.ts'
import { answerSender } from './answer-sender.ts'
import { askSender } from './ask-sender.ts'
import { eventAnswers } from './event-answers.ts'
import type { Followed } from './followed.ts'
import { formSubmitted } from './submission.contract.ts'
import { notifyRecipients } from './notify-recipients.ts'
import { givePlaces, takePlaces } from './place.store.ts'
import { saidIn } from './answer-texts.ts'
import { allAnswers } from './sealed.ts'
import { placesOf } from './store-submission.ts'
import { markFollowed, readSubmission } from './submission.store.ts'

/**
 * Does what follows a message, once, however often it is asked: its places are taken where they were not, the contact is
 * found or made, a consent puts it on a list, the owner's people are notified, and the sender if the form is set so. Of
 * spam and of what lies in the trash nothing follows; "Not spam" asks again. The sender of a message that waits to be
 * confirmed is mailed the link to do so.
 *
 * @returns whether no place was left for it
 */
export async function followUp(ctx: Ctx, submissionId: Id): Promise<{ readonly isWithoutPlace: boolean }> {
  const message = await readSubmission(ctx, submissionId, { hold: true })
  if (!message || message.isFollowed || message.state === 'spam' || message.state === 'trash')
    return { isWithoutPlace: false }
  if (message.state === 'waiting') {
    await askSender(ctx, message)
    return { isWithoutPlace: false }
  }
  const [edition] = await readEditions(ctx, [message.editionId])
  const form = await readForm(ctx, message.formId)
  if (!edition || !form) return { isWithoutPlace: false }
  const answers = readAnswers(message.answers)
  const all = allAnswers(ctx, message)
  const hasPlaces = message.hasPlaces || (await takeLate(ctx, message.formId, edition.definition, all))
  const followed: Followed = {
    message,
    form,
    edition: edition.definition,
    answers,
    said: saidIn(edition.definition, answers),
    chosen: courseOf(edition.definition, all).recipients,
  }
  const contactId = message.isTest ? null : await meet(ctx, followed)
  await markFollowed(ctx, message.id, { hasPlaces, contactId })
  const site = await siteFacts(ctx)
  await notifyRecipients(ctx, site, followed)
  if (!message.isTest) {
    await answerSender(ctx, site, followed)
    await publish(ctx, formSubmitted, {
      submissionId: message.id,
      formId: message.formId,
      form: form.title,
      reference: message.reference,
      page: message.page,
      email: message.email,
      answers: eventAnswers(edition.definition, answers),
      sentAt: message.sentAt.toISOString(),
    })
  }
  return { isWithoutPlace: !hasPlaces && placesOf(edition.definition, all).length > 0 }
}

/** Takes the places of a message that lay under spam: all of them, or none. */
export async function takeLate(ctx: Ctx, formId: Id, form: Form, answers: Answers): Promise<boolean> {
  const places = placesOf(form, answers)
  if (places.length === 0) return false
  const { full, last } = await takePlaces(ctx, formId, places)
  if (full.length > 0) {
    await givePlaces(
      ctx,
      formId,
      places.map(({ option }) => option).filter((option) => !full.includes(option)),
    )
    return false
  }
  if (last) await bumpKeys(ctx, [formKey(formId)])
  return true
}

/** The parts of a name: the last one is the family name. */
function namesOf(name: string | null): { readonly givenName?: string; readonly familyName?: string } {
  const words = (name ?? '').trim().split(/\s+/)
  const familyName = words.length > 1 ? (words.at(-1) ?? '') : ''
  const givenName = words.length > 1 ? words.slice(0, -1).join(' ') : (words[0] ?? '')
  return { givenName: givenName.slice(0, 100), familyName: familyName.slice(0, 100) }
}

/** Finds or makes the contact of the one address that was given, and puts it on a list where it agreed to that. */
async function meet(ctx: Ctx, { message, form, edition, answers, said }: Followed): Promise<Id | null> {
  const { email } = said
  if (email === null) return null
  const place = message.page
  const name = said.sender === email ? null : said.sender
  const { contactId } = await findOrMakeContact(ctx, {
    email,
    ...namesOf(name),
    phone: said.phone?.startsWith('+') === true ? said.phone : undefined,
    language: message.language,
    place,
  })
  await addEntry(ctx, {
    contactId,
    what: 'forms.sent',
    values: { form: form.title, reference: message.reference },
  })
  const { listId, listField } = form.settings
  const consent = fieldsOf(edition).find(({ id, kind }) => id === listField && kind === 'consent')
  const agreed = consent && answers.get(consent.id)
  if (listId === null || typeof agreed !== 'object' || !('version' in agreed)) return contactId
  try {
    await joinList(ctx, {
      listId,
      email,
      words: agreed.words,
      wordsVersion: agreed.version,
      language: message.language,
      place,
    })
  } catch (error) {
    // The list was deleted since: the message stays, and so does the consent in it.
    if (!(error instanceof Refusal && error.kind === 'not_found')) throw error
  }
  return contactId
}
