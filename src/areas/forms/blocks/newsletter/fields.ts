import { reference, text } from '#document/fields.ts'
import { buttonFields, sentField } from '../form/fields.ts'

export const fields = {
  form: reference({ label: 'blocks.form.form', help: 'blocks.newsletter.form_help', to: 'forms.form' }),
  title: text({ label: 'blocks.newsletter.title', max: 160 }),
  text: text({ label: 'blocks.newsletter.text', multiline: true, max: 600 }),
  ...buttonFields,
  sent: sentField,
}
