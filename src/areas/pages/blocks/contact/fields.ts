import { choice, list, text, toggle } from '#document/fields.ts'

export const fields = {
  title: text({ label: 'blocks.contact.title', max: 160 }),
  address: text({ label: 'blocks.contact.address', multiline: true, max: 400 }),
  phone: text({ label: 'blocks.contact.phone', max: 40 }),
  mail: text({ label: 'blocks.contact.mail', max: 200 }),
  hours: list({
    label: 'blocks.contact.hours',
    addLabel: 'blocks.contact.add_hours',
    itemLabel: 'days',
    max: 14,
    of: {
      days: text({ label: 'blocks.contact.days', max: 80 }),
      times: text({ label: 'blocks.contact.times', help: 'blocks.contact.times_help', max: 120 }),
    },
  }),
  design: choice({
    label: 'blocks.contact.design',
    options: [
      { value: 'stack', label: 'blocks.contact.stack' },
      { value: 'row', label: 'blocks.contact.row' },
    ],
    default: 'stack',
    group: 'more',
  }),
  directions: toggle({
    label: 'blocks.contact.directions',
    help: 'blocks.contact.directions_help',
    default: true,
    group: 'more',
  }),
  labels: toggle({ label: 'blocks.contact.labels', default: true, group: 'more' }),
}
