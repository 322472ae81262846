import type { Words } from '#ui/words.ts'
import type { FormFault } from '../../form/form-faults.ts'
import type { Form, LocalId } from '../../form/form.ts'
import { nameOfItem, pageName } from './sentence.ts'

/** Where a fault is shown: at a rule, at an item of the form, or at its settings. */
export type FaultPlace =
  { readonly rule: LocalId } | { readonly item: LocalId } | { readonly setting: 'once' }

/** Where a fault is shown; a ring, at its first item. */
export function placeOf(fault: FormFault): FaultPlace {
  switch (fault.kind) {
    case 'removed':
    case 'loop':
    case 'asked-later':
      return { rule: fault.rule }
    case 'ring':
      return { item: fault.items[0] ?? '' }
    case 'unreachable':
      return { item: fault.page }
    case 'never-shown':
      return { item: fault.field }
    case 'anonymous':
      return { setting: 'once' }
  }
}

/** A fault in a sentence that says what to do. */
export function faultInWords(fault: FormFault, form: Form, t: Words): string {
  switch (fault.kind) {
    case 'removed':
    case 'loop':
    case 'anonymous':
      return t(`form_builder.fault.${fault.kind}`)
    case 'ring':
      return t('form_builder.fault.ring', {
        items: fault.items.map((id) => nameOfItem(form, id, t)).join(', '),
      })
    case 'asked-later':
      return t('form_builder.fault.asked-later', { field: nameOfItem(form, fault.field, t) })
    case 'unreachable':
      return t('form_builder.fault.unreachable', { page: pageName(form, fault.page, t) })
    case 'never-shown':
      return t('form_builder.fault.never-shown', { field: nameOfItem(form, fault.field, t) })
  }
}
