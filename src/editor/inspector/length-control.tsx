import { NumberField } from '#ui/number-field/number-field.tsx'
import { Select } from '#ui/select/select.tsx'
import type { LengthField } from '#document/fields.ts'
import { useEditor } from '../editor-context.tsx'
import css from './inspector.module.css'

const LENGTH = /^(-?\d+(?:\.\d+)?)(px|rem|em|%|vw|vh)$/

/** A length: a number and its unit. */
export function LengthControl({
  label,
  help,
  error,
  field,
  value,
  onChange,
  onBegin,
}: {
  readonly label: string
  readonly help?: string
  readonly error?: string
  readonly field: LengthField
  readonly value: string
  readonly onChange: (value: string | undefined) => void
  readonly onBegin: () => void
}) {
  const { words } = useEditor()
  const [, figure, unit = field.units[0] ?? 'px'] = LENGTH.exec(value) ?? []
  const number = figure === undefined ? null : Number(figure)
  return (
    <div className={css.pair}>
      <NumberField
        label={label}
        help={help}
        error={error}
        value={number}
        minValue={0}
        maxValue={field.max}
        step={unit === 'px' || unit === '%' ? 1 : 0.25}
        onFocus={onBegin}
        onChange={(next) => onChange(next === null ? undefined : `${next}${unit}`)}
      />
      <Select
        label={words('editor.inspector.unit', { name: label })}
        isLabelHidden
        isNarrow
        options={field.units.map((one) => ({ value: one, label: one }))}
        value={unit}
        onChange={(next) => {
          onBegin()
          onChange(number === null ? undefined : `${number}${next}`)
        }}
      />
    </div>
  )
}
