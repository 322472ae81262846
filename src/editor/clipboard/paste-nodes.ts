import type { Fragment } from '#document/commands/fragment.ts'
import { paste } from '#document/commands/paste.ts'
import { change, notify } from '../actions/change.ts'
import { sayBeside, spotFor } from '../actions/spot.ts'
import { home } from '../actions/targets.ts'
import type { Editor } from '../editor.ts'
import { selectBlocks } from '../selection.ts'

/** Puts nodes into the slot that is chosen, or after what is selected; they are selected then. */
export function pasteNodes(editor: Editor, fragment: Fragment): boolean {
  const { store, words } = editor
  const roots = fragment.blocks.filter(({ id }) => fragment.roots.includes(id))
  const spot = spotFor(editor, roots)
  const section = home(editor)
  const result = paste(
    store.document(),
    {
      fragment,
      ...(spot ? spot : section === null ? {} : { parent: { node: section } }),
      ...(spot || section === null || fragment.sections.length === 0 ? {} : { after: section }),
    },
    store.registry,
  )
  if (!change(editor, { label: 'editor.step.paste', patches: result.patches })) return false
  const blocks = result.nodes.filter((id) => store.block(id))
  const last = result.nodes.at(-1) ?? null
  store.show({
    selection: blocks.length > 0 ? selectBlocks(store.document(), blocks) : { blocks: [], section: last },
    insertion: null,
  })
  editor.canvas.focus(last)
  editor.say(words('editor.say.pasted', { count: result.nodes.length }))
  if (fragment.sections.length === 0) sayBeside(editor, spot)
  return true
}

/** Puts on the page what was copied elsewhere; how that goes is fetched when it is asked for. */
export async function pasteForeign(editor: Editor, fragment: Fragment): Promise<void> {
  const ways = await import('./paste-foreign.ts').catch(() => null)
  if (ways) await ways.pasteForeign(editor, fragment, pasteNodes)
  else notify(editor, editor.words('editor.say.upload_failed'), 'danger')
}
