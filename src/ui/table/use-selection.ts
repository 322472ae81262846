import { useEffect, useRef, useState } from 'react'
import type { Key, Selection } from 'react-aria-components/Table'

/** What of a selection changed, if it is one id. */
function changedIn(before: ReadonlySet<string>, after: ReadonlySet<string>): string | null {
  const [only, ...more] = [...before, ...after].filter((id) => !before.has(id) || !after.has(id))
  return only !== undefined && more.length === 0 ? only : null
}

/**
 * A selection that is held by whoever shows a list, as the list itself takes it. Pressed with Shift, a box does to all
 * from the one before what it does to its own; and where a range of rows began is known to what the list gave last,
 * which is handed back to it while it is what is selected. What is selected beside the list goes through the same.
 *
 * @param ids all that is shown, in the order in which it is
 */
export function useSelection(
  selected: ReadonlySet<string>,
  onSelect: ((selected: ReadonlySet<string>) => void) | undefined,
  ids: readonly string[],
): { selectedKeys: Iterable<Key>; onSelectionChange: ((next: Selection) => void) | undefined } {
  const [given, setGiven] = useState<ReadonlySet<Key> | null>(null)
  const [before, setBefore] = useState<string | null>(null)
  const isReaching = useRef(false)
  useEffect(() => {
    const look = (event: PointerEvent | KeyboardEvent): void => {
      // Rows reach by themselves: only a box knows nothing of Shift.
      isReaching.current = event.shiftKey && (event.target as Element).closest('[slot=selection]') !== null
    }
    const ending = new AbortController()
    const heard = { capture: true, signal: ending.signal }
    document.addEventListener('pointerdown', look, heard)
    document.addEventListener('keydown', look, heard)
    return () => ending.abort()
  }, [])
  const change = (next: Selection): void => {
    const chosen = next === 'all' ? new Set(ids) : new Set([...next].map(String))
    const pressed = changedIn(selected, chosen)
    const [from, to] = [ids.indexOf(before ?? ''), ids.indexOf(pressed ?? '')]
    setGiven(next === 'all' ? null : next)
    if (pressed === null || !isReaching.current || from === -1 || to === -1) {
      setBefore(pressed)
      onSelect?.(chosen)
      return
    }
    const isOn = chosen.has(pressed)
    for (const id of ids.slice(Math.min(from, to), Math.max(from, to) + 1))
      if (isOn) chosen.add(id)
      else chosen.delete(id)
    onSelect?.(chosen)
  }
  const isGiven =
    given !== null && given.size === selected.size && [...given].every((key) => selected.has(String(key)))
  return { selectedKeys: isGiven ? given : selected, onSelectionChange: onSelect && change }
}
