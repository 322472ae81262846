import { useRef, useState } from 'react'
import { late } from '#ui/late/late.tsx'
import { useEditor, useView } from '../editor-context.tsx'
import css from './width-choice.module.css'

/** The widths to choose from. */
export const WidthMenu = late(async () => (await import('./width-menu.tsx')).WidthMenu)

/** The width the page is shown in: as wide as there is room, or a device's. */
export function WidthChoice() {
  const { words } = useEditor()
  const width = useView((view) => view.width)
  const device = useView((view) => view.device)
  const zoom = useView((view) => view.zoom)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const shown =
    width === null ? words(device === 'phone' ? 'editor.width.phone' : 'editor.width.fit') : `${width} px`
  return (
    <span className={css.place}>
      <button
        ref={button}
        type="button"
        className={css.width}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={`${words('editor.width.label')}: ${shown}`}
        onClick={() => setOpen(true)}
      >
        {shown}
        {zoom !== null && <span className={css.zoom}>{Math.round(zoom * 100)} %</span>}
      </button>
      {open && (
        <WidthMenu
          onMissing={() => setOpen(false)}
          onClose={() => {
            setOpen(false)
            button.current?.focus()
          }}
        />
      )}
    </span>
  )
}
