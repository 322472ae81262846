import type { OwnerKey } from '#kernel/messages/message.ts'
import { useCallback, useSyncExternalStore } from 'react'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Monitor from 'lucide-react/icons/monitor'
import PanelRight from 'lucide-react/icons/panel-right'
import Redo2 from 'lucide-react/icons/redo-2'
import Search from 'lucide-react/icons/search'
import Smartphone from 'lucide-react/icons/smartphone'
import Undo2 from 'lucide-react/icons/undo-2'
import { late } from '#ui/late/late.tsx'
import { runAction } from '../actions/action.ts'
import { BarButton } from '../bar-button/bar-button.tsx'
import { useEditor, useView } from '../editor-context.tsx'
import { showsSettings, turnSettings } from '../sheets.ts'
import { WidthChoice } from '../preview/width-choice.tsx'
import { SaveState } from './save-state.tsx'
import css from './top-bar.module.css'

// Who is here alone has no use for it.
const People = late(async () => (await import('../presence/people.tsx')).People)

function Steps() {
  const { store, words } = useEditor()
  const editor = useEditor()
  // What can be undone changes with the document, and with the styles that are shown.
  const listen = useCallback(
    (listener: () => void) => {
      const ends = [store.onDocument(listener), store.onView(listener)]
      return () => ends.forEach((end) => end())
    },
    [store],
  )
  const undo = useSyncExternalStore(listen, () => store.nextStep('undo'))
  const redo = useSyncExternalStore(listen, () => store.nextStep('redo'))
  const name = (direction: 'undo' | 'redo', step: OwnerKey | null) =>
    step === null
      ? words(`editor.action.${direction}`)
      : words(`editor.bar.${direction}`, { step: editor.props.words(step) })
  return (
    <div className={css.group}>
      <BarButton
        icon={Undo2}
        name={name('undo', undo)}
        shortcut="Mod+Z"
        flips
        isDisabled={undo === null}
        onPress={() => runAction(editor, 'undo')}
      />
      <BarButton
        icon={Redo2}
        name={name('redo', redo)}
        shortcut="Mod+Shift+Z"
        flips
        isDisabled={redo === null}
        onPress={() => runAction(editor, 'redo')}
      />
    </div>
  )
}

/** Over everything: where one is, whether it is saved, what one looks at. */
export function TopBar() {
  const editor = useEditor()
  const { props, words, store } = editor
  const device = useView((view) => view.device)
  const preview = useView((view) => view.preview)
  const readOnly = useView((view) => view.readOnly)
  const inspector = useView(showsSettings)
  const hasPeople = useView((view) => view.people.length > 0)
  return (
    <header className={css.bar} data-region="bar">
      <div className={css.start}>
        {props.start}
        <h1 dir="auto" className={css.title}>
          {props.page.title}
        </h1>
        <SaveState />
      </div>
      <div className={css.middle}>
        <div className={css.switch} role="group" aria-label={words('editor.bar.device')}>
          <BarButton
            icon={Monitor}
            name={words('editor.action.device_desktop')}
            shortcut="Alt+1"
            isPressed={device === 'desktop'}
            onPress={() => runAction(editor, 'device-desktop')}
          />
          <BarButton
            icon={Smartphone}
            name={words('editor.action.device_phone')}
            shortcut="Alt+2"
            isPressed={device === 'phone'}
            onPress={() => runAction(editor, 'device-phone')}
          />
        </div>
        <WidthChoice />
      </div>
      <div className={css.end}>
        {hasPeople && <People onMissing={() => {}} />}
        {!preview && !readOnly && <Steps />}
        <div className={css.group}>
          <span className={css.roomy}>
            <BarButton
              icon={Search}
              name={words('editor.action.commands')}
              shortcut="Mod+K"
              onPress={() => runAction(editor, 'commands')}
            />
          </span>
          {!preview && (
            <BarButton
              icon={PanelRight}
              name={words('editor.action.inspector')}
              shortcut="Mod+."
              flips
              isPressed={inspector}
              onPress={() => turnSettings(store)}
            />
          )}
          {/* The last: what a preview takes away must not move the button that ends it. */}
          <BarButton
            icon={preview ? EyeOff : Eye}
            name={words(preview ? 'editor.bar.preview_end' : 'editor.action.preview')}
            shortcut="Alt+P"
            onPress={() => runAction(editor, 'preview')}
          />
        </div>
        {props.end}
      </div>
    </header>
  )
}
