import type { Entries } from '#platform/visitor/visitor-form.ts'
import { ownNames } from '../form/drawn.ts'
import { addressParts, FIRST_PAGE, fieldsOf, isLocalId, OTHER, partName, type Form } from '../form/form.ts'

export type Go = 'send' | 'next' | 'back'

/** What a browser sent, told apart from what was typed. */
export interface SentWords {
  readonly edition: string
  readonly page: string
  readonly go: Go
  /** Fields in sight; undefined where the page does not say. */
  readonly seen: ReadonlySet<string> | undefined
  readonly step: string | null
  readonly kept: readonly string[]
  readonly token: string | null
  readonly proof: string | null
  readonly isTrapFilled: boolean
}

/** Reads our own names of a form. None of it is trusted yet. */
export function readSent(entries: Entries): SentWords {
  const one = (name: string): string | null => entries.get(name)?.[0] || null
  const go = one(ownNames.go)
  const page = one(ownNames.page) ?? FIRST_PAGE
  return {
    edition: one(ownNames.edition) ?? '',
    page: isLocalId(page) ? page : FIRST_PAGE,
    go: go === 'next' || go === 'back' ? go : 'send',
    seen: entries.has(ownNames.seen)
      ? new Set((entries.get(ownNames.seen) ?? []).flatMap((ids) => ids.split(' ')))
      : undefined,
    step: one(ownNames.step),
    kept: (entries.get(ownNames.kept) ?? []).slice(0, 100),
    token: one(ownNames.token),
    proof: one(ownNames.proof),
    isTrapFilled: (entries.get(ownNames.trap) ?? []).some((text) => text !== ''),
  }
}

/** The names that a form's fields are typed under. */
export function namesOf(form: Form): ReadonlySet<string> {
  return new Set(
    fieldsOf(form).flatMap(({ id, kind }) => {
      if (kind === 'address') return addressParts.map((part) => partName(id, part))
      return [id, partName(id, OTHER)]
    }),
  )
}
