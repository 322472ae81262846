/** A key as an action names it: `Mod+Shift+D`, `ArrowUp`, `Alt+ArrowDown`, `/`. `Mod` is ⌘ on Apple's keyboards. */
export type Keys = string

/** What of a keyboard event decides. */
export interface KeyPress {
  readonly key: string
  readonly code?: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

const NAMED: { readonly [key: string]: string } = { ' ': 'Space', Esc: 'Escape', Del: 'Delete' }

/**
 * The one spelling of a press, in the order Mod, Alt, Shift, key. Letters are upper case. With Alt (and
 * for letters with Mod) the key's place on the keyboard decides, since Alt types other signs on Apple's.
 * Shift is named only for letters and named keys: `?` stays `?` wherever it is on a keyboard.
 */
export function keysOf(press: KeyPress, apple: boolean): Keys {
  const mod = apple ? press.metaKey : press.ctrlKey
  const parts: string[] = []
  if (mod) parts.push('Mod')
  if (apple && press.ctrlKey) parts.push('Ctrl')
  if (press.altKey) parts.push('Alt')
  let key = NAMED[press.key] ?? press.key
  const letter = /^Key([A-Z])$/.exec(press.code ?? '')?.[1]
  const digit = /^Digit(\d)$/.exec(press.code ?? '')?.[1]
  // Latin letters by what they say; others (Greek, Cyrillic layouts, Alt's signs) by where they are.
  if (key.length === 1 && (press.altKey || (mod && !/^[a-z0-9]$/i.test(key)))) key = letter ?? digit ?? key
  const named = key.length > 1
  const isLetter = /^\p{L}$/u.test(key)
  if (isLetter) key = key.toUpperCase()
  if (press.shiftKey && (named || isLetter || mod || press.altKey)) parts.push('Shift')
  parts.push(key)
  return parts.join('+')
}
