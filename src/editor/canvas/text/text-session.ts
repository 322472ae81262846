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
import { DOMParser as TextParser, type Node } from '@tiptap/pm/model'
import { liftListItem, sinkListItem, splitListItem } from '@tiptap/pm/schema-list'
import {
  EditorState,
  Plugin,
  Selection as TextSelections,
  TextSelection,
  type Command,
  type Transaction,
} from '@tiptap/pm/state'
import { Decoration, DecorationSet, EditorView } from '@tiptap/pm/view'
import { newLocalId } from '#kernel/ids.ts'
import { storableText } from '#kernel/storable-text.ts'
import { recordingClass } from '#kernel/session-recording.ts'
import { readText } from '#document/text/read-text.ts'
import { textDifference } from '#document/text/text-difference.ts'
import { linkOfAddress, textSchema } from '#document/text/schema.ts'
import type { TextJson } from '#document/text/text-json.ts'
import type { StepJson } from '#document/text/text-steps.ts'
import { isLink, type ImageValue, type LinkValue } from '#document/values.ts'
import type { ResolvedImage } from '#document/block-context.ts'
import { bringsWords } from '../../clipboard/brought.ts'
import type { WritingStart } from '../writing-start.ts'
import {
  afterTold,
  arrivals,
  type Arriving,
  type ArrivingBox,
  letterPlace,
  pictureAt,
  placesIn,
  tellArriving,
  type Told,
} from './arriving.ts'
import { markdownRules } from './input-rules.ts'
import { cleanPaste, lineOfPaste, PasteParser } from './paste.ts'
import { hardBreak, selectWords, setLink, textState, toggle, type TextState } from './text-commands.ts'

/** Somebody else's cursor in this text. */
export interface OtherCursor {
  readonly id: string
  readonly name: string
  readonly colour: string
  readonly from: number
  readonly to: number
}

export interface TextSessionGiven {
  /** The element that shows the field's words; the session draws into it from now on. */
  readonly element: HTMLElement
  readonly value: TextJson
  readonly flavour: 'full' | 'inline'
  /** What the field is called, for assistive technology. */
  readonly label: string
  /** Where the cursor goes first: at a point of the screen (of the frame), all selected, or at the end. */
  readonly at: WritingStart
  readonly readOnly: boolean
  /** How far from the edges of the window the line that is written is kept, px: its bar has room there. */
  readonly margin: number
  /** Shown while there are no words. */
  readonly placeholder: string
  /** A share, 0 to 1, in the person's language. */
  share(share: number): string
  /** Steps the person made, one step of undoing with others of their gesture; false when they may not be. */
  changed(steps: readonly StepJson[], gesture?: string): boolean
  /** The toolbar's state, after every change of words or selection. */
  show(state: TextState, from: number, to: number): void
  undo(): void
  redo(): void
  /** Escape, or Enter in a single line. */
  leave(): void
  /** The person asked for a link (Mod+K). */
  askLink(): void
  /** `/` in an empty line. False when nothing opens. */
  slash(): boolean
  image(asset: string): ResolvedImage | undefined
  href(link: LinkValue): string | undefined
  /** The text as it is stored now; undefined once there is none. */
  stored(): TextJson | undefined
  /**
   * Stores a picture; undefined when that could not be, which was said. `tell` is told the share that has left,
   * `again` sends it once more.
   */
  upload(
    file: File,
    how: { readonly tell: (share: number) => void; readonly again: () => void },
  ): Promise<Pick<ImageValue, 'asset' | 'alt' | 'decorative'> | undefined>
  /** Has whoever leaves the page asked first until all of this is stored. */
  underWay(work: () => Promise<void>): Promise<void>
  /** Shows pictures on their way into the text once it is left: those that `read` tells, whenever `draw` is called. */
  boxes(read: () => readonly ArrivingBox[]): { draw(): void }
}

