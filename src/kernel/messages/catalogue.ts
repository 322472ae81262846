import { parsePo } from 'pofile-ts'
import type { SourceCatalogue } from './message.ts'

/**
 * The messages of a catalogue: a PO file whose ids are keys. The note is what stands in its `#.` lines; only
 * the source language has any. What is not translated yet is left out.
 */
export function readCatalogue(po: string): SourceCatalogue {
  return Object.fromEntries(
    parsePo(po).items.flatMap(({ msgid, msgstr: [text = ''], extractedComments }) =>
      text === '' ? [] : [[msgid, { text, note: extractedComments.join(' ') }]],
    ),
  )
}
