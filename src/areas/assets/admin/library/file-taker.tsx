import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import Upload from 'lucide-react/icons/upload'
import { Icon } from '#ui/icon/icon.tsx'
import css from './file-taker.module.css'

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/**
 * A part of the screen that takes files dropped on it, and files pasted while no field has the focus.
 * The same can be done with the button that chooses files, so the keyboard loses nothing.
 */
export function FileTaker({
  label,
  isOff = false,
  onFiles,
  children,
}: {
  /** Shown while files are over it. */
  label: string
  isOff?: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
}) {
  const [isOver, setOver] = useState(false)
  const depth = useRef(0)
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const target = event.target as Partial<Element>
    if (isOff || target.closest?.('input, textarea, [contenteditable], [role="dialog"] [role="dialog"]'))
      return
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    document.addEventListener('paste', pasted)
    return () => document.removeEventListener('paste', pasted)
  }, [])
  const end = () => {
    depth.current = 0
    setOver(false)
  }
  return (
    <div
      className={css.place}
      data-over={isOver || undefined}
      onDragEnter={(event) => {
        if (isOff || !holdsFiles(event)) return
        event.preventDefault()
        depth.current += 1
        setOver(true)
      }}
      onDragOver={(event) => {
        if (isOff || !holdsFiles(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
      }}
      onDragLeave={() => {
        if (depth.current === 0) return
        depth.current -= 1
        if (depth.current === 0) setOver(false)
      }}
      onDrop={(event) => {
        if (isOff || !holdsFiles(event)) return
        event.preventDefault()
        end()
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
      {isOver && (
        <div className={css.over} aria-hidden="true">
          <p className={css.label}>
            <Icon of={Upload} size="large" />
            {label}
          </p>
        </div>
      )}
    </div>
  )
}
