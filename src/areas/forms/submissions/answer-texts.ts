import { trimmed } from '#kernel/tidy-text.ts'
import { fieldsOf, isAsked, type Answer, type Answers, type Form, type FormField } from '../form/form.ts'

/** As many letters tell one message from another. */
const TELLING_LETTERS = 20

/** The texts that were typed for a field; chosen options are left out. */
function textsOf(field: FormField, answer: Answer): readonly string[] {
  if (typeof answer === 'string') return field.kind === 'date' || field.kind === 'time' ? [] : [answer]
  if (typeof answer === 'number') return [String(answer)]
  if ('options' in answer) return answer.other === undefined ? [] : [answer.other]
  if ('files' in answer) return answer.files.map(({ name }) => name)
  if ('typed' in answer) return [answer.typed]
  if ('version' in answer) return []
  return Object.values(answer)
}

/** Who wrote, what they wrote: what the list, the search and the filter of spam read of answers. */
export interface Said {
  /** A name, else an address. */
  readonly sender: string | null
  /** The one address; null where there is none or more than one. */
  readonly email: string | null
  readonly phone: string | null
  /** All typed texts of fields that are not sensitive, for the search. */
  readonly open: readonly string[]
  /** All typed texts, sensitive ones included. */
  readonly all: readonly string[]
  /** Lines and paragraphs, without who wrote them. */
  readonly message: string
}

export function saidIn(form: Form, answers: Answers): Said {
  const open: string[] = []
  const all: string[] = []
  const message: string[] = []
  const emails = new Set<string>()
  let name: string | null = null
  let phone: string | null = null
  for (const field of fieldsOf(form)) {
    const answer = answers.get(field.id)
    if (answer === undefined) continue
    const texts = textsOf(field, answer)
    if (field.sensitive !== true) open.push(...texts)
    if (field.kind !== 'hidden') all.push(...texts)
    if (field.kind === 'text' || field.kind === 'long-text') message.push(...texts)
    if (field.sensitive === true) continue
    if (field.kind === 'mail' && typeof answer === 'string') emails.add(answer)
    if (field.kind === 'name' && typeof answer === 'string') name ??= trimmed(answer)
    if (field.kind === 'phone' && typeof answer === 'object' && 'typed' in answer)
      phone ??= answer.e164 ?? answer.typed
  }
  const [first = null] = emails
  return {
    sender: name ?? first,
    email: emails.size === 1 ? first : null,
    phone,
    open,
    all,
    message: message.join('\n'),
  }
}

/**
 * Whether answers tell one sending from another's: without a token the same from one network and browser are taken for
 * one only then, since two people behind one address may well rate a thing alike.
 */
export function isTelling(form: Form, answers: Answers): boolean {
  const hasMail = fieldsOf(form).some(({ id, kind }) => kind === 'mail' && answers.has(id))
  const letters = form.items
    .filter(isAsked)
    .flatMap((field) => {
      const answer = answers.get(field.id)
      return answer === undefined ? [] : textsOf(field, answer)
    })
    .join('')
    .replace(/[^\p{L}\p{Nd}]/gu, '').length
  return hasMail || letters >= TELLING_LETTERS
}

/** A text as it is compared with others for saying the same; null where it says too little. */
export function sameness(text: string): string | null {
  const bare = text
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim()
  return bare.length < TELLING_LETTERS ? null : bare
}
