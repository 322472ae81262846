import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { CommandPalette, type Command } from '#ui/command-palette/command-palette.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { isAppleKeyboard, Key } from '#ui/key/key.tsx'
import { SingleKeysSwitch } from '#ui/switch/single-keys-switch.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { excerptOf } from '#document/excerpt.ts'
import { copySections } from '#document/commands/fragment.ts'
import { sectionOf } from '#document/nodes.ts'
import { applies } from '../actions/action.ts'
import { isNamed } from '../actions/named.ts'
import { notify } from '../actions/change.ts'
import { readingLine, select } from '../actions/targets.ts'
import { blockIcon } from '../block-icons.ts'
import { actionGroups, type Editor } from '../editor.ts'
import { useEditor, useView } from '../editor-context.tsx'
import { sayKeys } from '../keyboard/say-keys.ts'
import { nameOf } from '../names.ts'
import { addBlock } from '../palette/insert.ts'
import { focusOf } from '../selection.ts'
import type { EditorKey } from '../words.ts'
import css from './dialogs.module.css'
import { settingCommands } from './setting-commands.ts'

function commandsOf(editor: Editor): Command[] {
  const { store, props, words } = editor
  const document = store.document()
  const { readOnly } = store.view()
  const done = editor.actions
    .filter((action) => action.quiet !== true && action.id !== 'commands' && applies(editor, action))
    .map((action): Command => ({
      id: `action ${action.id}`,
      label: words(action.label),
      group: words(`editor.group.${action.group}` satisfies EditorKey),
      ...(action.keys?.[0] === undefined ? {} : { shortcut: action.keys[0] }),
      run: () => action.run(editor),
    }))
  const added = readOnly
    ? []
    : store.registry.types.flatMap((type): Command[] => {
        const definition = store.registry.get(type)
        if (!definition) return []
        const name = props.words(definition.name)
        return [
          {
            id: `add ${type}`,
            label: words('editor.commands.add', { name }),
            group: words('editor.commands.blocks'),
            icon: blockIcon(definition.icon),
            ...(definition.keywords === undefined
              ? {}
              : { keywords: props.words(definition.keywords).split(/[,\s]+/) }),
            run: () => void addBlock(editor, type),
          },
        ]
      })
  const there = readingLine(editor).map((id): Command => {
    const block = store.block(id)
    const excerpt = block ? excerptOf(store.registry, block, 60) : ''
    return {
      id: `go ${id}`,
      label: nameOf(document, id, store.registry, props.words),
      group: words('editor.commands.page'),
      ...(excerpt === '' ? {} : { detail: excerpt }),
      run: () => select(editor, id),
    }
  })
  const outside = (props.commands ?? []).map((command): Command => ({
    id: `app ${command.id}`,
    label: command.label,
    group: words('editor.commands.app'),
    ...(command.detail === undefined ? {} : { detail: command.detail }),
    ...(command.keywords === undefined ? {} : { keywords: command.keywords }),
    run: () => command.run(),
  }))
  return [...done, ...added, ...there, ...outside, ...settingCommands(editor)]
}

