import type { DocumentFault } from '#document/rules.ts'
import type { PageEditorProps } from './props.ts'

/** A broken rule in the person's language. */
export function wordsOfFault(words: PageEditorProps['words'], fault: DocumentFault): string {
  return words(`refusal.document.${fault.rule}`, fault.values)
}
