import { useEffect, useRef, useState } from 'react'
import type { MenuEntries } from '#ui/menu/menu-entries.ts'
import { Menu } from '#ui/menu/menu.tsx'
import { Button } from 'react-aria-components/Button'
import { actionOf, applies } from '../actions/action.ts'
import { isNamed } from '../actions/named.ts'
import { useEditor } from '../editor-context.tsx'
import { focusOf } from '../selection.ts'
import css from './context-menu.module.css'

const groups: readonly (readonly string[])[] = [
  ['enter', 'add-inside', 'unfold', 'choose-several', 'choose-end'],
  ['copy', 'cut', 'paste', 'duplicate'],
  ['layer-front', 'layer-forward', 'layer-backward', 'layer-back'],
  ['to-section-above', 'to-section-below'],
  ['section-up', 'section-down', 'add-section', 'save-section', 'select-section'],
  ['hide', 'lock', 'reset-phone'],
  ['delete'],
]

/** What can be done with the selection, where the pointer asked or beside the focus. */
export function ContextMenu({
  at,
  onClose,
}: {
  readonly at: { readonly x: number; readonly y: number }
  readonly onClose: () => void
}) {
  const editor = useEditor()
  const { words, store, canvas } = editor
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(true)
  const items: MenuEntries = groups.flatMap((ids, index) => {
    const members = ids.flatMap((id) => {
      const action = actionOf(editor.actions, id)
      if (!action || !applies(editor, action) || !isNamed(editor, action)) return []
      // Under way, it is the keyboard's way to the next.
      if (id === 'choose-several' && store.view().cursor !== null) return []
      return [
        {
          id,
          label: words(action.label),
          ...(action.keys?.[0] === undefined ? {} : { shortcut: action.keys[0] }),
          isDanger: id === 'delete',
          onAction: () => action.run(editor),
        },
      ]
    })
    return members.length === 0 ? [] : index === 0 ? members : (['line', ...members] as const)
  })
  // Who may only look, with nothing selected, has nothing to choose from.
  const isEmpty = items.length === 0
  useEffect(() => {
    if (isEmpty) onClose()
  }, [isEmpty, onClose])
  if (isEmpty) return null
  return (
    <span className={css.anchor} style={{ insetInlineStart: at.x, insetBlockStart: at.y }}>
      <Menu
        label={words('editor.canvas.more')}
        isOpen={open}
        onOpenChange={(next) => {
          setOpen(next)
          if (next) return
          onClose()
          const { selection, text, dialog } = store.view()
          if (!text && dialog === null) canvas.focus(focusOf(selection) ?? selection.section)
        }}
        trigger={
          <Button
            ref={anchor}
            className={css.button}
            aria-label={words('editor.canvas.more')}
            excludeFromTabOrder
          />
        }
        items={items}
      />
    </span>
  )
}
