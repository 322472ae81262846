import { choice, reference, text } from '#document/fields.ts'

/** How a form's button looks, of the form and of the newsletter. */
export const buttonFields = {
  button: text({ label: 'blocks.form.button', placeholder: 'blocks.form.button_usual', max: 80 }),
  buttonStyle: choice({
    label: 'blocks.form.button_style',
    options: [
      { value: 'primary', label: 'blocks.form.primary' },
      { value: 'secondary', label: 'blocks.form.secondary' },
      { value: 'tertiary', label: 'blocks.form.tertiary' },
    ],
    default: 'primary',
    group: 'more',
  }),
} as const

/** Set only by the page that is shown after a form was sent. */
export const sentField = text({ label: 'blocks.form.sent', max: 10_000, translate: false, when: () => false })

export const fields = {
  form: reference({ label: 'blocks.form.form', help: 'blocks.form.form_help', to: 'forms.form' }),
  layout: choice({
    label: 'blocks.form.layout',
    options: [
      { value: 'stack', label: 'blocks.form.stack' },
      { value: 'columns', label: 'blocks.form.columns' },
    ],
    default: 'stack',
  }),
  ...buttonFields,
  buttonAlign: choice({
    label: 'blocks.form.button_align',
    options: [
      { value: 'start', label: 'blocks.form.start' },
      { value: 'center', label: 'blocks.form.center' },
      { value: 'stretch', label: 'blocks.form.stretch' },
    ],
    default: 'start',
    group: 'more',
  }),
  sent: sentField,
}
