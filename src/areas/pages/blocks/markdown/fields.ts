import { markdown } from '#document/fields.ts'

export const fields = { body: markdown({ label: 'blocks.markdown.body', max: 50_000 }) }