/** Every shortcut beside what it does, from the actions themselves. */
function Shortcuts({ editor }: { readonly editor: Editor }) {
  const { words, store } = editor
  const { readOnly } = store.view()
  const isApple = isAppleKeyboard()
  return (
    <div className={css.sheet}>
      {actionGroups.map((group) => {
        const members = editor.actions.filter(
          (action) =>
            action.group === group &&
            action.keys &&
            (!readOnly || action.reading === true) &&
            isNamed(editor, action),
        )
        const extra = group === 'text' && !readOnly ? textKeys : []
        if (members.length + extra.length === 0) return null
        return (
          <section key={group}>
            <h3 className={css.heading}>{words(`editor.group.${group}` satisfies EditorKey)}</h3>
            <dl className={css.keys}>
              {members.map((action) => (
                <div key={action.id}>
                  <dt>{words(action.label)}</dt>
                  <dd>
                    {action.keys?.slice(0, 2).map((keys) => (
                      <Key key={keys} of={keys} said={sayKeys(words, keys, isApple)} />
                    ))}
                  </dd>
                </div>
              ))}
              {extra.map(({ label, keys }) => (
                <div key={label}>
                  <dt>{words(label)}</dt>
                  <dd>
                    <Key of={keys} said={sayKeys(words, keys, isApple)} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )
      })}
    </div>
  )
}

/** Keys of the text editor, which has its own map. */
const textKeys: readonly { readonly label: EditorKey; readonly keys: string }[] = [
  { label: 'editor.text.bold', keys: 'Mod+B' },
  { label: 'editor.text.italic', keys: 'Mod+I' },
  { label: 'editor.text.underline', keys: 'Mod+U' },
  { label: 'editor.text.strike', keys: 'Mod+Shift+X' },
  { label: 'editor.text.code', keys: 'Mod+E' },
  { label: 'editor.text.link', keys: 'Mod+K' },
  { label: 'editor.text.done', keys: 'Escape' },
]

function SaveSection({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const { store, props, words } = editor
  const id = store.view().selection.section ?? ''
  const section = sectionOf(store.document(), id)
  const [name, setName] = useState(section?.name ?? '')
  const [synced, setSynced] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const save = async () => {
    if (!section || name.trim() === '' || busy) {
      if (name.trim() === '') setError(words('editor.saved.name_missing'))
      return
    }
    setBusy(true)
    try {
      const { blocks } = copySections(store.document(), [id])
      await props.saved?.save({ name: name.trim(), nodes: { section, blocks }, synced })
      notify(editor, words('editor.saved.done', { name: name.trim() }))
      onClose()
    } catch (failed) {
      setError(failed instanceof Error ? failed.message : words('editor.saved.failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={words('editor.action.save_section')}
      size="small"
      isOpen
      isLocked={busy}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <Button variant="primary" isBusy={busy} onPress={() => void save()}>
          {words('editor.saved.save')}
        </Button>
      }
    >
      <div className={css.form}>
        <TextField
          label={words('editor.section.name')}
          value={name}
          maxLength={120}
          autoFocus
          error={error}
          onChange={(next) => {
            setName(next)
            setError(undefined)
          }}
        />
        <Switch
          label={words('editor.saved.synced')}
          help={words('editor.saved.synced_help')}
          value={synced}
          onChange={setSynced}
          isSpread
        />
      </div>
    </Dialog>
  )
}

/** What opens over the editor: the command palette, the shortcuts, saving a section. */
export function Dialogs() {
  const editor = useEditor()
  const { store, words, canvas } = editor
  const dialog = useView((view) => view.dialog)
  const close = () => {
    store.show({ dialog: null })
    // Opened from the page the window has nothing to give the focus back to: what is selected there has it.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const { selection, text, dialog: next } = store.view()
        const { activeElement: outer, body } = document
        const inside = canvas.document()
        const isLost = canvas.hasFocus() ? inside?.activeElement === inside?.body : outer === body
        if (next !== null || text || !isLost) return
        canvas.frame()?.focus()
        canvas.focus(focusOf(selection) ?? selection.section)
      }),
    )
  }
  if (dialog === 'commands') {
    return (
      <CommandPalette
        isOpen
        onOpenChange={(open) => {
          if (!open) close()
        }}
        commands={commandsOf(editor)}
        placeholder={words('editor.commands.search')}
        limit={80}
      />
    )
  }
  if (dialog === 'shortcuts') {
    return (
      <Dialog
        title={words('editor.action.shortcuts')}
        size="large"
        isOpen
        onOpenChange={(open) => {
          if (!open) close()
        }}
      >
        <div className={css.form}>
          <Shortcuts editor={editor} />
          <SingleKeysSwitch label={words('editor.keys.single')} help={words('editor.keys.single_help')} />
        </div>
      </Dialog>
    )
  }
  return dialog === 'save-section' ? <SaveSection editor={editor} onClose={close} /> : null
}
