import { type ReactNode, useState } from 'react'
import Trash2 from 'lucide-react/icons/trash-2'
import { Button } from '#ui/button/button.tsx'
import type { IconShape } from '#ui/icon/icon.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { useEditor } from '../editor-context.tsx'
import css from './inspector.module.css'
import { useFocusBack } from './use-focus-back.ts'

/**
 * What a setting has from the library: a button that asks for it, or for another in its place, and one that takes it
 * away. Kept in one place while something is chosen and while nothing is, it keeps the keyboard.
 *
 * @param onChoose asks, and sets what was chosen
 * @param onRemove left out while nothing is chosen
 * @param children what else can be done with what is chosen: buttons between the two
 */
export function LibraryChoice({
  label,
  icon,
  action,
  onChoose,
  onRemove,
  children,
}: {
  /** What is chosen here. */
  readonly label: string
  readonly icon: IconShape
  /** Words of the button that asks. */
  readonly action: string
  readonly onChoose: () => Promise<void>
  readonly onRemove?: () => void
  readonly children?: ReactNode
}) {
  const { words } = useEditor()
  const [busy, setBusy] = useState(false)
  const { button, back } = useFocusBack()
  const choose = async () => {
    setBusy(true)
    try {
      await onChoose()
    } finally {
      setBusy(false)
      back()
    }
  }
  return (
    <div className={css.line}>
      <Button ref={button} size="small" icon={icon} isBusy={busy} onPress={() => void choose()} isWide>
        {action}
      </Button>
      {children}
      {onRemove && (
        <IconButton
          icon={Trash2}
          size="small"
          name={words('editor.inspector.remove', { name: label })}
          onPress={() => {
            onRemove()
            back()
          }}
        />
      )}
    </div>
  )
}
