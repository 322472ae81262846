import { colourNames, type ColourName } from '#document/fields.ts'
import { paletteSlots } from '#document/styles.ts'
import { useEditor, useView } from '../editor-context.tsx'
import type { EditorKey } from '../words.ts'
import { Row } from './row.tsx'
import { Swatches } from './swatches.tsx'

/** A role of the theme or a colour of the palette; names, never hexes, so that it follows the styles. */
export function ColourControl({
  label,
  help,
  error,
  value,
  onChange,
  names = colourNames,
}: {
  readonly label: string
  readonly help?: string
  readonly error?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly names?: readonly ColourName[]
}) {
  const { words } = useEditor()
  const palette = useView((view) => view.styles.palette)
  const paint = (name: ColourName) => {
    const slot = paletteSlots.find((one) => one === name)
    if (slot) return palette[slot]
    if (name === 'auto') return undefined
    return name === 'link' ? palette.accent : name === 'muted' ? palette.shade : palette.ink
  }
  return (
    <Row label={label} help={help} error={error}>
      <Swatches
        label={label}
        value={value}
        onChange={onChange}
        options={names.map((name) => ({
          value: name,
          name: words(`editor.colour.${name}` satisfies EditorKey),
          paint: paint(name),
        }))}
      />
    </Row>
  )
}
