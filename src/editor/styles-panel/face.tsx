import type { FontChoice, FontRole } from '#document/styles.ts'
import { ComboBox } from '#ui/combo-box/combo-box.tsx'
import { Select } from '#ui/select/select.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { useEditor } from '../editor-context.tsx'
import { FieldBlock } from '../inspector/field-block.tsx'
import type { EditorKey } from '../words.ts'
import css from './styles-panel.module.css'

const systemFaces = ['system-sans', 'system-serif', 'system-mono'] as const
/** The face of a role: family, weight, capitals, tracking, slant. */
export function Face({
  role,
  face,
  onChange,
}: {
  readonly role: FontRole
  readonly face: FontChoice
  readonly onChange: (face: FontChoice) => void
}) {
  const { props, words } = useEditor()
  const families = props.site?.families ?? []
  const family = families.find((one) => one.id === face.family)
  const weights = family?.weights ?? [400, 500, 600, 700]
  const label = words(`editor.styles.font.${role}` satisfies EditorKey)
  return (
    <FieldBlock label={label}>
      <ComboBox
        label={label}
        isLabelHidden
        value={face.family}
        options={[
          {
            label: words('editor.styles.system'),
            options: systemFaces.map((id) => ({
              value: id,
              label: words(`editor.styles.${id}` satisfies EditorKey),
            })),
          },
          ...(['sans', 'serif', 'display', 'mono', 'hand'] as const).flatMap((kind) => {
            const members = families.filter((one) => one.kind === kind)
            if (members.length === 0) return []
            return [
              {
                label: words(`editor.styles.kind.${kind}` satisfies EditorKey),
                options: members.map((one) => ({ value: one.id, label: one.name })),
              },
            ]
          }),
        ]}
        onChange={(next) => {
          if (next === null) return
          const chosen = families.find((one) => one.id === next)
          // The nearest weight the family has.
          const weight = (chosen?.weights ?? weights).reduce(
            (best, one) => (Math.abs(one - face.weight) < Math.abs(best - face.weight) ? one : best),
            chosen?.weights[0] ?? face.weight,
          )
          onChange({ ...face, family: next, weight })
        }}
      />
      <div className={css.pair}>
        <Select
          label={words('editor.styles.weight')}
          options={weights.map((weight) => ({ value: String(weight), label: String(weight) }))}
          value={String(face.weight)}
          onChange={(weight) => onChange({ ...face, weight: Number(weight) })}
        />
        <Select
          label={words('editor.styles.capitals')}
          options={(['none', 'upper', 'small'] as const).map((one) => ({
            value: one,
            label: words(`editor.styles.capitals.${one}` satisfies EditorKey),
          }))}
          value={face.capitals ?? 'none'}
          onChange={(capitals) => onChange({ ...face, capitals: capitals as FontChoice['capitals'] })}
        />
      </div>
      <Slider
        label={words('editor.styles.tracking')}
        value={face.tracking ?? 0}
        minValue={-60}
        maxValue={200}
        step={5}
        onChange={(tracking) => onChange({ ...face, tracking })}
      />
      <Switch
        label={words('editor.text.italic')}
        isSpread
        value={face.italic === true}
        onChange={(italic) => onChange({ ...face, italic })}
      />
    </FieldBlock>
  )
}
