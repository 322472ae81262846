import { FORM_VERSION, type Form, type FormItem, type Rule } from './form.ts'

/** A form of these items and rules, with one ending. */
export function aForm(items: readonly FormItem[], rules: readonly Rule[] = []): Form {
  return {
    version: FORM_VERSION,
    items,
    rules,
    endings: [{ id: 'ending1', kind: 'words', words: 'Thank you.' }],
  }
}

/** A form with a field of every kind, none required, on two pages. */
export const everyField: Form = aForm([
  { id: 'text01', kind: 'text', label: 'Subject', most: 20 },
  { id: 'long01', kind: 'long-text', label: 'Message', least: 2, most: 1_000 },
  { id: 'name01', kind: 'name', label: 'Name' },
  { id: 'mail01', kind: 'mail', label: 'Mail' },
  { id: 'phone01', kind: 'phone', label: 'Telephone' },
  { id: 'address01', kind: 'address', label: 'Address' },
  { id: 'number01', kind: 'number', label: 'Metres', least: -10, most: 5_000 },
  { id: 'rating01', kind: 'rating', label: 'Stars', most: 5 },
  { id: 'scale01', kind: 'scale', label: 'Likely', least: 0, most: 10 },
  { id: 'page02', kind: 'page', label: 'More' },
  { id: 'section01', kind: 'section', label: 'About you' },
  { id: 'words01', kind: 'words', label: 'Nearly there.' },
  {
    id: 'choice01',
    kind: 'choice',
    label: 'Size',
    other: true,
    options: [
      { id: 'small1', label: 'Small', places: 3 },
      { id: 'large1', label: 'Large' },
    ],
  },
  {
    id: 'several01',
    kind: 'several',
    label: 'Days',
    most: 2,
    options: [
      { id: 'monday1', label: 'Monday' },
      { id: 'tuesday1', label: 'Tuesday' },
      { id: 'friday1', label: 'Friday' },
    ],
  },
  {
    id: 'dropdown01',
    kind: 'dropdown',
    label: 'Colour',
    options: [{ id: 'green1', label: 'Green' }],
  },
  { id: 'date01', kind: 'date', label: 'Day', notPast: true, to: '2027-12-31', weekdays: [1, 2, 3, 4, 5] },
  { id: 'time01', kind: 'time', label: 'Time', from: '09:00', to: '17:30' },
  { id: 'file01', kind: 'file', label: 'Picture', groups: ['picture'], most: 2 },
  { id: 'consent01', kind: 'consent', label: 'Consent', words: 'You may write to me.', wordsVersion: 3 },
  { id: 'hidden01', kind: 'hidden', label: 'Campaign', from: { source: 'query', key: 'utm_source' } },
])
