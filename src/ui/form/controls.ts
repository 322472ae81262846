import type { FieldHandle } from '../field/focus-inside.ts'

/** A mounted field: its control, once there is one. */
export type Control = { focus?: () => void } | FieldHandle | null

const known = new WeakMap<object, Map<string, Control>>()

/** The fields of a form that stand on the screen, by name. `form` is react-hook-form's `control`. */
export function controlsOf(form: object): Map<string, Control> {
  const found = known.get(form)
  if (found) return found
  const made = new Map<string, Control>()
  known.set(form, made)
  return made
}

function elementOf(control: Control | undefined): HTMLElement | null {
  const element = control && 'element' in control ? control.element : control
  return element instanceof HTMLElement ? element : null
}

/** Orders what is said of fields as the fields stand on the screen; of what does not stand there comes last. */
export function inScreenOrder<Said extends { readonly name: string }>(
  said: readonly Said[],
  controls: ReadonlyMap<string, Control>,
): Said[] {
  return said.toSorted((one, other) => {
    const [first, second] = [elementOf(controls.get(one.name)), elementOf(controls.get(other.name))]
    if (!first || !second) return Number(!first) - Number(!second)
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1
  })
}

/**
 * Puts the focus on the first field that takes it, of those named and what is below them, as they stand on the screen.
 *
 * @returns whether one took it
 */
export function focusFirst(controls: ReadonlyMap<string, Control>, names: readonly string[]): boolean {
  const below = [...controls.keys()]
    .filter((name) => names.some((one) => name === one || name.startsWith(`${one}.`)))
    .map((name) => ({ name }))
  const before = document.activeElement
  return inScreenOrder(below, controls).some(({ name }) => {
    controls.get(name)?.focus?.()
    return document.activeElement !== before
  })
}

/** Unfolds what a control stands in, as a search in the page does. */
export function unfold(control: Control | undefined): void {
  const folded = elementOf(control)?.closest('[hidden="until-found"]')
  folded?.dispatchEvent(new Event('beforematch', { bubbles: true }))
}

/** The words of a control's label as they stand on the screen; null where it has none. */
export function labelOf(control: Control | undefined): string | null {
  const element = elementOf(control)
  if (!element) return null
  const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLLabelElement> | null) : null
  const id = element.getAttribute('aria-labelledby')?.split(' ').at(-1)
  const label =
    labels?.[0] ??
    (id ? document.getElementById(id) : null) ??
    element.querySelector('label, [class*="label"]')
  return label?.textContent.trim() || null
}
