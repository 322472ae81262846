import { paletteSlots, fontRoles } from '#document/styles.ts'
import { ColorField } from '#ui/color-field/color-field.tsx'
import { useEditor } from '../editor-context.tsx'
import type { ReadyStyles } from '../props.ts'
import type { EditorKey } from '../words.ts'
import { Face } from './face.tsx'
import { FontPairs } from './font-pairs.tsx'
import { Part } from './part.tsx'
import css from './styles-panel.module.css'
import type { StylesInHand } from './use-styles.ts'

/** The palette. */
export function Colours({ styles, set, back, palettes }: StylesInHand & Pick<ReadyStyles, 'palettes'>) {
  const { words } = useEditor()
  return (
    <Part title={words('editor.styles.colours')} startsOpen back={back('palette')}>
      {palettes.length > 0 && (
        <div className={css.palettes} role="group" aria-label={words('editor.styles.palettes')}>
          {palettes.map(({ name, palette }) => (
            <button
              key={name}
              type="button"
              className={css.palette}
              aria-label={name}
              title={name}
              aria-pressed={paletteSlots.every((slot) => palette[slot] === styles.palette[slot])}
              onClick={() => set({ palette })}
            >
              {paletteSlots.map((slot) => (
                <span key={slot} style={{ background: palette[slot] }} />
              ))}
            </button>
          ))}
        </div>
      )}
      {paletteSlots.map((slot) => (
        <ColorField
          key={slot}
          label={words(`editor.colour.${slot}` satisfies EditorKey)}
          value={styles.palette[slot]}
          onChange={(colour) => {
            if (colour !== null) set({ palette: { ...styles.palette, [slot]: colour } })
          }}
        />
      ))}
      <p className={css.note}>{words('editor.styles.contrast')}</p>
    </Part>
  )
}

/** The faces of words. */
export function Fonts({ styles, set, back, pairs }: StylesInHand & Pick<ReadyStyles, 'pairs'>) {
  const { words } = useEditor()
  return (
    <Part title={words('editor.styles.fonts')} back={back('fonts')}>
      <FontPairs pairs={pairs} fonts={styles.fonts} onChange={(fonts) => set({ fonts })} />
      {fontRoles.map((role) => (
        <Face
          key={role}
          role={role}
          face={styles.fonts[role]}
          onChange={(face) => set({ fonts: { ...styles.fonts, [role]: face } })}
        />
      ))}
    </Part>
  )
}
