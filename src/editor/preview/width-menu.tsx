import { useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu } from '#ui/menu/menu.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { useEditor, useView } from '../editor-context.tsx'
import type { EditorStore } from '../store.ts'
import css from './width-choice.module.css'

const widths: readonly number[] = [1920, 1440, 1280, 1024, 834, 768, 430, 390, 360]

/** The narrowest and the widest screen a page is looked at in, px. */
const LEAST = 320
const MOST = 3840

/** Shows the page so many pixels wide; below the desktop's least width it is the phone's layout that is edited. */
function showWidth(store: EditorStore, width: number): void {
  store.show({ width, device: width < 768 ? 'phone' : 'desktop' })
}

/** The widths to choose from, over the button that asked, and any other to be written. */
export function WidthMenu({ onClose }: { readonly onClose: () => void }) {
  const { store, words } = useEditor()
  const width = useView((view) => view.width)
  const [shown, setShown] = useState<'menu' | 'field' | null>('menu')
  const anchor = useRef<HTMLSpanElement>(null)
  const asks = useRef(false)
  const chosen = width === null ? 'fit' : widths.includes(width) ? String(width) : 'other'
  return (
    <>
      <span ref={anchor} className={css.anchor} />
      <Menu
        label={words('editor.width.label')}
        isOpen={shown === 'menu'}
        onOpenChange={(next) => {
          if (next) return
          // Whether another width was asked for is told in the same press, before or after.
          queueMicrotask(() => {
            setShown(asks.current ? 'field' : null)
            if (!asks.current) onClose()
          })
        }}
        trigger={
          <Button className={css.anchor} aria-label={words('editor.width.label')} excludeFromTabOrder />
        }
        items={[
          {
            selection: 'single',
            selected: [chosen],
            onSelect: ([next]) => {
              if (next === 'other' || (next === undefined && chosen === 'other')) asks.current = true
              else if (next === undefined || next === 'fit') store.show({ width: null })
              else showWidth(store, Number(next))
            },
            items: [
              { id: 'fit', label: words('editor.width.fit') },
              ...widths.map((one) => ({ id: String(one), label: `${one} px` })),
              { id: 'other', label: words('editor.width.other') },
            ],
          },
        ]}
      />
      <Popover
        label={words('editor.width.label')}
        isOpen={shown === 'field'}
        onOpenChange={(next) => {
          if (!next) onClose()
        }}
        anchor={anchor}
      >
        <div className={css.field}>
          <NumberField
            label={words('editor.width.pixels')}
            suffix="px"
            minValue={LEAST}
            maxValue={MOST}
            value={width}
            autoFocus
            onChange={(next) => {
              if (next !== null) showWidth(store, Math.min(MOST, Math.max(LEAST, Math.round(next))))
            }}
          />
        </div>
      </Popover>
    </>
  )
}
