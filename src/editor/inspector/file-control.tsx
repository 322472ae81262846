import FileIcon from 'lucide-react/icons/file'
import type { FileValue } from '#document/values.ts'
import { useEditor } from '../editor-context.tsx'
import { FieldBlock } from './field-block.tsx'
import { LibraryChoice } from './library-choice.tsx'

/** A file of the library. */
export function FileControl({
  label,
  help,
  error,
  accept,
  value,
  onChange,
}: {
  readonly label: string
  readonly help?: string
  readonly error?: string
  readonly accept: readonly string[]
  readonly value: FileValue | undefined
  readonly onChange: (value: FileValue | undefined) => void
}) {
  const { props, words } = useEditor()
  const file = value && props.context.file(value)
  const choose = async () => {
    const chosen = await props.assets.chooseFile(accept)
    if (chosen) onChange({ asset: chosen.asset })
  }
  return (
    <FieldBlock label={label} help={help} error={error}>
      <LibraryChoice
        label={label}
        icon={FileIcon}
        action={file?.name ?? words(value ? 'editor.file.gone' : 'editor.file.choose')}
        onChoose={choose}
        onRemove={value && (() => onChange(undefined))}
      />
    </FieldBlock>
  )
}
