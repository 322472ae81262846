import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import css from './key.module.css'

const appleSigns: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', Ctrl: '⌃' }
const plainSigns: Readonly<Record<string, string>> = { Mod: 'Ctrl' }
const keySigns: Readonly<Record<string, string>> = {
  Enter: '↵',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Backspace: '⌫',
  Escape: 'Esc',
}

/** Whether the person's keyboard has a command key. False where there is no browser. */
export function isAppleKeyboard(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)
}

/** The keys of a press: of `Mod++` two, the last of them a plus. */
export const partsOf = (shortcut: string): string[] => shortcut.split(/\+(?=.)/)

/** `Mod+Shift+K` as the signs printed on the person's keyboard. */
export function keySignsOf(shortcut: string, apple = isAppleKeyboard()): string[] {
  return partsOf(shortcut).map((part) => {
    const modifier = apple ? appleSigns[part] : plainSigns[part]
    return modifier ?? keySigns[part] ?? (part.length === 1 ? part.toUpperCase() : part)
  })
}

/** `Mod+Z` as `aria-keyshortcuts` has it: `Control+Z`, on Apple's keyboards `Meta+Z`. */
export function ariaKeysOf(shortcut: string, apple = isAppleKeyboard()): string {
  const names: Readonly<Record<string, string>> = {
    Mod: apple ? 'Meta' : 'Control',
    Ctrl: 'Control',
    '+': 'Plus',
  }
  return partsOf(shortcut)
    .map((part) => names[part] ?? part)
    .join('+')
}

/**
 * A shortcut as keycaps, e.g. `of="Mod+K"`: a hint for the eye, beside what is announced by `aria-keyshortcuts`.
 * Where it stands for itself, `said` is how it is read out: “Control K”.
 */
export function Key({
  of: shortcut,
  tone = 'plain',
  said,
}: {
  of: string
  tone?: 'plain' | 'inverse'
  said?: string
}) {
  const signs = keySignsOf(shortcut)
  return (
    <span className={classNames(css.keys, css[tone])}>
      <span aria-hidden="true" className={css.row}>
        {signs.map((sign, at) => (
          <kbd key={at} className={css.key}>
            {sign}
          </kbd>
        ))}
      </span>
      {said !== undefined && <VisuallyHidden>{said}</VisuallyHidden>}
    </span>
  )
}
