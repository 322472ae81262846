const storageKey = 'portico.single-keys'

/** What was chosen where storage is refused: it holds until the page is left. */
let chosen: boolean | undefined

/**
 * Whether keys that stand alone (`/` and `?` in the editor, `j`, `k`, `x` at a list) act in the whole window. Whoever commands by voice, or presses keys
 * unmeant, switches them off in this browser (WCAG 2.1.4); at what has the focus they act all the same.
 */
export function hasSingleKeys(): boolean {
  try {
    return chosen ?? localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

/** Keeps the choice in this browser. */
export function chooseSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
    chosen = undefined
  } catch {
    chosen = isOn
  }
}
