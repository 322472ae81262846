import { useState, type PointerEvent } from 'react'
import { late } from '#ui/late/late.tsx'
import { insertSection } from '#document/commands/insert-section.ts'
import { newNodeId, type BlockId, type NodeId, type Section } from '#document/nodes.ts'
import { isGrid, perItemSlots } from '#document/slots.ts'
import { change } from '../actions/change.ts'
import { runAction } from '../actions/action.ts'
import type { Editor } from '../editor.ts'
import { useBlockPart, useDocument, useSection, useStoreView } from '../editor-context.tsx'
import { nameOf } from '../names.ts'
import { focusOf } from '../selection.ts'
import { isHiddenOn } from '../place-on.ts'
import type { Edges } from '../drag/snap.ts'
import type { Gestures } from './frame-events.ts'
import { Drawing, Mark, type drawings } from './mark.tsx'
import type { Tracker } from './tracker.ts'

/** Where blocks go into the slots of what is selected or pointed at. */
export const SlotMarks = late(async () => (await import('./slot-marks.tsx')).SlotMarks)

/** The block with slots that somebody is at: the block itself, or the one it stands in. */
function holderOf({ store }: Editor, id: NodeId | null): BlockId | null {
  const block = id === null ? undefined : store.block(id)
  if (!block) return null
  if (block.parent.slot !== undefined) return block.parent.node
  return store.registry.get(block.type)?.slots ? block.id : null
}

/** Who else is at which block. */
export const OtherMarks = late(async () => (await import('./other-marks.tsx')).OtherMarks)

/** Marks at what was decided for the phone. */
export const PhoneMarks = late(async () => (await import('./phone-marks.tsx')).PhoneMarks)

interface LayerProps {
  readonly editor: Editor
  readonly tracker: Tracker
  readonly gestures: Gestures
  menu(at: { readonly x: number; readonly y: number }): void
}

function BarButton({
  of,
  name,
  onPress,
}: {
  readonly of: keyof typeof drawings
  readonly name: string
  readonly onPress: (event: { readonly clientX: number; readonly clientY: number }) => void
}) {
  return (
    <button
      type="button"
      tabIndex={-1}
      title={name}
      aria-label={name}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={onPress}
    >
      <Drawing of={of} />
    </button>
  )
}

const handles: readonly { readonly name: string; readonly edges: Edges }[] = [
  { name: 'nw', edges: { x: 'start', y: 'start' } },
  { name: 'n', edges: { y: 'start' } },
  { name: 'ne', edges: { x: 'end', y: 'start' } },
  { name: 'e', edges: { x: 'end' } },
  { name: 'se', edges: { x: 'end', y: 'end' } },
  { name: 's', edges: { y: 'end' } },
  { name: 'sw', edges: { x: 'start', y: 'end' } },
  { name: 'w', edges: { x: 'start' } },
]

const mirrored = (edges: Edges, rtl: boolean): Edges =>
  rtl && edges.x ? { ...edges, x: edges.x === 'start' ? 'end' : 'start' } : edges

/** What a selected node is called on its label, and that it is hidden where it is. */
function labelOf({ store, words, props }: Editor, id: NodeId, hidden: boolean): string {
  const name = nameOf(store.document(), id, store.registry, props.words)
  return hidden ? words('editor.canvas.hidden', { name }) : name
}

