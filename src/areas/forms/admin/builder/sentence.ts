import type { Words } from '#ui/words.ts'
import {
  FIRST_PAGE,
  offers,
  OTHER,
  pagesOf,
  type Form,
  type LocalId,
  type Rule,
  type Test,
} from '../../form/form.ts'
import { itemName } from './item-kinds.ts'

/** Names of things are enclosed in these (Unicode isolates), so that a screen can highlight them in any language. */
const OPEN = '\u2068'
const CLOSE = '\u2069'
const named = (text: string): string => `${OPEN}${text}${CLOSE}`

/** What sentences need to know besides the form. */
export interface Named {
  /** Addresses of recipients by id. */
  readonly recipients: ReadonlyMap<LocalId, string>
}

/** How a page is called: by its title, else by its place. */
export function pageName(form: Form, id: LocalId, t: Words): string {
  const at = pagesOf(form).findIndex((page) => page.id === id)
  if (at === -1) return t('form_builder.gone')
  const title = form.items.find((item) => item.id === id)?.label.trim() ?? ''
  return id === FIRST_PAGE || title === '' ? t('form_builder.page_numbered', { number: at + 1 }) : title
}

/** How an ending is called: by its place and its kind. */
export function endingName(form: Form, id: LocalId, t: Words): string {
  const at = form.endings.findIndex((ending) => ending.id === id)
  const ending = form.endings[at]
  if (!ending) return t('form_builder.gone')
  return t('form_builder.ending_numbered', { number: at + 1, kind: t(`form_builder.ending.${ending.kind}`) })
}

/** What a rule names: an item, field or page by its id. */
export function nameOfItem(form: Form, id: LocalId, t: Words): string {
  const item = form.items.find((one) => one.id === id)
  return item ? itemName(item, t) : t('form_builder.gone')
}

function valueName(form: Form, { field, value = '' }: Test, t: Words): string {
  const asked = form.items.find((item) => item.id === field)
  if (!asked || !offers(asked)) return value === '' ? '…' : value
  const option = asked.options.find(({ id }) => id === value)
  if (option) return option.label
  return value === OTHER ? t('form_builder.other') : value === '' ? '…' : value
}

function testInWords(form: Form, test: Test, t: Words): string {
  const field = named(nameOfItem(form, test.field, t))
  if (test.kind === 'answered' || test.kind === 'empty') return t(`form_builder.test.${test.kind}`, { field })
  return t(`form_builder.test.${test.kind}`, { field, value: named(valueName(form, test, t)) })
}

/** A rule as one sentence: "Show Phone when How shall we answer is By phone", names between isolates. */
export function sentenceOf(rule: Rule, form: Form, t: Words, { recipients }: Named): string {
  const tests = rule.tests
    .map((test) => testInWords(form, test, t))
    .reduce((before, next) => t(`form_builder.tests.${rule.match}`, { before, next }))
  const { deed } = rule
  switch (deed.kind) {
    case 'show':
      return t('form_builder.rule.show', { item: named(nameOfItem(form, deed.item, t)), tests })
    case 'require':
      return t('form_builder.rule.require', { item: named(nameOfItem(form, deed.field, t)), tests })
    case 'go-to': {
      const after = named(pageName(form, deed.after, t))
      return deed.page === null
        ? t('form_builder.rule.finish', { after, tests })
        : t('form_builder.rule.go_to', { after, page: named(pageName(form, deed.page, t)), tests })
    }
    case 'end':
      return t('form_builder.rule.end', { ending: named(endingName(form, deed.ending, t)), tests })
    case 'mail-to':
      return t('form_builder.rule.mail_to', {
        email: named(recipients.get(deed.recipient) ?? t('form_builder.gone')),
        tests,
      })
  }
}

/** A sentence in pieces, those that are names told apart. */
export function piecesOf(sentence: string): readonly { readonly text: string; readonly isName: boolean }[] {
  return sentence
    .split(/(\u2068[^\u2069]*\u2069)/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith(OPEN) ? { text: piece.slice(1, -1), isName: true } : { text: piece, isName: false },
    )
}
