import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  exitCode,
  liftEmptyBlock,
  newlineInCode,
  splitBlock,
} from '@tiptap/pm/commands'
import { undoInputRule } from '@tiptap/pm/inputrules'
import { keymap } from '@tiptap/pm/keymap'
import { liftListItem, sinkListItem, splitListItem } from '@tiptap/pm/schema-list'
import type { Command, Plugin } from '@tiptap/pm/state'
import { textSchema } from '#document/text/schema.ts'
import type { TextSessionGiven } from './text-given.ts'
import { hardBreak, selectWords, toggle } from './text-commands.ts'

/** Enter: in code a line, out of an empty item or quote, else the next item or paragraph. */
function enterKey(): Command {
  const item = textSchema.nodes['listItem']
  const split = item ? [splitListItem(item)] : []
  return chainCommands(newlineInCode, ...split, createParagraphNear, liftEmptyBlock, splitBlock)
}

/** Backspace at the start of a heading or another kind makes it a plain paragraph first. */
const plainParagraph: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const paragraph = textSchema.nodes['paragraph']
  if (!empty || $from.parentOffset > 0 || !paragraph || $from.depth !== 1) return false
  const kind = $from.parent.type.name
  const styled = kind === 'paragraph' && $from.parent.attrs['style'] !== 'body'
  if (kind !== 'heading' && kind !== 'codeBlock' && !styled) return false
  dispatch?.(state.tr.setBlockType($from.pos, $from.pos, paragraph, { style: 'body' }))
  return true
}

/** The keys of a text. */
export function keys(given: TextSessionGiven): Plugin[] {
  const inline = given.flavour === 'inline'
  const item = textSchema.nodes['listItem']
  const does = (run: () => void): Command => {
    return () => {
      run()
      return true
    }
  }
  const bound: Record<string, Command> = {
    'Mod-a': selectWords,
    'Mod-b': toggle('bold'),
    'Mod-i': toggle('italic'),
    'Mod-u': toggle('underline'),
    'Mod-e': toggle('code'),
    'Mod-Shift-x': toggle('strike'),
    'Mod-k': does(given.askLink),
    'Mod-z': does(given.undo),
    'Mod-y': does(given.redo),
    'Mod-Shift-z': does(given.redo),
    Escape: does(given.leave),
    'Shift-Enter': chainCommands(exitCode, hardBreak),
    'Mod-Enter': does(given.leave),
    Enter: inline ? does(given.leave) : enterKey(),
    Backspace: inline ? undoInputRule : chainCommands(undoInputRule, plainParagraph),
  }
  if (!inline && item) {
    bound['Tab'] = chainCommands(sinkListItem(item), () => true)
    bound['Shift-Tab'] = chainCommands(liftListItem(item), () => true)
  }
  return [keymap(bound), keymap(baseKeymap)]
}
