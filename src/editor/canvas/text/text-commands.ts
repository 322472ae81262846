import { lift, setBlockType, toggleMark, wrapIn } from '@tiptap/pm/commands'
import type { Mark, MarkType, Node, NodeType } from '@tiptap/pm/model'
import { liftListItem, wrapInList } from '@tiptap/pm/schema-list'
import {
  AllSelection,
  NodeSelection,
  Selection,
  TextSelection,
  type Command,
  type EditorState,
} from '@tiptap/pm/state'
import type { PaletteSlot } from '#document/styles.ts'
import { textSchema, type HeadingLevel, type ParagraphStyle, type TextAlign } from '#document/text/schema.ts'
import type { ImageValue, LinkValue } from '#document/values.ts'

/** What a line of text can be. */
export type LineKind =
  'heading-1' | 'heading-2' | 'heading-3' | 'heading-4' | ParagraphStyle | 'blockquote' | 'codeBlock'
export type PlainMark = 'bold' | 'italic' | 'underline' | 'strike' | 'code'

/** A picture between words. */
export interface TextImage {
  readonly asset: string
  readonly alt: string
  readonly decorative: boolean
  /** Pixels; null: its own width, at most the line's. */
  readonly width: number | null
}

/** What of a text the toolbar shows for the selection. */
export interface TextState {
  readonly line: LineKind | null
  readonly marks: Readonly<Record<PlainMark, boolean>>
  readonly colour: PaletteSlot | null
  readonly highlight: PaletteSlot | null
  readonly link: LinkValue | null
  /** Whether the line may hold links. */
  readonly takesLinks: boolean
  readonly list: 'bulletList' | 'orderedList' | null
  /** The picture that is selected, and nothing else. */
  readonly image: TextImage | null
  readonly align: TextAlign | null
  readonly empty: boolean
  /** The inline flavour: one line with marks, no kinds and lists. */
  readonly inline: boolean
}

const nodes = textSchema.nodes
const marks = textSchema.marks

function nodeType(name: keyof typeof nodes & string): NodeType {
  const type = nodes[name]
  if (!type) throw new Error(`no node ${name}`)
  return type
}
function markType(name: keyof typeof marks & string): MarkType {
  const type = marks[name]
  if (!type) throw new Error(`no mark ${name}`)
  return type
}

/** The node of a type that the selection stands in, from the inside out. */
function around(state: EditorState, ...names: string[]): Node | null {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (names.includes(node.type.name)) return node
  }
  return null
}

/** The first mark of a type in the selection, or the one typing would carry. */
function markIn(state: EditorState, type: MarkType): Mark | null {
  const { from, to, empty, $from } = state.selection
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) ?? null
  let found: Mark | null = null
  state.doc.nodesBetween(from, to, (node) => {
    found ??= node.isInline ? (type.isInSet(node.marks) ?? null) : null
    return found === null
  })
  return found
}

function isActive(state: EditorState, type: MarkType): boolean {
  const { from, to, empty } = state.selection
  return empty ? markIn(state, type) !== null : state.doc.rangeHasMark(from, to, type)
}

/** The line the selection begins in; all of the text, selected at once, begins before its first. */
function firstLine({ selection, doc }: EditorState): Node {
  return (selection instanceof AllSelection ? Selection.atStart(doc) : selection).$from.parent
}

function lineOf(state: EditorState): LineKind | null {
  const node = firstLine(state)
  if (node.type.name === 'heading')
    return `heading-${String(node.attrs['level'])}` as 'heading-1' | 'heading-2' | 'heading-3' | 'heading-4'
  if (node.type.name === 'codeBlock') return 'codeBlock'
  if (around(state, 'blockquote')) return 'blockquote'
  return node.type.name === 'paragraph' ? (node.attrs['style'] as ParagraphStyle) : null
}

function imageIn({ selection }: EditorState): TextImage | null {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null
  const { asset, alt, decorative, width } = selection.node.attrs as TextImage
  return { asset, alt, decorative, width }
}

