import { useState, type ReactNode } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { isFileDropItem } from 'react-aria-components/useDragAndDrop'
import Upload from 'lucide-react/icons/upload'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { useWords } from '../words.ts'
import { accepts, type FileRefusal } from './file-rules.ts'
import css from './file-drop.module.css'

export interface FileDropProps {
  /** What goes here: "Product photos". */
  label: string
  /** Types and sizes in words: "JPEG, PNG or WebP, up to 20 MB". */
  help?: ReactNode
  /** Media types, with `image/*`, or endings with a dot. Empty takes anything. */
  types?: readonly string[]
  /** Largest file in bytes. */
  maxBytes?: number
  isMultiple?: boolean
  onFiles: (files: File[]) => void
  error?: ReactNode
}

/** A place to drop files on, paste them into, or choose them with a button. */
export function FileDrop({
  label,
  help,
  types = [],
  maxBytes,
  isMultiple = false,
  onFiles,
  error,
}: FileDropProps) {
  const words = useWords()
  const [refused, setRefused] = useState<readonly FileRefusal[]>([])
  const take = (files: readonly File[]) => {
    const wrong: FileRefusal[] = []
    const right: File[] = []
    for (const file of files) {
      const reason = accepts(file, types, maxBytes)
      if (reason) wrong.push({ file, reason })
      else right.push(file)
    }
    setRefused(wrong)
    if (right.length > 0) onFiles(isMultiple ? right : right.slice(0, 1))
  }
  return (
    <div className={css.frame}>
      <DropZone
        aria-label={label}
        className={css.zone}
        getDropOperation={() => 'copy'}
        onDrop={(event) => {
          void Promise.all(event.items.filter(isFileDropItem).map((item) => item.getFile())).then(take)
        }}
      >
        <Icon of={Upload} size="large" className={css.icon} />
        <p className={css.title}>{label}</p>
        {help && <p className={css.help}>{help}</p>}
        <FileTrigger
          allowsMultiple={isMultiple}
          acceptedFileTypes={types.length > 0 ? [...types] : undefined}
          onSelect={(list) => list && take([...list])}
        >
          <Button size="small">{words(isMultiple ? 'ui.files.choose_many' : 'ui.files.choose')}</Button>
        </FileTrigger>
      </DropZone>
      <div role="alert" className={css.errors}>
        {error && <p>{error}</p>}
        {refused.map(({ file, reason }) => (
          <p key={file.name}>
            {words(reason === 'size' ? 'ui.files.too_large' : 'ui.files.wrong_type', { name: file.name })}
          </p>
        ))}
      </div>
    </div>
  )
}
