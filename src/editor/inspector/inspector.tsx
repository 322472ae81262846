import { memo, useDeferredValue, useRef, useState } from 'react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { recordingClass } from '#kernel/session-recording.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Disabled } from '#ui/disabled/disabled.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { propsOf } from '#document/block-props.ts'
import type { Fields } from '#document/fields.ts'
import { blockOf, type Block, type BlockId } from '#document/nodes.ts'
import { isGrid } from '#document/slots.ts'
import { useBlockPart, useDocument, useEditor, useView } from '../editor-context.tsx'
import { select } from '../actions/targets.ts'
import { nameOf, typeName } from '../names.ts'
import { isUnasked, useSheet } from '../sheets.ts'
import { trailOf } from '../selection.ts'
import type { EditorStore } from '../store.ts'
import { Arrange } from './arrange.tsx'
import { FieldControl } from './field-control.tsx'
import { Fold } from './fold.tsx'
import { InTurn } from './in-turn.tsx'
import { LookSettings } from './look-settings.tsx'
import { PageFrameSettings } from './page-frame-settings.tsx'
import { PlaceFields } from './place-fields.tsx'
import { SectionSettings } from './section-settings.tsx'
import css from './inspector.module.css'

/** Where the selection is, from the section inwards; each step selects. */
function Trail() {
  const editor = useEditor()
  const { store, props, words } = editor
  const selection = useView((view) => view.selection)
  // Names change rarely; the words of a block are not its name.
  const names = useDocument(store, (page) =>
    trailOf(page, selection)
      .map((id) => nameOf(page, id, store.registry, props.words))
      .join('\n'),
  ).split('\n')
  const trail = trailOf(store.document(), selection)
  return (
    <nav aria-label={words('editor.inspector.trail')} className={css.trail}>
      <ol>
        <li>
          <button type="button" onClick={() => select(editor, null)} className={css.crumb}>
            {words('editor.inspector.page')}
          </button>
        </li>
        {trail.map((id, index) => (
          <li key={id}>
            <Icon of={ChevronRight} size="small" flips />
            <button
              type="button"
              dir="auto"
              className={css.crumb}
              aria-current={index === trail.length - 1 ? 'true' : undefined}
              onClick={() => select(editor, id)}
            >
              {names[index]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function shownFields(fields: Fields, props: { readonly [name: string]: unknown }, group: 'main' | 'more') {
  return Object.entries(fields).filter(
    ([, field]) => (field.group ?? 'main') === group && (field.when?.(props) ?? true),
  )
}

/** A control drawn anew only when its value is another; of a rich text only the button is shown. */
const SettledControl = memo(
  FieldControl,
  (before, after) =>
    before.field === after.field &&
    before.blocks.join() === after.blocks.join() &&
    before.path.join() === after.path.join() &&
    (before.field.kind === 'richText' || before.value === after.value),
)

/** The fields of a type, for one block or several alike. */
const SettledPlace = memo(
  PlaceFields,
  ({ block: one, ids }, { block: other, ids: now }) =>
    one.id === other.id &&
    one.place === other.place &&
    one.phone === other.phone &&
    one.hidden === other.hidden &&
    one.locked === other.locked &&
    one.parent === other.parent &&
    ids === now,
)
const SettledLook = memo(LookSettings, (one, other) => one.ids === other.ids && one.look === other.look)
const SettledArrange = memo(Arrange)

/** Whether a block's settings look the same: its rich texts are not shown here. */
function sameFields(
  before: { readonly block: Block; readonly blocks: readonly BlockId[] },
  after: { readonly block: Block; readonly blocks: readonly BlockId[] },
): boolean {
  return (
    before.blocks === after.blocks &&
    before.block.type === after.block.type &&
    before.block.props === after.block.props
  )
}

const BlockFields = memo(function BlockFields({
  block,
  blocks,
}: {
  readonly block: Block
  readonly blocks: readonly BlockId[]
}) {
  const { store, words } = useEditor()
  const definition = store.registry.get(block.type)
  if (!definition)
    return <p className={css.note}>{words('editor.inspector.type_gone', { type: block.type })}</p>
  if (block.version > definition.version) return <p className={css.note}>{words('editor.inspector.newer')}</p>
  const props = propsOf(definition, block)
  const control = (group: 'main' | 'more') =>
    shownFields(definition.fields, props, group).map(([name, field]) => (
      <SettledControl
        key={`${blocks.join()} ${name}`}
        field={field}
        blocks={blocks}
        path={['props', name]}
        value={props[name]}
      />
    ))
  const more = control('more')
  const main = control('main')
  return (
    <>
      {main.length > 0 && <div className={css.fields}>{main}</div>}
      {more.length > 0 && (
        <Fold title={words('editor.inspector.more')} startsOpen={false}>
          {more}
        </Fold>
      )}
    </>
  )
}, sameFields)

/** A block as the inspector shows it: the same object while only its rich texts change. */
function useSettledBlock(store: EditorStore, id: BlockId): Block | undefined {
  const last = useRef<Block | undefined>(undefined)
  return useBlockPart(store, id, (block) => {
    const before = last.current
    const fields = block && store.registry.get(block.type)?.fields
    const isSettled =
      before !== undefined &&
      block !== undefined &&
      before.id === id &&
      (Object.keys(block) as (keyof Block)[]).every((key) => key === 'props' || before[key] === block[key]) &&
      Object.keys(before).length === Object.keys(block).length &&
      [...new Set([...Object.keys(before.props), ...Object.keys(block.props)])].every(
        (name) => before.props[name] === block.props[name] || fields?.[name]?.kind === 'richText',
      )
    if (!isSettled) last.current = block
    return last.current
  })
}

function BlockInspector({ ids }: { readonly ids: readonly BlockId[] }) {
  const { store, props, words } = useEditor()
  const id = ids.at(-1) ?? ''
  const block = useSettledBlock(store, id)
  const types = useDocument(store, (document) =>
    [...new Set(ids.map((one) => blockOf(document, one)?.type))].join(' '),
  )
  // In a slot blocks follow one another: there is nothing to line up.
  const onGrid = useDocument(store, (document) =>
    ids.some((one) => {
      const held = blockOf(document, one)
      return held !== undefined && isGrid(document, held.parent, store.registry)
    }),
  )
  if (!block) return null
  const alike = types === block.type
  return (
    <InTurn>
      <h2 className={css.title}>
        {ids.length > 1
          ? words('editor.canvas.many', { count: ids.length })
          : typeName(store.registry, block.type, props.words)}
      </h2>
      {block.locked === true && <p className={css.note}>{words('editor.inspector.locked')}</p>}
      {alike ? (
        <BlockFields block={block} blocks={ids} />
      ) : (
        <p className={css.note}>{words('editor.inspector.mixed')}</p>
      )}
      {onGrid && <SettledArrange ids={ids} />}
      <Fold title={words('editor.inspector.place')}>
        <SettledPlace block={block} ids={ids} />
      </Fold>
      <Fold title={words('editor.inspector.look')} startsOpen={false}>
        <SettledLook ids={ids} look={block.look} />
      </Fold>
    </InTurn>
  )
}

/** Settings of what is selected: made from its fields, so that a new block needs nothing here. */
export function Inspector() {
  const { store, words } = useEditor()
  // Only when the pointer is up again, and then in slices: a drag must not wait for it (P15).
  const current = useView((view) => view.selection)
  const isHeld = useView((view) => view.pressing || view.dragging)
  const [settled, setSettled] = useState(current)
  if (!isHeld && settled !== current) setSettled(current)
  const selection = useDeferredValue(settled)
  const isEmpty = useView(isUnasked)
  const readOnly = useView((view) => view.readOnly)
  const isWriting = useView((view) => view.text !== null)
  const sheet = useRef<HTMLElement>(null)
  useSheet(sheet)
  const settings =
    selection.blocks.length > 0 ? (
      <BlockInspector key={selection.blocks.join()} ids={selection.blocks} />
    ) : selection.section === null ? (
      <PageFrameSettings />
    ) : (
      <SectionSettings key={selection.section} id={selection.section} />
    )
  return (
    <aside
      ref={sheet}
      className={css.inspector}
      data-empty={isEmpty || undefined}
      data-writing={isWriting || undefined}
      data-region="inspector"
      aria-label={words('editor.inspector.label')}
    >
      <header className={css.head}>
        <Trail />
        <IconButton
          icon={X}
          size="small"
          name={words('editor.panel.close')}
          onPress={() => store.show({ inspector: false })}
          className={css.close}
        />
      </header>
      <div className={`${css.scroll} ${recordingClass.mask}`} data-region-start="">
        {/* Who may only look reads how it is set. */}
        {readOnly ? <Disabled>{settings}</Disabled> : settings}
      </div>
    </aside>
  )
}
