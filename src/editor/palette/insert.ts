import { insertBlock } from '#document/commands/insert-block.ts'
import { insertSection } from '#document/commands/insert-section.ts'
import { removeBlocks } from '#document/commands/remove-blocks.ts'
import { removeSections } from '#document/commands/remove-section.ts'
import { withFreshIds } from '#document/commands/fragment.ts'
import { propsOf } from '#document/block-props.ts'
import {
  childrenOf,
  newNodeId,
  sectionHolding,
  type Block,
  type BlockId,
  type JsonObject,
  type Parent,
  type SectionId,
} from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { slotFault } from '#document/slot-fault.ts'
import { isGrid } from '#document/slots.ts'
import { change } from '../actions/change.ts'
import { sayBeside, spotFor } from '../actions/spot.ts'
import { home } from '../actions/targets.ts'
import { firstText } from '../actions/view-actions.ts'
import type { Editor } from '../editor.ts'
import { typeName } from '../names.ts'
import { isNarrow } from '../sheets.ts'
import type { SectionDesign } from '../props.ts'
import { focusOf } from '../selection.ts'

/** A sheet that lies over the page would hide what it put there. */
const sheetGone = () => (isNarrow() ? { panel: null } : {})

/** The empty block another is to take the place of; undefined when it was written in or left meanwhile. */
function replaced({ store }: Editor): Block | undefined {
  const { selection, insertion } = store.view()
  const block = insertion?.kind === 'replace' ? store.block(insertion.block) : undefined
  const definition = block && store.registry.get(block.type)
  if (!block || !definition || block.locked === true || focusOf(selection) !== block.id) return undefined
  return definition.empty?.holds(propsOf(definition, block)) === true ? block : undefined
}

/** Puts a block into the place of an empty one, which goes: one step. */
function replaceBlock(editor: Editor, block: Block, type: string, id: BlockId, props: JsonObject): boolean {
  const { store } = editor
  const { registry } = store
  const document = store.document()
  const { parent, place } = block
  const siblings = childrenOf(document, parent)
  const after = siblings[siblings.indexOf(block.id) - 1] ?? null
  const step = { label: 'editor.step.add', gesture: `add ${id}` } as const
  const { node, slot } = parent
  // It takes the empty one's place, so it counts as that. What may not stand there comes below, and the empty one stays.
  const coming = [{ id: block.id, type }]
  if (slot !== undefined && slotFault(document, { node, slot }, coming, registry)) return false
  if (!change(editor, { ...step, patches: removeBlocks(document, [block.id]) })) return false
  const at = isGrid(document, parent, registry) ? { cells: { column: place.column, row: place.row } } : {}
  const patches = insertBlock(
    store.document(),
    { type, id, props, parent, after, layer: place.layer, ...at },
    registry,
  )
  return change(editor, { ...step, patches, select: [id] })
}

/** Puts a block where the person means: into an empty one's place, into the slot asked for, after the selection, into the selected section, or the last one. */
export function addBlock(editor: Editor, type: string, props: JsonObject = {}): boolean {
  const { store, canvas, words, props: given } = editor
  const id = newNodeId()
  const empty = replaced(editor)
  const done = (empty && replaceBlock(editor, empty, type, id, props)) || addBeside(editor, type, id, props)
  if (!done) return false
  store.show({ insertion: null, ...sheetGone() })
  editor.say(words('editor.say.added', { name: typeName(store.registry, type, given.words) }))
  // Drawn with the next frame, once there is what draws it; then it takes the focus, or its words do.
  const focus = () =>
    requestAnimationFrame(() => {
      canvas.focus(id)
      const path = firstText(editor, id)
      if (path) canvas.editText({ block: id, path }, 'all')
    })
  void store.registry.get(type)?.view.load().then(focus, focus)
  return true
}

function addBeside(editor: Editor, type: string, id: BlockId, props: JsonObject): boolean {
  const { store } = editor
  const gesture = `add ${id}`
  let document = store.document()
  const { insertion } = store.view()
  // Beside the selected block: on its grid below it, in a slot after it; or into the slot that is chosen.
  const isPlaced = insertion?.kind === 'block' || insertion?.kind === 'section'
  const spot = isPlaced ? undefined : spotFor(editor, [{ id, type }])
  let section = insertion?.kind === 'block' ? insertion.section : (home(editor) ?? undefined)
  if (section !== undefined && store.section(section)?.source !== undefined) section = undefined
  if (section === undefined) {
    section = newNodeId()
    const patches = insertSection(document, { section: { id: section } })
    if (!change(editor, { label: 'editor.step.add', patches, gesture })) return false
    document = store.document()
  }
  const parent: Parent = spot?.parent ?? { node: section }
  const patches = insertBlock(
    document,
    {
      type,
      id,
      props,
      parent,
      ...(spot?.after === undefined ? {} : { after: spot.after }),
      ...(insertion?.kind === 'block' ? { cells: { column: insertion.column, row: insertion.row } } : {}),
    },
    store.registry,
  )
  if (!change(editor, { label: 'editor.step.add', patches, gesture, select: [id] })) return false
  sayBeside(editor, spot)
  return true
}

/** What makes way for a section that is put in the place of an empty block: the block, or its section where it was all there is. */
function makingWay({ store }: Editor, block: Block): { after: SectionId | null; patches: readonly Patch[] } {
  const document = store.document()
  const section = sectionHolding(document, block.id)
  if (!section) return { after: null, patches: [] }
  if (section.blocks.length > 1 || block.parent.slot !== undefined || section.locked === true)
    return { after: section.id, patches: removeBlocks(document, [block.id]) }
  const after = document.order[document.order.indexOf(section.id) - 1] ?? null
  return { after, patches: removeSections(document, [section.id]) }
}

/**
 * Puts a designed or saved section on the page: where it was dropped, at the place asked for (an empty block
 * makes way), or after the selected one.
 *
 * @param dropped the section it was dropped after, `null` before all
 */
export function addSection(
  editor: Editor,
  design: SectionDesign | null,
  dropped?: { readonly after: SectionId | null },
): boolean {
  const { store, canvas, words } = editor
  const document = store.document()
  const { insertion } = store.view()
  const empty = dropped ? undefined : replaced(editor)
  const way = empty && makingWay(editor, empty)
  const { after } = dropped ??
    way ?? { after: insertion?.kind === 'section' ? insertion.after : home(editor) }
  let id = newNodeId()
  let patches: readonly Patch[]
  if (!design) patches = insertSection(document, { after, section: { id, height: 'medium' } })
  else if (design.synced === true) {
    patches = insertSection(document, { after, section: { id, source: design.id, name: design.name } })
  } else {
    const { section, blocks } = design.nodes
    const fresh = withFreshIds({ portico: 1, sections: section ? [section] : [], blocks, roots: [] })
    const own = fresh.sections[0]
    if (!own) return false
    id = own.id
    patches = insertSection(document, { after, section: own, blocks: fresh.blocks })
  }
  patches = [...(way?.patches ?? []), ...patches]
  if (!change(editor, { label: 'editor.step.add_section', patches })) return false
  store.show({ selection: { blocks: [], section: id }, insertion: null, ...sheetGone() })
  editor.say(words('editor.say.section_added'))
  requestAnimationFrame(() => canvas.focus(id))
  return true
}
