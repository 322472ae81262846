import { useState } from 'react'

/**
 * What a field of words shows when what is typed is not kept letter by letter (a space at the end, a capital in an
 * anchor): while it is written in, what was typed, as long as that is what is stored; else what is stored.
 *
 * @param kept what is stored of words
 */
export function useDraft(
  stored: string,
  kept: (words: string) => string,
): { readonly value: string; write(words: string): void; leave(): void } {
  const [draft, setDraft] = useState<string | null>(null)
  return {
    value: draft !== null && kept(draft) === stored ? draft : stored,
    write: setDraft,
    leave: () => setDraft(null),
  }
}
