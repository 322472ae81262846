import type { StoredForm } from '../builder/form.ts'
import type { Answers, Form, LocalId } from '../form/form.ts'
import type { Said } from './answer-texts.ts'
import type { StoredSubmission } from './submission.store.ts'

/** A message with what it was an answer to. */
export interface Followed {
  readonly message: StoredSubmission
  readonly form: StoredForm
  readonly edition: Form
  /** Without those of sensitive fields. */
  readonly answers: Answers
  readonly said: Said
  /** The recipients that rules choose, by all answers. */
  readonly chosen: readonly LocalId[]
}
