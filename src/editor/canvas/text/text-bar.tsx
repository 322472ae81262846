import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import Baseline from 'lucide-react/icons/baseline'
import Bold from 'lucide-react/icons/bold'
import Highlighter from 'lucide-react/icons/highlighter'
import Italic from 'lucide-react/icons/italic'
import ListIcon from 'lucide-react/icons/list'
import { Toolbar } from 'react-aria-components/Toolbar'
import { isInputMethods } from '#ui/key/input-method.ts'
import type { IconShape } from '#ui/icon/icon.tsx'
import { Select } from '#ui/select/select.tsx'
import { useEditor } from '../../editor-context.tsx'
import { isAppleKeyboard } from '#ui/key/key.tsx'
import { pressed } from '../../actions/pressed.ts'
import { keysOf } from '../../keyboard/keys.ts'
import type { TextPlace } from '../../view.ts'
import type { EditorKey } from '../../words.ts'
import {
  setColour,
  setHighlight,
  setLine,
  toggle,
  toggleList,
  type LineKind,
  type PlainMark,
} from './text-commands.ts'
import { ImageTools } from './image-tools.tsx'
import { placeOfBar } from './text-bar-place.ts'
import type { TextBarState } from './text-bar-state.ts'
import css from './text-bar.module.css'
import type { TextSession } from './text-session.ts'
import { AlignMenu, Ink, LinkTool, MoreMenu, Toggle } from './text-tools.tsx'

const lines: readonly LineKind[] = [
  'heading-1',
  'heading-2',
  'heading-3',
  'heading-4',
  'lead',
  'body',
  'small',
  'blockquote',
  'codeBlock',
]

const plainMarks: readonly { readonly mark: PlainMark; readonly icon: IconShape; readonly keys: string }[] = [
  { mark: 'bold', icon: Bold, keys: 'Mod+B' },
  { mark: 'italic', icon: Italic, keys: 'Mod+I' },
]
/**
 * Puts the bar where it covers no words that are selected (`text-bar-place.ts`). It goes with its text: out of sight it
 * would lie on what is not meant, and stays only while it has the focus.
 */
function useBarPlace(session: TextSession, place: TextPlace): RefObject<HTMLDivElement | null> {
  const { canvas } = useEditor()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const put = () => {
      const element = box.current
      const rect = canvas.rect(place.block)
      const frame = canvas.frame()?.getBoundingClientRect()
      if (!element || !rect || !frame || session.ended()) return
      const at = canvas.toWindow(rect)
      const isAway = at.top + at.height < frame.top || at.top > frame.bottom
      element.hidden = isAway && !element.contains(element.ownerDocument.activeElement)
      if (element.hidden) return
      const lines = session.rect()
      const { left, top } = placeOfBar({
        bar: element.getBoundingClientRect(),
        block: at,
        words: {
          top: frame.top + lines.top * canvas.scale(),
          bottom: frame.top + lines.bottom * canvas.scale(),
        },
        frame,
        across: globalThis.innerWidth,
      })
      element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`
    }
    put()
    const stop = canvas.onMoved(put)
    const inside = canvas.document()
    inside?.addEventListener('selectionchange', put)
    inside?.defaultView?.addEventListener('scroll', put, { passive: true })
    return () => {
      stop()
      inside?.removeEventListener('selectionchange', put)
      inside?.defaultView?.removeEventListener('scroll', put)
    }
  }, [canvas, place, session])
  return box
}

/** Above the words being written: what they are, how they look, where they lead. */
export function TextBar({ bar, place }: { readonly bar: TextBarState; readonly place: TextPlace }) {
  const { words, live } = useEditor()
  const { session, state, asked } = bar
  const box = useBarPlace(session, place)
  const [linking, setLinking] = useState(false)
  const [heard, setHeard] = useState(asked)
  if (asked !== heard) {
    setHeard(asked)
    setLinking(state.takesLinks)
  }

  const mark = ({ mark: name, icon, keys }: (typeof plainMarks)[number]) => (
    <Toggle
      key={name}
      icon={icon}
      name={words(`editor.text.${name}` satisfies EditorKey)}
      keys={keys}
      on={state.marks[name]}
      onPress={() => session.run(toggle(name))}
    />
  )
  /** The bar belongs to the words: Tab and Escape lead back to them, their own keys work in it. */
  const key = (event: KeyboardEvent) => {
    // What it opens has keys of its own.
    if (box.current?.contains(event.target as Node) !== true || isInputMethods(event.nativeEvent)) return
    const keys = keysOf(event, isAppleKeyboard())
    if (/^(Shift\+)?Tab$|^Escape$/.test(keys)) session.focus()
    else if (keys === 'Mod+K') setLinking(state.takesLinks)
    else if (!pressed(live, event.nativeEvent, 'panel')) return
    event.preventDefault()
    event.stopPropagation()
  }
  return createPortal(
    <div ref={box} className={css.bar} data-text-bar="" data-region="text" onKeyDownCapture={key}>
      {state.image ? (
        <ImageTools session={session} image={state.image} />
      ) : (
        <Toolbar aria-label={words('editor.text.bar')} className={css.tools}>
          {!state.inline && (
            <Select
              label={words('editor.text.line')}
              isLabelHidden
              isQuiet
              isNarrow
              options={lines.map((line) => ({
                value: line,
                label: words(`editor.text.line.${line}` satisfies EditorKey),
              }))}
              value={state.line ?? 'body'}
              onChange={(line) => session.run(setLine(line as LineKind))}
            />
          )}
          {plainMarks.map(mark)}
          <LinkTool session={session} state={state} isOpen={linking} onOpenChange={setLinking} />
          <Ink
            icon={Baseline}
            name={words('editor.text.colour')}
            value={state.colour}
            onChange={(slot) => session.run(setColour(slot))}
          />
          <Ink
            icon={Highlighter}
            name={words('editor.text.highlight')}
            value={state.highlight}
            onChange={(slot) => session.run(setHighlight(slot))}
          />
          {!state.inline && (
            <>
              <AlignMenu session={session} align={state.align} />
              <Toggle
                icon={ListIcon}
                name={words('editor.text.list')}
                on={state.list === 'bulletList'}
                onPress={() => session.run(toggleList('bulletList'))}
              />
            </>
          )}
          <MoreMenu session={session} state={state} place={place} />
        </Toolbar>
      )}
    </div>,
    document.body,
  )
}
