import { useDeferredValue, useMemo } from 'react'
import { useWords } from '#ui/words.ts'
import { formFaults } from '../../form/form-faults.ts'
import type { Form, LocalId } from '../../form/form.ts'
import { faultInWords, placeOf } from './fault-words.ts'

/** What is wrong with a form, in words, by the item or rule where it is shown. */
export function useFaults(form: Form): ReadonlyMap<LocalId, readonly string[]> {
  const t = useWords()
  // Forms are walked for it: typing does not wait.
  const settled = useDeferredValue(form)
  return useMemo(() => {
    const told = new Map<LocalId, string[]>()
    for (const fault of formFaults(settled)) {
      const place = placeOf(fault)
      const id = 'rule' in place ? place.rule : 'item' in place ? place.item : place.setting
      told.set(id, [...new Set([...(told.get(id) ?? []), faultInWords(fault, settled, t)])])
    }
    return told
  }, [settled, t])
}
