import type { VisitorTranslate } from '#kernel/messages/message.ts'
import { newLocalId } from '#kernel/ids.ts'
import { FORM_VERSION, type Form, type FormItem } from '../form/form.ts'
import type { formBeginnings } from './form.contract.ts'

export type FormBeginning = (typeof formBeginnings)[number]

const fields = (words: VisitorTranslate) => ({
  name: (required: boolean): FormItem => ({
    id: newLocalId(),
    kind: 'name',
    label: words('form_beginning.name'),
    required,
  }),
  mail: (): FormItem => ({
    id: newLocalId(),
    kind: 'mail',
    label: words('form_beginning.email'),
    required: true,
  }),
})

const items: { readonly [Name in FormBeginning]: (words: VisitorTranslate) => readonly FormItem[] } = {
  contact: (words) => [
    fields(words).name(false),
    fields(words).mail(),
    { id: newLocalId(), kind: 'long-text', label: words('form_beginning.message'), required: true },
  ],
  newsletter: (words) => [
    fields(words).mail(),
    {
      id: newLocalId(),
      kind: 'consent',
      label: words('form_beginning.consent'),
      words: words('form_beginning.consent_words'),
      wordsVersion: 1,
      required: true,
    },
  ],
  signup: (words) => [
    fields(words).name(true),
    fields(words).mail(),
    {
      id: newLocalId(),
      kind: 'number',
      label: words('form_beginning.people'),
      required: true,
      least: 1,
      most: 20,
      step: 1,
    },
    { id: newLocalId(), kind: 'long-text', label: words('form_beginning.remark') },
  ],
  survey: (words) => [
    { id: newLocalId(), kind: 'rating', label: words('form_beginning.satisfied'), required: true, most: 5 },
    {
      id: newLocalId(),
      kind: 'scale',
      label: words('form_beginning.recommend'),
      least: 0,
      most: 10,
      leastLabel: words('form_beginning.unlikely'),
      mostLabel: words('form_beginning.likely'),
    },
    { id: newLocalId(), kind: 'long-text', label: words('form_beginning.better') },
  ],
  blank: () => [],
}

/** A new form in the words of a site. */
export function formOf(beginning: FormBeginning, words: VisitorTranslate): Form {
  return {
    version: FORM_VERSION,
    items: items[beginning](words),
    rules: [],
    endings: [{ id: newLocalId(), kind: 'words', words: words(`form_beginning.thanks.${beginning}`) }],
  }
}
