import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu } from '#ui/menu/menu.tsx'
import { useEditor, useView } from '../editor-context.tsx'
import css from './width-choice.module.css'

const widths = [1920, 1440, 1280, 1024, 834, 768, 430, 390, 360] as const

/** The widths to choose from, over the button that asked. */
export function WidthMenu({ onClose }: { readonly onClose: () => void }) {
  const { store, words } = useEditor()
  const width = useView((view) => view.width)
  const [open, setOpen] = useState(true)
  return (
    <Menu
      label={words('editor.width.label')}
      isOpen={open}
      onOpenChange={(next) => {
        setOpen(next)
        if (!next) onClose()
      }}
      trigger={<Button className={css.anchor} aria-label={words('editor.width.label')} excludeFromTabOrder />}
      items={[
        {
          selection: 'single',
          selected: [width === null ? 'fit' : String(width)],
          onSelect: ([chosen]) => {
            if (chosen === undefined || chosen === 'fit') store.show({ width: null })
            else {
              const next = Number(chosen)
              // Below the desktop's least width it is the phone's layout that is shown and edited.
              store.show({ width: next, device: next < 768 ? 'phone' : 'desktop' })
            }
          },
          items: [
            { id: 'fit', label: words('editor.width.fit') },
            ...widths.map((one) => ({ id: String(one), label: `${one} px` })),
          ],
        },
      ]}
    />
  )
}
