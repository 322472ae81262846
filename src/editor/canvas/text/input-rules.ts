import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from '@tiptap/pm/inputrules'
import type { Plugin } from '@tiptap/pm/state'
import { textSchema } from '#document/text/schema.ts'

/** `**bold**` and the like: the words between the signs get the mark, the signs go. */
function markRule(pattern: RegExp, name: 'bold' | 'italic' | 'strike' | 'code'): InputRule {
  return new InputRule(pattern, (state, match, start, end) => {
    const type = textSchema.marks[name]
    const words = match[2]
    if (!type || words === undefined || state.selection.$from.parent.type.spec.code) return null
    // The last sign of the match is being typed and not in the text yet.
    const lead = match[1] ?? ''
    const from = start + lead.length
    const marks = type.create().addToSet(state.doc.resolve(from + 1).marks())
    return state.tr.replaceWith(from, end, textSchema.text(words, marks)).removeStoredMark(type)
  })
}

/**
 * Markdown while typing: `# `, `- `, `1. `, `> `, three backticks, `---`, `**bold**`, `*italic*`,
 * `~~strike~~` and backticks around code. Backspace right after takes the change back and keeps the signs.
 *
 * @param inline only marks: the field is one line
 */
export function markdownRules(inline: boolean): Plugin {
  const marks = [
    markRule(/(^|[\s(])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, 'bold'),
    markRule(/(^|[\s(])__([^_\s](?:[^_]*[^_\s])?)__$/, 'bold'),
    markRule(/(^|[^*\w])\*([^*\s](?:[^*]*[^*\s])?)\*$/, 'italic'),
    markRule(/(^|[^_\w])_([^_\s](?:[^_]*[^_\s])?)_$/, 'italic'),
    markRule(/(^|[\s(])~~([^~\s](?:[^~]*[^~\s])?)~~$/, 'strike'),
    markRule(/(^|[\s(])`([^`]+)`$/, 'code'),
  ]
  if (inline) return inputRules({ rules: marks })
  const { heading, bulletList, orderedList, blockquote, codeBlock, horizontalRule, paragraph } =
    textSchema.nodes
  const blocks: InputRule[] = []
  if (heading) {
    blocks.push(
      textblockTypeInputRule(/^(#{1,4})\s$/, heading, (match) => ({ level: match[1]?.length ?? 2 })),
    )
  }
  if (bulletList) blocks.push(wrappingInputRule(/^\s*([-+*])\s$/, bulletList))
  if (orderedList) {
    blocks.push(
      wrappingInputRule(
        /^(\d{1,5})[.)]\s$/,
        orderedList,
        (match) => ({ start: Number(match[1]) }),
        (match, node) => node.childCount + Number(node.attrs['start']) === Number(match[1]),
      ),
    )
  }
  if (blockquote) blocks.push(wrappingInputRule(/^\s*>\s$/, blockquote))
  if (codeBlock) blocks.push(textblockTypeInputRule(/^```$/, codeBlock))
  if (horizontalRule && paragraph) {
    blocks.push(
      new InputRule(/^---$/, (state, _match, start, end) => {
        const $start = state.doc.resolve(start)
        if ($start.depth !== 1) return null
        return state.tr.replaceRangeWith(start, end, horizontalRule.create())
      }),
    )
  }
  return inputRules({ rules: [...blocks, ...marks] })
}
