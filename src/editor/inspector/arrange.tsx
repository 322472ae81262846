import AlignCenter from 'lucide-react/icons/align-center-vertical'
import AlignEnd from 'lucide-react/icons/align-end-vertical'
import AlignStart from 'lucide-react/icons/align-start-vertical'
import AlignMiddle from 'lucide-react/icons/align-center-horizontal'
import AlignTop from 'lucide-react/icons/align-start-horizontal'
import AlignBottom from 'lucide-react/icons/align-end-horizontal'
import SpreadColumns from 'lucide-react/icons/align-horizontal-space-between'
import SpreadRows from 'lucide-react/icons/align-vertical-space-between'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import type { IconShape } from '#ui/icon/icon.tsx'
import type { BlockId } from '#document/nodes.ts'
import { actionOf, applies } from '../actions/action.ts'
import { useEditor, useView } from '../editor-context.tsx'
import css from './inspector.module.css'

const tools: readonly { readonly action: string; readonly icon: IconShape }[] = [
  { action: 'align-start', icon: AlignStart },
  { action: 'align-center', icon: AlignCenter },
  { action: 'align-end', icon: AlignEnd },
  { action: 'align-top', icon: AlignTop },
  { action: 'align-middle', icon: AlignMiddle },
  { action: 'align-bottom', icon: AlignBottom },
  { action: 'distribute-columns', icon: SpreadColumns },
  { action: 'distribute-rows', icon: SpreadRows },
]

/** Lining up and spreading what is selected. */
export function Arrange({ ids }: { readonly ids: readonly BlockId[] }) {
  const editor = useEditor()
  const { words } = editor
  // Which tools apply depends on the selection and the device.
  useView((view) => view.device)
  const shown = tools.flatMap(({ action: id, icon }) => {
    const action = actionOf(editor.actions, id)
    if (!action || (ids.length < 3 && id.startsWith('distribute'))) return []
    if (ids.length < 2 && /top|middle|bottom/.test(id)) return []
    return [{ action, icon }]
  })
  return (
    <div className={css.tools} role="group" aria-label={words('editor.inspector.arrange')}>
      {shown.map(({ action, icon }) => (
        <IconButton
          key={action.id}
          icon={icon}
          size="small"
          name={words(action.label)}
          shortcut={action.keys?.[0]}
          isDisabled={!applies(editor, action)}
          onPress={() => action.run(editor)}
        />
      ))}
    </div>
  )
}
