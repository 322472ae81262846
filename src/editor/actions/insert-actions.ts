import { setFrame } from '#document/commands/set-section.ts'
import { enterRegion } from '../keyboard/regions.ts'
import type { Action } from '../editor.ts'
import { focusOf } from '../selection.ts'
import { change } from './change.ts'

/** The palette, with the place new things go to. */
export const insertActions: readonly Action[] = [
  {
    id: 'panel-add',
    group: 'insert',
    label: 'editor.action.panel_add',
    keys: ['/'],
    inText: true,
    run(editor) {
      // What is chosen there comes beside the text: who asks for it has written.
      editor.store.show({ panel: 'add', insertion: null, text: null })
      enterRegion(editor, 'panel')
    },
  },
  {
    id: 'add-section',
    group: 'insert',
    label: 'editor.action.add_section',
    keys: ['Mod+Enter'],
    run(editor) {
      const { store } = editor
      const { selection } = store.view()
      const after = selection.section ?? store.document().order.at(-1) ?? null
      store.show({ panel: 'add', insertion: { kind: 'section', after } })
      enterRegion(editor, 'panel')
    },
  },
  {
    id: 'save-section',
    group: 'section',
    label: 'editor.action.save_section',
    when: ({ store, props }) =>
      props.saved !== undefined &&
      store.view().selection.section !== null &&
      focusOf(store.view().selection) === null,
    run: ({ store }) => store.show({ dialog: 'save-section' }),
  },
  {
    id: 'header-overlay',
    group: 'section',
    label: 'editor.action.header_overlay',
    run(editor) {
      const { header } = editor.store.document().page
      const next = header === 'overlay' ? 'site' : 'overlay'
      change(editor, { label: 'editor.step.page', patches: setFrame({ header: next }) })
    },
  },
]
