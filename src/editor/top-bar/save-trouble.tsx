import { useState, type RefObject } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { runAction } from '../actions/action.ts'
import { select } from '../actions/targets.ts'
import { isPassing, type SaveStatus } from '../autosave/autosave.ts'
import { useEditor, useView } from '../editor-context.tsx'
import type { EditorKey } from '../words.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import css from './top-bar.module.css'

/** What is going on, where it is not the line. */
const helps: Partial<Record<SaveStatus, EditorKey>> = {
  'signed-out': 'editor.save.signed_out_help',
  refused: 'editor.save.refused_help',
  outdated: 'editor.save.outdated_help',
}

/** What can be done while something is not saved. */
export function SaveTrouble({
  title,
  anchor,
  onClose,
}: {
  readonly title: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}) {
  const editor = useEditor()
  const { words, retry, reload } = editor
  const [asking, setAsking] = useState(false)
  const status = useView((view) => view.saving)
  const refusal = useView((view) => view.refusal)
  const node = refusal?.node
  // Of an earlier one, while the line is cut, nothing is to be said.
  const said = status === 'refused' || status === 'outdated' ? refusal?.message : undefined
  if (asking) return <DiscardDialog onClose={onClose} />
  return (
    <Popover
      label={title}
      isOpen
      anchor={anchor}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <div className={css.explain}>
        <p>{said ?? words(helps[status] ?? 'editor.save.unreachable_help')}</p>
        <div className={css.choices}>
          {status === 'refused' ? (
            <>
              {node !== undefined && (
                <Button
                  size="small"
                  onPress={() => {
                    onClose()
                    select(editor, node)
                  }}
                >
                  {words('editor.save.show')}
                </Button>
              )}
              {isPassing(refusal) && (
                <Button size="small" variant="primary" onPress={retry}>
                  {words('editor.save.retry')}
                </Button>
              )}
              <Button
                size="small"
                variant={isPassing(refusal) ? 'secondary' : 'primary'}
                onPress={() => runAction(editor, 'undo')}
              >
                {words('editor.action.undo')}
              </Button>
              <Button size="small" variant="quiet" onPress={() => setAsking(true)}>
                {words('editor.save.discard')}
              </Button>
            </>
          ) : (
            <Button size="small" variant="primary" onPress={status === 'outdated' ? reload : retry}>
              {words(status === 'outdated' ? 'editor.save.reload' : 'editor.save.retry')}
            </Button>
          )}
        </div>
      </div>
    </Popover>
  )
}
