import { useState } from 'react'
import FileIcon from 'lucide-react/icons/file'
import Trash2 from 'lucide-react/icons/trash-2'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import type { FileValue } from '#document/values.ts'
import { useEditor } from '../editor-context.tsx'
import { FieldBlock } from './field-block.tsx'
import css from './inspector.module.css'
import { useFocusBack } from './use-focus-back.ts'

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
  const [busy, setBusy] = useState(false)
  const { button, back } = useFocusBack()
  const file = value && props.context.file(value)
  const choose = async () => {
    setBusy(true)
    try {
      const chosen = await props.assets.chooseFile(accept)
      if (chosen) onChange({ asset: chosen.asset })
    } finally {
      setBusy(false)
      back()
    }
  }
  return (
    <FieldBlock label={label} help={help} error={error}>
      <div className={css.line}>
        <Button ref={button} size="small" icon={FileIcon} isBusy={busy} onPress={() => void choose()} isWide>
          {file?.name ?? words(value ? 'editor.file.gone' : 'editor.file.choose')}
        </Button>
        {value && (
          <IconButton
            icon={Trash2}
            size="small"
            name={words('editor.inspector.remove', { name: label })}
            onPress={() => {
              onChange(undefined)
              back()
            }}
          />
        )}
      </div>
    </FieldBlock>
  )
}