/** The frame of a selected block: its name to hold it by, its handles, what is done to it most. */
function SelectedBlock({
  id,
  many,
  last,
  writing,
  held,
  ...given
}: LayerProps & {
  readonly id: NodeId
  readonly many: boolean
  readonly last: boolean
  readonly writing: boolean
  readonly held: boolean
}) {
  const { editor, tracker, gestures, menu } = given
  // The press that chose it may become a drag: what it is handled by comes when it did not.
  const [isChosen, setChosen] = useState(!held)
  if (!held && !isChosen) setChosen(true)
  const { store, words, props } = editor
  // Only what the frame shows: it stays as it is while one writes.
  const parent = useBlockPart(store, id, (block) => block?.parent)
  const locked = useBlockPart(store, id, (block) => block?.locked === true)
  useBlockPart(store, id, (block) => block?.name)
  const device = useStoreView(store, (view) => view.device)
  const readOnly = useStoreView(store, (view) => view.readOnly)
  const hidden = useDocument(store, (document) => isHiddenOn(document, id, device))
  const folds = useBlockPart(store, id, (block) => block && perItemSlots(store.registry, block) !== undefined)
  if (!parent) return null
  const grid = isGrid(store.document(), parent, store.registry)
  const pull = (edges: Edges) => (event: PointerEvent) => {
    if (event.button !== 0) return
    event.stopPropagation()
    gestures.begin(
      { kind: 'resize', block: id, edges: mirrored(edges, props.page.dir === 'rtl') },
      event.nativeEvent,
    )
  }
  const hold = (event: PointerEvent) => {
    if (event.button !== 0 || locked) return
    event.stopPropagation()
    gestures.begin({ kind: 'move' }, event.nativeEvent)
  }
  return (
    <Mark
      id={id}
      tracker={tracker}
      className={`selected${many ? ' many' : ''}${locked ? ' locked' : ''}${folds ? ' folds' : ''}`}
    >
      {last && (
        <span className={readOnly ? 'tag fixed' : 'tag'} onPointerDown={hold} aria-hidden="true">
          {many
            ? words('editor.canvas.many', { count: store.view().selection.blocks.length })
            : labelOf(editor, id, hidden)}
        </span>
      )}
      {isChosen && last && !writing && !readOnly && (
        <div className="bar" role="toolbar" aria-label={words('editor.canvas.bar')}>
          {!many && (
            <>
              <BarButton
                of="up"
                name={words(grid ? 'editor.action.layer_forward' : 'editor.action.move_up')}
                onPress={() => runAction(editor, grid ? 'layer-forward' : 'move-up')}
              />
              <BarButton
                of="down"
                name={words(grid ? 'editor.action.layer_backward' : 'editor.action.move_down')}
                onPress={() => runAction(editor, grid ? 'layer-backward' : 'move-down')}
              />
            </>
          )}
          <LastButtons id={id} editor={editor} menu={menu} inset={[16, 4]} />
        </div>
      )}
      {isChosen &&
        !readOnly &&
        !many &&
        grid &&
        !locked &&
        handles.map(({ name, edges }) => (
          <i key={name} className={`handle ${name}`} onPointerDown={pull(edges)} aria-hidden="true" />
        ))}
    </Mark>
  )
}

/** What every bar ends with; the menu opens so many pixels from the right and from the top of what it is of. */
function LastButtons({
  id,
  editor,
  menu,
  inset: [right, top],
}: Pick<LayerProps, 'editor' | 'menu'> & {
  readonly id: NodeId
  readonly inset: readonly [right: number, top: number]
}) {
  const { words, canvas } = editor
  return (
    <>
      <BarButton
        of="copy"
        name={words('editor.action.duplicate')}
        onPress={() => runAction(editor, 'duplicate')}
      />
      <BarButton
        of="trash"
        name={words('editor.action.delete')}
        onPress={() => runAction(editor, 'delete')}
      />
      <BarButton
        of="more"
        name={words('editor.canvas.more')}
        onPress={() => {
          const rect = canvas.rect(id)
          const at = rect && canvas.toWindow(rect)
          if (at) menu({ x: at.left + at.width - right, y: at.top + top })
        }}
      />
    </>
  )
}

/** The frame of a section, with its name where it is selected; for who may change it, what is done to it. */
function SectionMark({
  id,
  selected,
  ...given
}: LayerProps & { readonly id: NodeId; readonly selected: boolean }) {
  const { editor, tracker } = given
  const { store } = editor
  const device = useStoreView(store, (view) => view.device)
  const section = useSection(store, id)
  const readOnly = useStoreView(store, (view) => view.readOnly)
  if (!section) return null
  return (
    <Mark
      id={id}
      tracker={tracker}
      className={`${selected ? 'section-selected' : 'section-hover'}${section.locked === true ? ' locked' : ''}`}
    >
      {selected && (
        <span className={readOnly ? 'tag inside fixed' : 'tag inside'} aria-hidden="true">
          {labelOf(editor, id, section.hidden?.[device] === true)}
        </span>
      )}
      {!readOnly && <SectionTools section={section} selected={selected} {...given} />}
    </Mark>
  )
}

