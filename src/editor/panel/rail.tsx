import Accessibility from 'lucide-react/icons/scan-eye'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Layers from 'lucide-react/icons/layers'
import Palette from 'lucide-react/icons/palette'
import Plus from 'lucide-react/icons/plus'
import { actionOf, applies, runAction } from '../actions/action.ts'
import { BarButton } from '../bar-button/bar-button.tsx'
import { useEditor, useView } from '../editor-context.tsx'
import type { Panel } from '../view.ts'
import type { EditorKey } from '../words.ts'
import css from './panel.module.css'

const entries = [
  { id: 'add', icon: Plus, keys: '/' },
  { id: 'layers', icon: Layers, keys: 'Mod+Shift+Y' },
  { id: 'styles', icon: Palette, keys: 'Mod+Shift+S' },
  { id: 'check', icon: Accessibility, keys: 'Mod+Shift+E' },
] as const satisfies readonly { id: Panel; icon: unknown; keys: string }[]

/** The panels one can open at the left. */
export function Rail() {
  const editor = useEditor()
  const { words, store, actions } = editor
  const panel = useView((view) => view.panel)
  // What is offered depends on it.
  useView((view) => view.readOnly)
  return (
    <nav className={css.rail} aria-label={words('editor.rail.label')} data-region="rail">
      {entries
        .filter(({ id }) => {
          const action = actionOf(actions, `panel-${id}`)
          return action && applies(editor, action)
        })
        .map(({ id, icon, keys }) => (
          <BarButton
            key={id}
            icon={icon}
            name={words(`editor.action.panel_${id}` satisfies EditorKey)}
            shortcut={keys}
            tip="end"
            isPressed={panel === id}
            isPrimary={id === 'add'}
            onPress={() => {
              if (id === 'add' && panel === 'add') store.show({ panel: null, insertion: null })
              else runAction(editor, `panel-${id}`)
            }}
          />
        ))}
      <span className={css.gap} />
      <BarButton
        icon={CircleHelp}
        name={words('editor.action.shortcuts')}
        shortcut="?"
        tip="end"
        onPress={() => runAction(editor, 'shortcuts')}
      />
    </nav>
  )
}
