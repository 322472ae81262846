import { newLocalId } from '#kernel/ids.ts'
import type { ConsentField, Deed, Ending, Form, FormItem, LocalId, Option, Rule } from '../../form/form.ts'

/** Gives back a new form, or the same one where nothing is another. */
export type Edit = (form: Form) => Form

/** Puts an item after another, or (`null`) at the beginning; a removed one: at the end. */
export function addedAfter(item: FormItem, after: LocalId | null): Edit {
  return (form) => {
    const at = after === null ? -1 : form.items.findIndex(({ id }) => id === after)
    const place = after === null ? 0 : at === -1 ? form.items.length : at + 1
    return { ...form, items: form.items.toSpliced(place, 0, item) }
  }
}

/** Puts an item before another. */
export function addedBefore(item: FormItem, before: LocalId): Edit {
  return (form) => {
    const at = form.items.findIndex(({ id }) => id === before)
    return at === -1 ? form : { ...form, items: form.items.toSpliced(at, 0, item) }
  }
}

/** Puts items in the order of these ids; each must be there, and no other is lost. */
export function ordered(ids: readonly LocalId[]): Edit {
  return (form) => {
    const items = new Map(form.items.map((item) => [item.id, item]))
    const next = ids.flatMap((id) => items.get(id) ?? [])
    const isSame = next.every((item, at) => item === form.items[at])
    return next.length !== form.items.length || isSame ? form : { ...form, items: next }
  }
}

/** Moves an item by so many places; at an end it stays. */
export function movedBy(id: LocalId, by: -1 | 1): Edit {
  return (form) => {
    const at = form.items.findIndex((item) => item.id === id)
    const item = form.items[at]
    const to = at + by
    if (!item || to < 0 || to >= form.items.length) return form
    return { ...form, items: form.items.toSpliced(at, 1).toSpliced(to, 0, item) }
  }
}

/** Takes an item away. Rules that name it stay, and say so: with undo they are whole again. */
export function without(id: LocalId): Edit {
  return (form) => ({ ...form, items: form.items.filter((item) => item.id !== id) })
}

/** Changes an item. */
export function changedItem(id: LocalId, change: (item: FormItem) => FormItem): Edit {
  return (form) => ({ ...form, items: form.items.map((item) => (item.id === id ? change(item) : item)) })
}

/** The same item with ids of its own: an answer and a rule mean one thing by an id. */
export function copyOf(item: FormItem): FormItem {
  const id = newLocalId()
  if (!('options' in item)) return { ...item, id }
  return { ...item, id, options: item.options.map((option) => ({ ...option, id: newLocalId() })) }
}

/** Options in another order, named anew or with other places; what was pasted in several lines becomes several. */
export function withOptionLines(options: readonly Option[], at: number, text: string): readonly Option[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const written = lines.filter((line) => line !== '')
  const [first = ''] = written
  return options.flatMap((option, place) =>
    place === at
      ? [{ ...option, label: first }, ...written.slice(1).map((label) => ({ id: newLocalId(), label }))]
      : [option],
  )
}

/**
 * A consent with other words: its version is one more than that of the words it was opened with, however long somebody
 * types, and the same again where they are as before.
 */
export function consentSaying(
  field: ConsentField,
  words: string,
  opened: { readonly words: string; readonly wordsVersion: number },
): ConsentField {
  return {
    ...field,
    words,
    wordsVersion: words === opened.words ? opened.wordsVersion : opened.wordsVersion + 1,
  }
}

/** Adds a rule, or puts one in the place of that of its id. */
export function withRule(rule: Rule): Edit {
  return (form) => ({
    ...form,
    rules: form.rules.some(({ id }) => id === rule.id)
      ? form.rules.map((one) => (one.id === rule.id ? rule : one))
      : [...form.rules, rule],
  })
}

export function withoutRule(id: LocalId): Edit {
  return (form) => ({ ...form, rules: form.rules.filter((rule) => rule.id !== id) })
}

/** Adds an ending, or puts one in the place of that of its id. */
export function withEnding(ending: Ending): Edit {
  return (form) => ({
    ...form,
    endings: form.endings.some(({ id }) => id === ending.id)
      ? form.endings.map((one) => (one.id === ending.id ? ending : one))
      : [...form.endings, ending],
  })
}

/** Takes an ending away; the last one stays, since a form ends somehow. */
export function withoutEnding(id: LocalId): Edit {
  return (form) =>
    form.endings.length < 2 ? form : { ...form, endings: form.endings.filter((ending) => ending.id !== id) }
}

/** Makes an ending the one where no rule says another. */
export function withFirstEnding(id: LocalId): Edit {
  return (form) => {
    const first = form.endings.find((ending) => ending.id === id)
    return first ? { ...form, endings: [first, ...form.endings.filter((one) => one !== first)] } : form
  }
}

/** A rule's deed of another kind, about what is at hand. */
export function deedOf(
  kind: Deed['kind'],
  form: Form,
  about: { item: LocalId; field: LocalId; page: LocalId; recipient: LocalId },
): Deed {
  switch (kind) {
    case 'show':
      return { kind, item: about.item }
    case 'require':
      return { kind, field: about.field }
    case 'go-to':
      return { kind, after: about.page, page: null }
    case 'end':
      return { kind, ending: form.endings.at(-1)?.id ?? '' }
    case 'mail-to':
      return { kind, recipient: about.recipient }
  }
}

/** Sets what is given and takes out what is undefined: a stored form holds no empty settings. */
export function setting<Thing extends object>(
  thing: Thing,
  set: { readonly [Name in keyof Thing]?: unknown },
): Thing {
  const next = { ...thing } as Record<string, unknown>
  for (const [name, value] of Object.entries(set)) {
    if (value === undefined) delete next[name]
    else next[name] = value
  }
  return next as Thing
}
