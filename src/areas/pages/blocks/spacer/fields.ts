import { choice } from '#document/fields.ts'

export const fields = {
  phone: choice({
    label: 'blocks.spacer.phone',
    options: [
      { value: 'small', label: 'blocks.size.small' },
      { value: 'same', label: 'blocks.spacer.same' },
      { value: 'none', label: 'blocks.spacer.gone' },
    ],
    default: 'small',
  }),
}