export function textState(state: EditorState, inline: boolean): TextState {
  const list = around(state, 'bulletList', 'orderedList')?.type.name
  return {
    line: lineOf(state),
    marks: {
      bold: isActive(state, markType('bold')),
      italic: isActive(state, markType('italic')),
      underline: isActive(state, markType('underline')),
      strike: isActive(state, markType('strike')),
      code: isActive(state, markType('code')),
    },
    colour: (markIn(state, markType('colour'))?.attrs['slot'] as PaletteSlot | undefined) ?? null,
    highlight: (markIn(state, markType('highlight'))?.attrs['slot'] as PaletteSlot | undefined) ?? null,
    takesLinks: takesLinks(state),
    link: (markIn(state, markType('link'))?.attrs['target'] as LinkValue | undefined) ?? null,
    image: imageIn(state),
    list: list === 'bulletList' || list === 'orderedList' ? list : null,
    align: (firstLine(state).attrs['align'] as TextAlign | null | undefined) ?? null,
    empty: state.selection.empty,
    inline,
  }
}

export const toggle = (name: PlainMark): Command => toggleMark(markType(name))

/** Makes the lines of the selection what is asked; a quote is around them, the rest is their kind. */
export function setLine(kind: LineKind): Command {
  return (state, dispatch) => {
    if (kind === 'blockquote') return wrapIn(nodeType('blockquote'))(state, dispatch)
    const align = state.selection.$from.parent.attrs['align'] as unknown
    const level = /^heading-([1-4])$/.exec(kind)?.[1]
    const set =
      level !== undefined
        ? setBlockType(nodeType('heading'), { level: Number(level) as HeadingLevel, align: align ?? null })
        : kind === 'codeBlock'
          ? setBlockType(nodeType('codeBlock'))
          : setBlockType(nodeType('paragraph'), { style: kind, align: align ?? null })
    if (!around(state, 'blockquote') || !lift(state)) return set(state, dispatch)
    // Out of the quotation and into its kind, in one step.
    return lift(state, (lifting) => {
      set(state.apply(lifting), (setting) => {
        for (const step of setting.steps) lifting.step(step)
      })
      dispatch?.(lifting)
    })
  }
}

/** Puts the lines into a list of this kind, changes the kind, or takes them out of it. */
export function toggleList(kind: 'bulletList' | 'orderedList'): Command {
  return (state, dispatch) => {
    const { $from } = state.selection
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const node = $from.node(depth)
      if (node.type.name === kind) return liftListItem(nodeType('listItem'))(state, dispatch)
      if (node.type.name === 'bulletList' || node.type.name === 'orderedList') {
        dispatch?.(state.tr.setNodeMarkup($from.before(depth), nodeType(kind)))
        return true
      }
    }
    return wrapInList(nodeType(kind))(state, dispatch)
  }
}

export function setAlign(align: TextAlign | null): Command {
  return (state, dispatch) => {
    const { from, to } = state.selection
    let { tr } = state
    state.doc.nodesBetween(from, to, (node, at) => {
      if (node.type.name !== 'paragraph' && node.type.name !== 'heading') return
      if (node.attrs['align'] !== align) tr = tr.setNodeAttribute(at, 'align', align)
    })
    if (!tr.docChanged) return false
    dispatch?.(tr)
    return true
  }
}

/** Sets a mark that has a value, or takes it away with `null`. */
function setMark(name: 'colour' | 'highlight' | 'link', attrs: Record<string, unknown> | null): Command {
  return (state, dispatch) => {
    const type = markType(name)
    const { from, to, empty, $from } = state.selection
    const range = empty && name === 'link' ? linkRange(state) : { from, to }
    if (empty && name !== 'link') {
      dispatch?.(attrs ? state.tr.addStoredMark(type.create(attrs)) : state.tr.removeStoredMark(type))
      return true
    }
    if (!range || (range.from === range.to && !$from.parent.inlineContent)) return false
    const cleared = state.tr.removeMark(range.from, range.to, type)
    dispatch?.(attrs ? cleared.addMark(range.from, range.to, type.create(attrs)) : cleared)
    return true
  }
}
export const setColour = (slot: PaletteSlot | null) => setMark('colour', slot && { slot })
export const setHighlight = (slot: PaletteSlot | null) => setMark('highlight', slot && { slot })
export const setLink = (target: LinkValue | null) => setMark('link', target && { target })

