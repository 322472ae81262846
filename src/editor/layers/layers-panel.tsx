import { useDeferredValue, useMemo, useState } from 'react'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import LockIcon from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import Plus from 'lucide-react/icons/plus'
import TextSelect from 'lucide-react/icons/text-select'
import PenLine from 'lucide-react/icons/pen-line'
import Rows3 from 'lucide-react/icons/rows-3'
import { recordingClass } from '#kernel/session-recording.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Tree, type TreeEntry } from '#ui/tree/tree.tsx'
import { setHidden } from '#document/commands/hide.ts'
import { setLocked } from '#document/commands/lock.ts'
import { rename } from '#document/commands/rename.ts'
import { blockOf, sectionOf, type NodeId } from '#document/nodes.ts'
import { change } from '../actions/change.ts'
import { goToSlot, openSlot } from '../actions/slotting.ts'
import { select } from '../actions/targets.ts'
import { blockIcon } from '../block-icons.ts'
import type { Editor } from '../editor.ts'
import { useDocument, useEditor, useView } from '../editor-context.tsx'
import { nameOf, nameOfKind, slotAt, slotKey } from '../names.ts'
import { focusOf, toggleBlock } from '../selection.ts'
import { layersOf, type LayerNode } from './layers-of.ts'
import css from './layers.module.css'
import { movePatches } from './move-layers.ts'

type Slot = NonNullable<LayerNode['slot']>

function RowActions({
  editor,
  id,
  onRename,
}: {
  readonly editor: Editor
  readonly id: NodeId
  readonly onRename: () => void
}) {
  const { store, words, props } = editor
  const device = useView((view) => view.device)
  const document = store.document()
  const node = blockOf(document, id) ?? sectionOf(document, id)
  if (!node) return null
  const name = nameOf(document, id, store.registry, props.words)
  const hidden = node.hidden?.[device] === true
  const locked = node.locked === true
  return (
    <>
      <IconButton
        icon={hidden ? EyeOff : Eye}
        size="small"
        tip="none"
        name={words(hidden ? 'editor.layers.show' : 'editor.layers.hide', { name })}
        onPress={() =>
          change(editor, {
            label: 'editor.step.hide',
            patches: setHidden(store.document(), [id], device, !hidden, store.registry),
          })
        }
      />
      <Menu
        label={words('editor.canvas.more')}
        placement="bottom end"
        trigger={
          <IconButton
            icon={Ellipsis}
            size="small"
            tip="none"
            name={`${words('editor.canvas.more')}: ${name}`}
          />
        }
        items={[
          {
            id: 'rename',
            label: words('editor.layers.rename_title'),
            icon: PenLine,
            onAction: onRename,
          },
          {
            id: 'lock',
            label: words(locked ? 'editor.layers.unlock' : 'editor.layers.lock', { name }),
            icon: locked ? LockOpen : LockIcon,
            onAction: () =>
              change(editor, {
                label: 'editor.step.lock',
                patches: setLocked(store.document(), [id], !locked),
              }),
          },
        ]}
      />
    </>
  )
}

function RenameDialog({ id, onClose }: { readonly id: NodeId; readonly onClose: () => void }) {
  const editor = useEditor()
  const { store, words, props } = editor
  const [given] = useState(() => (store.block(id) ?? store.section(id))?.name ?? '')
  const [name, setName] = useState(given)
  const done = () => {
    if (name.trim() !== given)
      change(editor, { label: 'editor.step.rename', patches: rename(store.document(), id, name) })
    onClose()
  }
  return (
    <Dialog
      title={words('editor.layers.rename_title')}
      size="small"
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <Button variant="primary" onPress={done}>
          {words('editor.layers.rename_done')}
        </Button>
      }
    >
      <TextField
        label={words('editor.section.name')}
        value={name}
        placeholder={nameOfKind(store.document(), id, store.registry, props.words)}
        maxLength={120}
        autoFocus
        onChange={setName}
        onKeyDown={(event) => {
          if (event.key === 'Enter') done()
        }}
      />
    </Dialog>
  )
}

