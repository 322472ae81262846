import { thingKey } from '#areas/releases/index.ts'
import type { Id } from '#kernel/ids.ts'
import type { Form } from '../form/form.ts'
import type { FormSettings, formStates } from './form.contract.ts'

/** A form as it is kept: its draft, and what counts at once. */
export interface StoredForm {
  readonly id: Id
  readonly title: string
  readonly definition: Form
  readonly version: number
  readonly settings: FormSettings
  readonly updatedAt: Date
  readonly updatedBy: Id | null
  readonly deletedAt: Date | null
}

/** What a new form is set to. */
export const usualSettings: FormSettings = {
  keepDays: 365,
  rhythm: 'at-once',
  isAnswered: false,
  answerSubject: '',
  answerWords: '',
  listId: null,
  listField: null,
}

export type FormState = (typeof formStates)[number]

/** Of a released form what decides whether it takes messages. */
export type Opening = Pick<Form, 'opensAt' | 'closesAt' | 'places'>

/**
 * Whether a form takes messages.
 *
 * @param live of the edition that visitors see; null: none was released, or none is shown any more
 * @param taken places of the whole form that are taken
 */
export function stateOf(live: Opening | null, taken: number, now: number): FormState {
  if (!live) return 'draft'
  if (live.closesAt !== undefined && Date.parse(live.closesAt) <= now) return 'closed'
  if (live.places !== undefined && taken >= live.places) return 'closed'
  if (live.opensAt !== undefined && Date.parse(live.opensAt) > now) return 'scheduled'
  return 'open'
}

/** The kind under which forms go live with a release. */
export const FORM_KIND = 'form'

/** What a kept page names that shows a form; it is bumped where visitors see a change that no release brings. */
export const formKey = (formId: Id): string => thingKey(FORM_KIND, formId)
