import { choice, code, text, toggle } from '#document/fields.ts'
import { codeLanguages } from './code-languages.ts'

export const fields = {
  code: code({ label: 'blocks.code.code', max: 50_000 }),
  language: choice({
    label: 'blocks.code.language',
    options: codeLanguages.map((value) => ({ value, label: `blocks.code.${value}` })),
    default: 'text',
  }),
  title: text({ label: 'blocks.code.title', max: 120, group: 'more' }),
  numbers: toggle({ label: 'blocks.code.numbers', group: 'more' }),
  wrap: toggle({ label: 'blocks.code.wrap', group: 'more' }),
  copy: toggle({ label: 'blocks.code.copy', default: true, group: 'more' }),
}