/** Puts a link at the cursor, where no words are selected that could carry it. @param words what it is read by */
export function insertLink(target: LinkValue, words: string): Command {
  return (state, dispatch) => {
    const type = markType('link')
    if (!takesLinks(state) || words === '') return false
    const marks = type.create({ target }).addToSet(state.storedMarks ?? state.selection.$from.marks())
    // What is written next is no longer the link.
    const inserted = state.tr
      .replaceSelectionWith(state.schema.text(words, marks), false)
      .removeStoredMark(type)
    dispatch?.(inserted.scrollIntoView())
    return true
  }
}

/** Whether the line of the cursor may hold links: code may not. */
function takesLinks(state: EditorState): boolean {
  const { inlineContent, type } = firstLine(state)
  return inlineContent && type.allowsMarkType(markType('link'))
}

/** From where to where the link at the cursor reaches; the selection itself when there is one. */
export function linkRange(state: EditorState): { from: number; to: number } | null {
  const { from, to, empty, $from } = state.selection
  if (!empty) return { from, to }
  const mark = markType('link').isInSet($from.marks())
  if (!mark) return null
  const start = $from.start()
  let reach: { from: number; to: number } | null = null
  $from.parent.forEach((node, offset) => {
    const at = start + offset
    if (!mark.isInSet(node.marks)) return
    if (reach && reach.to === at) reach = { from: reach.from, to: at + node.nodeSize }
    else if (!reach || reach.to < $from.pos) reach = { from: at, to: at + node.nodeSize }
  })
  return reach
}

/** Plain words of the selection: no marks but links, a paragraph like any other. */
export const clearMarks: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection
  if (empty) return false
  let { tr } = state
  for (const name of ['bold', 'italic', 'underline', 'strike', 'code', 'colour', 'highlight'] as const) {
    tr = tr.removeMark(from, to, markType(name))
  }
  dispatch?.(tr)
  return true
}

/** Puts a picture of the library at the cursor. */
export function insertImage(image: Pick<ImageValue, 'asset' | 'alt' | 'decorative'>): Command {
  const { asset, alt, decorative = false } = image
  return (state, dispatch) => {
    const node = nodeType('image').create({ asset, alt, decorative })
    dispatch?.(state.tr.replaceSelectionWith(node).scrollIntoView())
    return true
  }
}

/** Changes the picture that is selected; it stays selected. */
export function setImage(change: Partial<TextImage>): Command {
  return (state, dispatch) => {
    const before = imageIn(state)
    if (!before) return false
    let { tr } = state
    for (const name of ['asset', 'alt', 'decorative', 'width'] as const) {
      const value = change[name]
      if (value !== undefined && value !== before[name])
        tr = tr.setNodeAttribute(state.selection.from, name, value)
    }
    if (!tr.docChanged) return false
    dispatch?.(tr)
    return true
  }
}

/** Takes the picture that is selected out of the words. */
export const removeImage: Command = (state, dispatch) => {
  if (!imageIn(state)) return false
  dispatch?.(state.tr.deleteSelection().scrollIntoView())
  return true
}

/** A new line inside the paragraph. */
export const hardBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodeType('hardBreak').create()).scrollIntoView())
  return true
}

/**
 * Selects every word, from the first letter to the last. ProseMirror's own command takes the lines along, so
 * that what is typed over a heading is a plain paragraph; here it stays the kind of line that comes first.
 */
export const selectWords: Command = (state, dispatch) => {
  const { doc } = state
  dispatch?.(state.tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))))
  return true
}
