import { choice, link, text, toggle } from '#document/fields.ts'

export const fields = {
  label: text({ label: 'blocks.button.label', max: 120, placeholder: 'blocks.button.label_placeholder' }),
  link: link({ label: 'blocks.button.link' }),
  style: choice({
    label: 'blocks.button.style',
    options: [
      { value: 'primary', label: 'blocks.button.primary' },
      { value: 'secondary', label: 'blocks.button.secondary' },
      { value: 'tertiary', label: 'blocks.button.tertiary' },
    ],
    default: 'primary',
  }),
  align: choice({
    label: 'blocks.button.align',
    options: [
      { value: 'start', label: 'blocks.align.start', icon: 'align-left' },
      { value: 'center', label: 'blocks.align.center', icon: 'align-center' },
      { value: 'end', label: 'blocks.align.end', icon: 'align-right' },
      { value: 'stretch', label: 'blocks.align.stretch', icon: 'align-justify' },
    ],
    default: 'start',
    group: 'more',
  }),
  arrow: toggle({ label: 'blocks.button.arrow', group: 'more' }),
}
