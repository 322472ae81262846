import type { ColourName } from '../fields.ts'
import { paletteSlots, type PaletteSlot } from '../styles.ts'

function isSlot(name: string): boolean {
  return paletteSlots.some((slot) => slot === name)
}

/** A picked colour for a surface or shape: the palette's own. Undefined for `auto`. */
export function fillCss(name: ColourName): string | undefined {
  if (name === 'auto') return undefined
  return `var(--${isSlot(name) ? `palette-${name}` : name})`
}

/** A slot of the palette, let through so much: `strength` 1 is opaque. */
export function slotWash(slot: PaletteSlot, strength: number): string {
  const percent = Math.round(Math.min(1, Math.max(0, strength)) * 100)
  return percent === 100
    ? `var(--palette-${slot})`
    : `color-mix(in srgb,var(--palette-${slot}) ${percent}%,transparent)`
}
