import type { ThemeName } from '#document/styles.ts'
import { themeOf, themeParts } from '#document/look/palette.ts'
import { useEditor, useView } from '../editor-context.tsx'
import type { EditorKey } from '../words.ts'
import { FieldBlock } from './field-block.tsx'
import { Swatches } from './swatches.tsx'

/** The plain ones come first, the bold ones below them in the order of their colours. */
const isBold = (name: ThemeName): number => Number(themeParts(name).bold)

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
          ...names
            .toSorted((one, other) => isBold(one) - isBold(other))
            .map((name) => {
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
