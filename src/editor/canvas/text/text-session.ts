import {
  EditorState,
  Selection as TextSelections,
  TextSelection,
  type Command,
  type Transaction,
} from '@tiptap/pm/state'
import { EditorView } from '@tiptap/pm/view'
import { readText } from '#document/text/read-text.ts'
import { textDifference } from '#document/text/text-difference.ts'
import type { TextJson } from '#document/text/text-json.ts'
import type { StepJson } from '#document/text/text-steps.ts'
import type { WritingStart } from '../writing-start.ts'
import { arrivals } from './arriving.ts'
import type { OtherCursor, TextSessionGiven } from './text-given.ts'
import { arrivingPictures, GESTURE } from './arriving-pictures.ts'
import { viewsOf } from './text-views.ts'
import { pastingInto } from './text-paste.ts'
import { keys } from './text-keys.ts'
import { marks, oneLine } from './text-marks.ts'
import { markdownRules } from './input-rules.ts'
import { selectWords, textState, type TextState } from './text-commands.ts'

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

/** Puts the cursor where writing starts. */
function place(view: EditorView, at: WritingStart): void {
  const { doc, tr } = view.state
  if (at === 'all') {
    selectWords(view.state, view.dispatch)
  } else if (typeof at === 'string') {
    view.dispatch(tr.setSelection(at === 'start' ? TextSelections.atStart(doc) : TextSelections.atEnd(doc)))
  } else {
    const found = view.posAtCoords({ left: at.x, top: at.y })
    view.dispatch(
      tr.setSelection(found ? TextSelection.near(doc.resolve(found.pos)) : TextSelections.atEnd(doc)),
    )
  }
}

/** Where the selection is, in pixels of the window. */
function rectOf(view: EditorView): ReturnType<TextSession['rect']> {
  const { from, to } = view.state.selection
  const start = view.coordsAtPos(from)
  const end = view.coordsAtPos(to, -1)
  return {
    top: Math.min(start.top, end.top),
    bottom: Math.max(start.bottom, end.bottom),
    left: Math.min(start.left, end.left),
    right: Math.max(start.right, end.right),
  }
}

/**
 * Edits a text in place. The element's own drawing is replaced while the session lasts; afterwards it must be drawn
 * anew.
 */
export function startText(given: TextSessionGiven): TextSession {
  const inline = given.flavour === 'inline'
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

  const pictures = arrivingPictures(given, arriving, () => view)

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
      ...viewsOf(given),
      ...pastingInto(given, pictures.add),
    },
  )

  view.focus()
  // A caret that comes to the very start soon after the focus is taken for one the browser put there, and is
  // sent back. Here the person did it: their click came before there was a view to note it.
  ;(view as unknown as { input: { lastFocus: number } }).input.lastFocus = 0
  place(view, given.at)

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
    rect: () => rectOf(view),
    showCursors(cursors) {
      view.dispatch(view.state.tr.setMeta('cursors', cursors))
    },
    ended: () => view.isDestroyed,
    end() {
      pictures.leave()
      view.destroy()
      pictures.draw()
    },
  }
}
