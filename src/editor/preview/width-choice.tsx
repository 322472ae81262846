import { useRef, useState } from 'react'
import { late } from '#ui/late/late.tsx'
import { useEditor, useView } from '../editor-context.tsx'
import css from './width-choice.module.css'

export const WidthMenu = late(async () => (await import('./width-menu.tsx')).WidthMenu)

/** How wide a window the page is laid out for, and how much smaller it is shown to have room. */
export function WidthChoice() {
  const { words } = useEditor()
  const fits = useView((view) => view.width === null && view.device === 'desktop')
  const shown = useView((view) => view.shown)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const width = shown && `${Math.round(shown.width)} px`
  const scale = shown && shown.scale !== 1 ? words('editor.say.share', { share: shown.scale }) : null
  // What is seen is a part of what is said, as whoever commands by voice reads it out.
  const seen = [width ?? words('editor.width.fit'), scale].filter((one) => one !== null).join(' ')
  return (
    <span className={css.place}>
      <button
        ref={button}
        type="button"
        className={css.width}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={`${words('editor.width.label')}: ${fits && width !== null ? `${words('editor.width.fit')}, ` : ''}${seen}`}
        onClick={() => setOpen(true)}
      >
        {width ?? words('editor.width.fit')}
        {scale !== null && <span className={css.zoom}> {scale}</span>}
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