/** Where things are added at a section, and what is done to it most. */
function SectionTools({
  section,
  selected,
  editor,
  menu,
}: LayerProps & { readonly section: Section; readonly selected: boolean }) {
  const { store, words } = editor
  const { id } = section
  const order = useDocument(store, (document) => document.order)
  const first = order[0] === id
  const add = (after: NodeId | null) => () =>
    store.show({ panel: 'add', insertion: { kind: 'section', after } })
  const previous = order[order.indexOf(id) - 1] ?? null
  return (
    <>
      {selected && (
        <div className="bar inside" role="toolbar" aria-label={words('editor.canvas.section_bar')}>
          <BarButton
            of="up"
            name={words('editor.action.section_up')}
            onPress={() => runAction(editor, 'section-up')}
          />
          <BarButton
            of="down"
            name={words('editor.action.section_down')}
            onPress={() => runAction(editor, 'section-down')}
          />
          <LastButtons id={id} editor={editor} menu={menu} inset={[24, 16]} />
        </div>
      )}
      <button
        type="button"
        tabIndex={-1}
        className={`add top${first ? ' first' : ''}`}
        onClick={add(previous)}
      >
        <Drawing of="plus" />
        {words('editor.canvas.add_section')}
      </button>
      <button type="button" tabIndex={-1} className="add bottom" onClick={add(id)}>
        <Drawing of="plus" />
        {words('editor.canvas.add_section')}
      </button>
      {section.source === undefined && !selected && (
        <button
          type="button"
          tabIndex={-1}
          className="add block"
          onClick={() => {
            store.show({ selection: { blocks: [], section: id }, panel: 'add', insertion: null })
          }}
        >
          <Drawing of="plus" />
          {words('editor.canvas.add_block')}
        </button>
      )}
    </>
  )
}

/** The one thing to do on a page with nothing on it. */
function EmptyPage({ editor }: { readonly editor: Editor }) {
  const { store, words } = editor
  return (
    <div className="empty">
      <p>{words('editor.canvas.empty')}</p>
      <div>
        <button
          type="button"
          className="add"
          onClick={() => store.show({ panel: 'add', insertion: { kind: 'section', after: null } })}
        >
          <Drawing of="plus" />
          {words('editor.canvas.empty_section')}
        </button>
        <button
          type="button"
          className="add plain"
          onClick={() => {
            const id = newNodeId()
            change(editor, {
              label: 'editor.step.add_section',
              patches: insertSection(store.document(), { section: { id, height: 'medium' } }),
            })
            store.show({ selection: { blocks: [], section: id } })
            editor.canvas.focus(id)
          }}
        >
          {words('editor.canvas.empty_blank')}
        </button>
      </div>
    </div>
  )
}

/** Everything drawn above the page. */
export function Layer(given: LayerProps) {
  const { editor, tracker } = given
  const { store } = editor
  const selection = useStoreView(store, (view) => view.selection)
  const cursor = useStoreView(store, (view) => view.cursor)
  const hover = useStoreView(store, (view) => view.hover)
  const writing = useStoreView(store, (view) => view.text)
  const quiet = useStoreView(store, (view) => view.dragging)
  const held = useStoreView(store, (view) => view.pressing)
  const preview = useStoreView(store, (view) => view.preview)
  const device = useStoreView(store, (view) => view.device)
  const readOnly = useStoreView(store, (view) => view.readOnly)
  const people = useStoreView(store, (view) => view.people)
  const refusal = useStoreView(store, (view) => view.refusal)
  const isEmpty = useDocument(store, (document) => document.order.length === 0)
  if (preview) return null
  if (isEmpty) return readOnly ? null : <EmptyPage editor={editor} />
  const many = selection.blocks.length > 1
  const hovered = hover !== null && store.block(hover) ? hover : null
  const hoveredSection = hover !== null && store.section(hover) ? hover : null
  const chosen = selection.blocks.length === 0 ? selection.section : null
  const holders = readOnly ? [] : [holderOf(editor, focusOf(selection)), holderOf(editor, hover)]
  return (
    <div className={quiet ? 'quiet-marks' : undefined}>
      {hoveredSection !== null && hoveredSection !== chosen && !readOnly && (
        <SectionMark key={`hover ${hoveredSection}`} id={hoveredSection} selected={false} {...given} />
      )}
      {chosen !== null && <SectionMark key={`chosen ${chosen}`} id={chosen} selected {...given} />}
      {people.length > 0 && <OtherMarks editor={editor} tracker={tracker} onMissing={() => {}} />}
      {refusal?.node !== undefined && (
        <Mark key="refused" id={refusal.node} tracker={tracker} className="refused" />
      )}
      {hovered !== null && !selection.blocks.includes(hovered) && (
        <Mark key={`hover ${hovered}`} id={hovered} tracker={tracker} className="hover" />
      )}
      {[...new Set(holders)].map(
        (id) =>
          id !== null && (
            <SlotMarks key={`slots ${id}`} id={id} editor={editor} tracker={tracker} onMissing={() => {}} />
          ),
      )}
      {device === 'phone' && <PhoneMarks editor={editor} tracker={tracker} onMissing={() => {}} />}
      {cursor !== null && <Mark key={`cursor ${cursor}`} id={cursor} tracker={tracker} className="cursor" />}
      {selection.blocks.map((id, index) => (
        <SelectedBlock
          key={id}
          id={id}
          many={many}
          last={index === selection.blocks.length - 1}
          writing={writing?.block === id}
          held={held}
          {...given}
        />
      ))}
    </div>
  )
}