export interface TextSession {
  /** The stored text changed by other hands (a merge, an undo): takes it over, the cursor stays. */
  update(value: TextJson): void
  run(command: Command): boolean
  /** The same while the focus stays where it is: in a field beside the words. */
  set(command: Command): boolean
  focus(): void
  state(): TextState
  selectedWords(): string
  /** Whether it was ended: nothing of it may be measured any more. */
  ended(): boolean
  /** Where the selection is, in pixels of the frame's window. */
  rect(): { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number }
  showCursors(cursors: readonly OtherCursor[]): void
  end(): void
}

const EXTERNAL = 'external'
const GESTURE = 'gesture'

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

function keys(given: TextSessionGiven): Plugin[] {
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

/** Shows the placeholder while there are no words, and where others are. */
function marks(given: TextSessionGiven): Plugin<readonly OtherCursor[]> {
  const plugin: Plugin<readonly OtherCursor[]> = new Plugin<readonly OtherCursor[]>({
    state: {
      init: () => [],
      apply(tr, cursors) {
        const told = tr.getMeta('cursors') as readonly OtherCursor[] | undefined
        if (told) return told
        if (!tr.docChanged) return cursors
        return cursors.map((one) => ({
          ...one,
          from: tr.mapping.map(one.from),
          to: tr.mapping.map(one.to),
        }))
      },
    },
    props: {
      decorations(state) {
        const found: Decoration[] = []
        const { doc } = state
        if (doc.childCount === 1 && doc.firstChild?.isTextblock && doc.firstChild.content.size === 0) {
          found.push(
            Decoration.node(0, doc.firstChild.nodeSize, {
              class: 'editor-placeholder',
              'data-placeholder': given.placeholder,
            }),
          )
        }
        for (const one of plugin.getState(state) ?? []) {
          const to = Math.min(one.to, doc.content.size)
          const from = Math.min(one.from, to)
          if (from < to) {
            found.push(Decoration.inline(from, to, { class: 'editor-other', style: `--who: ${one.colour}` }))
          }
          found.push(
            Decoration.widget(
              to,
              (view) => {
                const caret = view.dom.ownerDocument.createElement('span')
                caret.className = `editor-caret ${recordingClass.mask}`
                caret.style.setProperty('--who', one.colour)
                caret.dataset['name'] = one.name
                return caret
              },
              { key: `${one.id} ${one.name}`, side: 1 },
            ),
          )
        }
        return DecorationSet.create(doc, found)
      },
    },
  })
  return plugin
}

/** Keeps a single line single, whatever is pasted or typed. */
function oneLine(): Plugin {
  return new Plugin({
    filterTransaction: (tr) =>
      !tr.docChanged || (tr.doc.childCount === 1 && tr.doc.firstChild?.type.name === 'paragraph'),
  })
}

/**
 * Edits a text in place. The element's own drawing is replaced while the session lasts; afterwards
 * whoever drew it must draw it anew.
 */
export function startText(given: TextSessionGiven): TextSession {
  const inline = given.flavour === 'inline'
  const document = given.element.ownerDocument
  let known = given.value
  /** Our own change is on its way through the store: what comes back is what we have. */
  let telling = false
  const arriving = arrivals((share) => given.share(share))

  function dispatch(tr: Transaction): void {
    const next = view.state.apply(tr)
    // What is no text of one line was not let through.
    if (next === view.state) return
    if (tr.docChanged && tr.getMeta(EXTERNAL) !== true) {
      const steps = tr.steps.map((step) => step.toJSON() as StepJson)
      // Asked before it shows: what the document's rules refuse never appears.
      telling = true
      const taken = given.changed(steps, tr.getMeta(GESTURE) as string | undefined)
      telling = false
      if (!taken) return
    }
    view.updateState(next)
    // Others' cursors, and pictures on their way, are drawn: of our own words and place there is nothing to tell.
    if (tr.docChanged || tr.selectionSet || tr.storedMarksSet)
      given.show(textState(next, inline), next.selection.from, next.selection.to)
  }

  /** What the text was when it was left, or when a picture last arrived since; its arrivals' places are of this. */
  let left: { readonly doc: Node; readonly arriving: readonly Arriving[] } | null = null

  /** Where they go in what is stored now; undefined once there is none. */
  function placesLeft(): typeof left | undefined {
    const value = left && given.stored()
    if (!left || !value) return undefined
    const doc = readText(value)
    return { doc, arriving: placesIn(doc, left.doc, left.arriving) }
  }
  const boxes = given.boxes(() => {
    const now = placesLeft()
    return (now?.arriving ?? []).flatMap(({ id, at, share }) =>
      now && share !== null ? { id, share, at: letterPlace(now.doc, at) } : [],
    )
  })

  /** Puts a picture at its place; where the text was left meanwhile, into what is stored. */
  function arrive(
    image: Pick<ImageValue, 'asset' | 'alt' | 'decorative'>,
    id: string,
    gesture: string,
  ): void {
    const at = (all: readonly Arriving[] | undefined) => all?.find((one) => one.id === id)?.at ?? Infinity
    if (!left) {
      const { state } = view
      view.dispatch(pictureAt(state, at(arriving.getState(state)), image).setMeta(GESTURE, gesture))
      return
    }
    const now = placesLeft()
    if (!now) return
    const { doc, arriving: all } = now
    const tr = pictureAt(EditorState.create({ doc }), at(all), image)
    const steps = tr.steps.map((step) => step.toJSON() as StepJson)
    if (!given.changed(steps, gesture)) return
    left = { doc: tr.doc, arriving: all.map((one) => ({ ...one, at: tr.mapping.map(one.at) })) }
  }

  async function addPictures(files: readonly File[], at: number): Promise<void> {
    const gesture = `pictures ${newLocalId(8)}`
    const sent = files.map((file) => ({ file, id: newLocalId(8) }))
    const tell = (told: Told) => {
      if (!left) {
        view.dispatch(tellArriving(view.state, told))
        return
      }
      left = { ...left, arriving: afterTold(left.arriving, told) }
      boxes.draw()
    }
    const send = async (file: File, id: string) => {
      const again = () => {
        tell({ id, is: { share: 0 } })
        void given.underWay(() => send(file, id))
      }
      const how = { tell: (share: number) => tell({ id, is: { share } }), again }
      const stored = await given.upload(file, how)
      if (stored) arrive(stored, id, gesture)
      tell({ id, is: stored ? null : { share: null } })
    }
    for (const { id } of sent) tell({ id, is: { at, share: 0 } })
    await given.underWay(async () => {
      for (const { file, id } of sent) await send(file, id)
    })
  }
  const picturesIn = (data: DataTransfer | null) =>
    inline ? [] : [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'))

  given.element.replaceChildren()
  const view: EditorView = new EditorView(
    { mount: given.element },
    {
      state: EditorState.create({
        doc: readText(given.value),
        plugins: [
          ...(inline ? [oneLine()] : []),
          markdownRules(inline),
          ...keys(given),
          marks(given),
          arriving,
        ],
      }),
      editable: () => !given.readOnly,
      scrollThreshold: given.margin,
      scrollMargin: given.margin,
      attributes: {
        role: 'textbox',
        'aria-multiline': String(!inline),
        'aria-label': given.label,
        class: 'editor-text',
        spellcheck: 'true',
      },
      dispatchTransaction: dispatch,
      markViews: {
        link(mark) {
          const dom = document.createElement('a')
          const target: unknown = mark.attrs['target']
          const href = isLink(target) ? given.href(target) : undefined
          if (href !== undefined) dom.setAttribute('href', href)
          return { dom }
        },
      },
      nodeViews: {
        image(node) {
          const dom = document.createElement('img')
          const image = given.image(String(node.attrs['asset']))
          if (image) {
            dom.src = image.src
            if (image.srcSet !== '') dom.srcset = image.srcSet
          }
          dom.alt = node.attrs['decorative'] === true ? '' : String(node.attrs['alt'])
          if (typeof node.attrs['width'] === 'number') dom.width = node.attrs['width']
          return { dom }
        },
      },
      transformPastedText: (text) =>
        inline ? storableText(text).replace(/\r?\n\s*/g, ' ') : storableText(text),
      transformPastedHTML: (html) => cleanPaste(storableText(html), globalThis.window),
      clipboardParser: new PasteParser(textSchema, TextParser.fromSchema(textSchema).rules),
      handlePaste(pasted, event) {
        const words = event.clipboardData?.getData('text/plain').trim() ?? ''
        const html = event.clipboardData?.getData('text/html') ?? ''
        const pictures = bringsWords(html, words) ? [] : picturesIn(event.clipboardData)
        if (pictures.length > 0) {
          void addPictures(pictures, pasted.state.selection.from)
          return true
        }
        const link = /^(https?:\/\/|mailto:|tel:)\S+$/i.test(words) ? linkOfAddress(words) : undefined
        // An address pasted onto words makes them a link.
        if (link && !pasted.state.selection.empty) return setLink(link)(pasted.state, pasted.dispatch)
        if (inline && html !== '') {
          pasted.dispatch(
            pasted.state.tr.replaceSelection(lineOfPaste(html, globalThis.window)).scrollIntoView(),
          )
          return true
        }
        return false
      },
      handleDrop(dropped, event) {
        const pictures = picturesIn(event.dataTransfer)
        if (pictures.length === 0) return false
        const at = dropped.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
        void addPictures(pictures, at ?? dropped.state.selection.from)
        event.preventDefault()
        return true
      },
      handleTextInput(typed, from, to, text) {
        if (text !== '/' || from !== to) return false
        const { doc, selection } = typed.state
        if (doc.childCount > 1 || selection.$from.parent.content.size > 0) return false
        return given.slash()
      },
    },
  )

  function place(): void {
    const { doc, tr } = view.state
    if (given.at === 'all') {
      selectWords(view.state, view.dispatch)
    } else if (typeof given.at === 'string') {
      view.dispatch(
        tr.setSelection(given.at === 'start' ? TextSelections.atStart(doc) : TextSelections.atEnd(doc)),
      )
    } else {
      const at = view.posAtCoords({ left: given.at.x, top: given.at.y })
      view.dispatch(tr.setSelection(at ? TextSelection.near(doc.resolve(at.pos)) : TextSelections.atEnd(doc)))
    }
  }
  view.focus()
  // A caret that comes to the very start soon after the focus is taken for one the browser put there, and is
  // sent back. Here the person did it: their click came before there was a view to note it.
  ;(view as unknown as { input: { lastFocus: number } }).input.lastFocus = 0
  place()

  return {
    update(value) {
      if (value === known) return
      known = value
      if (telling) return
      const { doc } = view.state
      const next = readText(value)
      const difference = textDifference(doc, next)
      if (!difference) return
      const { start, before, after } = difference
      const tr = view.state.tr.replace(start, before, next.slice(start, after))
      view.dispatch(tr.setMeta(EXTERNAL, true).setMeta('addToHistory', false))
      // A replace that the schema had to bend is set right as a whole.
      if (!view.state.doc.eq(next)) {
        view.dispatch(
          view.state.tr.replaceWith(0, view.state.doc.content.size, next.content).setMeta(EXTERNAL, true),
        )
      }
    },
    run(command) {
      const done = command(view.state, (tr) => view.dispatch(tr), view)
      view.focus()
      return done
    },
    set: (command) => command(view.state, (tr) => view.dispatch(tr), view),
    focus: () => view.focus(),
    state: () => textState(view.state, inline),
    selectedWords: () => view.state.doc.textBetween(view.state.selection.from, view.state.selection.to, ' '),
    rect() {
      const { from, to } = view.state.selection
      const start = view.coordsAtPos(from)
      const end = view.coordsAtPos(to, -1)
      return {
        top: Math.min(start.top, end.top),
        bottom: Math.max(start.bottom, end.bottom),
        left: Math.min(start.left, end.left),
        right: Math.max(start.right, end.right),
      }
    },
    showCursors(cursors) {
      view.dispatch(view.state.tr.setMeta('cursors', cursors))
    },
    ended: () => view.isDestroyed,
    end() {
      left = { doc: view.state.doc, arriving: arriving.getState(view.state) ?? [] }
      view.destroy()
      boxes.draw()
    },
  }
}