/** Everything on the page as a tree: found, named, put in order, hidden, locked. */
export function LayersPanel() {
  const editor = useEditor()
  const { store, props, words } = editor
  const [query, setQuery] = useState('')
  const [renamed, setRenamed] = useState<NodeId | null>(null)
  const selection = useView((view) => view.selection)
  const device = useView((view) => view.device)
  const readOnly = useView((view) => view.readOnly)
  // The list may come a moment after the canvas: typing must not wait for it.
  const page = useDeferredValue(useDocument(store, (document) => document))
  const current = focusOf(selection) ?? selection.section
  /** The lines a block in a slot stands below. */
  const above = (id: NodeId | null): string[] => {
    const { node, slot } = (id === null ? undefined : blockOf(store.document(), id)?.parent) ?? {}
    return node !== undefined && slot !== undefined ? [node, slotKey(node, slot)] : []
  }
  const layers = useMemo(
    () => layersOf(page, store.registry, props.words, query),
    [page, store.registry, props.words, query],
  )
  const expanded = useMemo(() => {
    const open = new Set<string>()
    const walk = (node: LayerNode) => {
      if (node.children.length > 0) open.add(node.id)
      node.children.forEach(walk)
    }
    if (query !== '') layers.forEach(walk)
    return open
  }, [layers, query])
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(
    () => new Set([...store.document().order, ...above(current)]),
  )
  // What is selected in an item is seen in the list as it is on the canvas.
  const [known, setKnown] = useState(current)
  if (current !== known) {
    setKnown(current)
    setUnfolded(new Set([...unfolded, ...above(current)]))
  }

  /** The list keeps the focus, so that one after another can be chosen. */
  const choose = (id: NodeId) => {
    if (!blockOf(store.document(), id)) return
    const next = toggleBlock(store.document(), store.view().selection, id)
    const name = nameOf(store.document(), id, store.registry, props.words)
    const said = next.blocks.includes(id) ? 'editor.say.chosen' : 'editor.say.unchosen'
    store.mark()
    store.show({ selection: next, cursor: store.view().cursor === null ? null : id })
    editor.say(words(said, { name, count: next.blocks.length }))
  }

  const open = (id: NodeId) => {
    const place = slotAt(id)
    if (place) goToSlot(editor, place.node, place.slot)
    else if (store.view().cursor !== null && blockOf(store.document(), id)) choose(id)
    else select(editor, id)
  }

  const slotEntry = (node: LayerNode, { node: holder, slot }: Slot): TreeEntry => ({
    id: node.id,
    label: node.name,
    icon: TextSelect,
    isContainer: true,
    isFixed: true,
    actions: readOnly ? undefined : (
      <IconButton
        icon={Plus}
        size="small"
        tip="none"
        name={words('editor.layers.add_inside', { name: node.name })}
        onPress={() => openSlot(editor, holder, slot)}
      />
    ),
    children: node.children.map(entry),
  })
  const entry = (node: LayerNode): TreeEntry => {
    if (node.slot) return slotEntry(node, node.slot)
    const shown = blockOf(store.document(), node.id) ?? sectionOf(store.document(), node.id)
    const type = blockOf(store.document(), node.id)?.type
    const icon = type === undefined ? Rows3 : blockIcon(store.registry.get(type)?.icon ?? '')
    return {
      id: node.id,
      // The picture says what kind it is; its words tell it from others of its kind.
      label: node.excerpt === '' || node.isNamed ? node.name : node.excerpt,
      icon,
      isContainer: node.isContainer,
      isFixed: readOnly || shown?.locked === true,
      end: (
        <>
          {shown?.hidden?.[device] === true && (
            <EyeOff className={css.sign} aria-label={words('editor.layers.hidden')} />
          )}
          {shown?.locked === true && (
            <LockIcon className={css.sign} aria-label={words('editor.layers.locked')} />
          )}
        </>
      ),
      actions: readOnly ? undefined : (
        <RowActions editor={editor} id={node.id} onRename={() => setRenamed(node.id)} />
      ),
      children: node.children.map(entry),
    }
  }
  return (
    <div className={`${css.panel} ${recordingClass.mask}`}>
      <div className={css.search}>
        <SearchField label={words('editor.layers.search')} value={query} onChange={setQuery} wait={80} />
      </div>
      <div className={css.scroll}>
        <Tree
          label={words('editor.layers.label')}
          items={layers.map(entry)}
          current={current}
          chosen={selection.blocks}
          onChoose={choose}
          expanded={query === '' ? unfolded : expanded}
          onExpand={setUnfolded}
          onOpen={open}
          onMove={
            readOnly || query !== ''
              ? undefined
              : (ids, place) => {
                  const [id] = ids
                  if (id === undefined) return
                  const patches = movePatches(store.document(), store.registry, id, place)
                  // Selected, it is seen where it went: an item that is shut opens.
                  const moved = store.block(id) ? { select: [id] } : {}
                  change(editor, { label: 'editor.step.reorder', patches, ...moved })
                }
          }
          empty={
            <p className={css.empty}>
              {words(query === '' ? 'editor.layers.empty' : 'editor.layers.nothing')}
            </p>
          }
        />
      </div>
      {renamed !== null && <RenameDialog id={renamed} onClose={() => setRenamed(null)} />}
    </div>
  )
}
