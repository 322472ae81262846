import type { FieldFault } from './check-field.ts'
import type { Form, LocalId } from './form.ts'

/*
 * What a form is drawn with: what its block's loader brings, and what came of it as it was sent. Both travel as JSON.
 */

/** Names of our own in a form. No field has such a name: ids hold no hyphen. */
export const ownNames = {
  /** The edition that was drawn. */
  edition: 'form-edition',
  /** The page that was drawn. */
  page: 'form-page',
  /** What the button does: `next`, `back`, `send`. */
  go: 'form-go',
  /** Fields in sight, by id with blanks between. */
  seen: 'form-seen',
  /** The handle of what was sent of earlier pages. */
  step: 'form-step',
  /** Handles of files that came before. */
  kept: 'form-kept',
  /** What the script fetched at the first touch. */
  token: 'form-token',
  proof: 'form-proof',
  /** The trap: no person sees it, and no browser fills it. */
  trap: 'form-extra',
} as const

export const standings = ['open', 'early', 'over', 'full', 'gone'] as const
/** Whether a form takes answers: not yet, no longer, no place left, thrown away. */
export type Standing = (typeof standings)[number]

/** What the loader brings. */
export interface ShownForm {
  readonly id: string
  readonly form: Form
  /** `draft` where it is not released as it is. */
  readonly edition: string
  readonly standing: Standing
  /** Options of which no place is left. */
  readonly full: readonly LocalId[]
}

/** What the loader brings to the page that is seen once a form was sent. */
export interface ShownEnding {
  readonly reference: string
  readonly words: string
  /** An asset of the site, to be fetched. */
  readonly asset: string | null
  /** It counts once its sender has opened the link of a mail. */
  readonly isWaiting: boolean
}

/** A file that came already, and is sent again by its handle. */
export interface KeptFile {
  readonly field: LocalId
  readonly handle: string
  readonly name: string
  readonly bytes: number
}

export interface ShownFault extends FieldFault {
  readonly field: LocalId
}

/** Why a form is shown again beside the faults of its fields. */
export const notices = ['unseen', 'anew', 'lost-step'] as const
export type Notice = (typeof notices)[number]

/** A form that is shown again: with faults, with what came into sight, or at another page. */
export interface FormAgain {
  readonly kind: 'again'
  /** Where it is not the one that the page was drawn with. */
  readonly edition: string | null
  readonly form: Form | null
  readonly full: readonly LocalId[]
  readonly page: LocalId
  /** Pages as far as the answers tell. */
  readonly pages: readonly LocalId[]
  readonly shown: readonly LocalId[]
  readonly required: readonly LocalId[]
  readonly step: string | null
  /** What was typed, by the names of controls. */
  readonly typed: { readonly [name: string]: readonly string[] }
  readonly kept: readonly KeptFile[]
  readonly faults: readonly ShownFault[]
  readonly hints: readonly ShownFault[]
  readonly notice: Notice | null
  /** The script is asked for a proof of work. */
  readonly puzzle: string | null
}

/** What came of a form as it was sent, for its block. */
export type FormState =
  | FormAgain
  | { readonly kind: 'closed'; readonly standing: Exclude<Standing, 'open'> }
  | ({ readonly kind: 'sent' } & ShownEnding)
