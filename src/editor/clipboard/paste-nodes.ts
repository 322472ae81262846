import type { Fragment } from '#document/commands/fragment.ts'
import { paste } from '#document/commands/paste.ts'
import { blockOf, sectionOf, type NodeId } from '#document/nodes.ts'
import { slotFault } from '#document/slot-fault.ts'
import { change, notify } from '../actions/change.ts'
import { sayBeside, spotFor, type Spot } from '../actions/spot.ts'
import { home } from '../actions/targets.ts'
import type { Editor } from '../editor.ts'
import { isSameSelection, selectBlocks } from '../selection.ts'
import { underWay } from './send-file.ts'

/** Where a fragment is pasted: into the slot that is chosen, or after what is selected, else into a section. */
interface PastePlace {
  readonly spot: Spot | undefined
  readonly section: NodeId | null
}

const rootsOf = ({ blocks, roots }: Fragment) => blocks.filter(({ id }) => roots.includes(id))

const placeNow = (editor: Editor, fragment: Fragment): PastePlace => ({
  spot: spotFor(editor, rootsOf(fragment)),
  section: home(editor),
})

/** A place of a while ago, as it is now: what was to be followed may have moved, may be gone, or its item full. */
function placeThen(editor: Editor, fragment: Fragment, { spot, section }: PastePlace): PastePlace {
  const { store } = editor
  const document = store.document()
  const after = spot?.after === undefined ? undefined : store.block(spot.after)
  const { node, slot } = after?.parent ?? spot?.parent ?? {}
  const isThere = spot && (after !== undefined || spot.after === undefined) && node !== undefined
  const fault =
    isThere && slot !== undefined
      ? slotFault(document, { node, slot }, rootsOf(fragment), store.registry)
      : undefined
  if (isThere && !fault) return { spot: { ...spot, ...(after && { parent: after.parent }) }, section }
  const holder = fault && blockOf(document, node ?? '')
  if (holder) return { spot: { parent: holder.parent, after: holder.id, fault }, section }
  return section !== null && sectionOf(document, section)
    ? { spot: undefined, section }
    : placeNow(editor, fragment)
}

/** A paste whose files are on their way. */
interface Coming {
  readonly editor: Editor
  readonly isOfSections: boolean
  readonly place: PastePlace
  /** The last nodes of those that were pasted to its place before it, and are here. */
  readonly before: NodeId[]
}

/** All of them, in the order they were pasted in. */
const coming = new Set<Coming>()

/** The place of a paste, behind what was pasted there before it: until that came nobody could tell. */
function placeBehind({ editor, isOfSections, place, before }: Coming): PastePlace {
  const last = before.findLast((id) => editor.store.block(id) ?? editor.store.section(id))
  if (last === undefined) return place
  const block = blockOf(editor.store.document(), last)
  if (isOfSections) return { ...place, section: last }
  return block ? { ...place, spot: { parent: block.parent, after: last } } : place
}

/** What comes after a paste has to follow: the section, or the block. */
function followed(one: Coming): NodeId | null | undefined {
  const { spot, section } = placeBehind(one)
  return one.isOfSections ? section : spot?.after
}

/** Those that were pasted to the same place after one, while all of them are on their way. */
function behind(one: Coming): readonly Coming[] {
  const node = followed(one)
  const later = [...coming].slice([...coming].indexOf(one) + 1)
  return later.filter(
    (other) =>
      other.editor.store === one.editor.store &&
      other.isOfSections === one.isOfSections &&
      typeof node === 'string' &&
      followed(other) === node,
  )
}

/** Gives the nodes that are on the page then; null where the rules refuse them. */
function put(
  editor: Editor,
  fragment: Fragment,
  { spot, section }: PastePlace,
  takesAlong: boolean,
): readonly NodeId[] | null {
  const { store, words } = editor
  const result = paste(
    store.document(),
    {
      fragment,
      ...(spot ? spot : section === null ? {} : { parent: { node: section } }),
      ...(spot || section === null || fragment.sections.length === 0 ? {} : { after: section }),
    },
    store.registry,
  )
  if (!change(editor, { label: 'editor.step.paste', patches: result.patches })) return null
  if (takesAlong) {
    const blocks = result.nodes.filter((id) => store.block(id))
    const last = result.nodes.at(-1) ?? null
    store.show({
      selection: blocks.length > 0 ? selectBlocks(store.document(), blocks) : { blocks: [], section: last },
      insertion: null,
    })
    editor.canvas.focus(last)
  }
  editor.say(words('editor.say.pasted', { count: result.nodes.length }))
  if (fragment.sections.length === 0) sayBeside(editor, spot)
  return result.nodes
}

/** Puts nodes into the slot that is chosen, or after what is selected; they are selected then. */
export function pasteNodes(editor: Editor, fragment: Fragment): boolean {
  return put(editor, fragment, placeNow(editor, fragment), true) !== null
}

/**
 * Puts on the page what was copied elsewhere; how that goes is fetched when it is asked for, and so are its files. It
 * comes to where it was pasted. Whoever has gone on to something else by then stays there, and a page that was left
 * gets nothing: nobody would store it any more.
 */
export function pasteForeign(editor: Editor, fragment: Fragment): Promise<void> {
  const { store, canvas } = editor
  const isOfSections = fragment.sections.length > 0
  const one: Coming = { editor, isOfSections, place: placeNow(editor, fragment), before: [] }
  const { selection, text } = store.view()
  coming.add(one)
  const pasting = underWay(editor, async () => {
    const ways = await import('./paste-foreign.ts').catch(() => null)
    if (!ways) return notify(editor, editor.words('editor.say.upload_failed'), 'danger')
    await ways.pasteForeign(editor, fragment, (_, own) => {
      if (!canvas.document()) return false
      const view = store.view()
      const stays = isSameSelection(view.selection, selection) && view.text === text
      const later = behind(one)
      const nodes = put(editor, own, placeThen(editor, own, placeBehind(one)), stays)
      const last = nodes?.at(-1)
      if (last !== undefined) for (const { before } of later) before.push(last)
      return nodes !== null
    })
  })
  return pasting.finally(() => coming.delete(one))
}
