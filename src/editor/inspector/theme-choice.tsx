import type { ThemeName } from '#document/styles.ts'
import { themeOf } from '#document/look/palette.ts'
import { useEditor, useView } from '../editor-context.tsx'
import type { EditorKey } from '../words.ts'
import { FieldBlock } from './field-block.tsx'
import { Swatches } from './swatches.tsx'

/** One of the ten themes, each shown as its letters on its ground. */
export function ThemeChoice({
  label,
  value,
  names,
  onChange,
  allowsNone = false,
}: {
  readonly label: string
  readonly value: ThemeName | null
  readonly names: readonly ThemeName[]
  readonly onChange: (theme: ThemeName | null) => void
  /** Offers to follow the section. */
  readonly allowsNone?: boolean
}) {
  const { words } = useEditor()
  const palette = useView((view) => view.styles.palette)
  return (
    <FieldBlock label={label}>
      <Swatches
        label={label}
        size="large"
        value={value ?? 'none'}
        onChange={(next) => onChange(names.find((name) => name === next) ?? null)}
        options={[
          ...(allowsNone ? [{ value: 'none', name: words('editor.theme.none'), paint: undefined }] : []),
          ...names.map((name) => {
            const theme = themeOf(palette, name)
            return {
              value: name,
              name: words(`editor.theme.${name}` satisfies EditorKey),
              paint: theme.background,
              ink: theme.heading,
            }
          }),
        ]}
      />
    </FieldBlock>
  )
}
