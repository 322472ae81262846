import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import AlignCenter from 'lucide-react/icons/text-align-center'
import AlignEnd from 'lucide-react/icons/text-align-end'
import AlignJustify from 'lucide-react/icons/text-align-justify'
import AlignStart from 'lucide-react/icons/text-align-start'
import Baseline from 'lucide-react/icons/baseline'
import Bold from 'lucide-react/icons/bold'
import Code from 'lucide-react/icons/code'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Highlighter from 'lucide-react/icons/highlighter'
import ImagePlus from 'lucide-react/icons/image-plus'
import Italic from 'lucide-react/icons/italic'
import LinkIcon from 'lucide-react/icons/link'
import ListIcon from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import RemoveFormatting from 'lucide-react/icons/remove-formatting'
import Strikethrough from 'lucide-react/icons/strikethrough'
import Underline from 'lucide-react/icons/underline'
import Unlink from 'lucide-react/icons/unlink'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Toolbar } from 'react-aria-components/Toolbar'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { classNames } from '#ui/class-names.ts'
import { isInputMethods } from '#ui/key/input-method.ts'
import { Icon, type IconShape } from '#ui/icon/icon.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { Select } from '#ui/select/select.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { paletteSlots, type PaletteSlot } from '#document/styles.ts'
import type { TextAlign } from '#document/text/schema.ts'
import { useEditor, useView } from '../../editor-context.tsx'
import { isAppleKeyboard } from '#ui/key/key.tsx'
import { pressed } from '../../keyboard/keyboard.ts'
import { keysOf } from '../../keyboard/keys.ts'
import { Swatches } from '../../inspector/swatches.tsx'
import { LinkPicker } from '../../link-picker/link-picker.tsx'
import type { TextPlace } from '../../store.ts'
import type { EditorKey } from '../../words.ts'
import {
  clearMarks,
  insertImage,
  insertLink,
  setAlign,
  setColour,
  setHighlight,
  setLine,
  setLink,
  toggle,
  toggleList,
  type LineKind,
  type PlainMark,
} from './text-commands.ts'
import { ImageTools } from './image-tools.tsx'
import { placeOfBar } from './text-bar-place.ts'
import type { TextBarState } from './text-bar-state.ts'
import css from './text-bar.module.css'

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
const moreMarks: readonly { readonly mark: PlainMark; readonly icon: IconShape; readonly keys: string }[] = [
  { mark: 'underline', icon: Underline, keys: 'Mod+U' },
  { mark: 'strike', icon: Strikethrough, keys: 'Mod+Shift+X' },
  { mark: 'code', icon: Code, keys: 'Mod+E' },
]

function Toggle({
  icon,
  name,
  keys,
  on,
  onPress,
}: {
  readonly icon: IconShape
  readonly name: string
  readonly keys?: string
  readonly on: boolean
  readonly onPress: () => void
}) {
  return (
    <Tooltip text={name} shortcut={keys}>
      <ToggleButton aria-label={name} isSelected={on} onPress={onPress} className={css.button}>
        <Icon of={icon} />
      </ToggleButton>
    </Tooltip>
  )
}

/** Colours of the palette for letters or their ground; the first takes the colour away. */
function Ink({
  icon,
  name,
  value,
  onChange,
}: {
  readonly icon: IconShape
  readonly name: string
  readonly value: PaletteSlot | null
  readonly onChange: (slot: PaletteSlot | null) => void
}) {
  const { words } = useEditor()
  const palette = useView((view) => view.styles.palette)
  return (
    <Popover
      label={name}
      placement="bottom"
      trigger={
        <AriaButton aria-label={name} className={classNames(css.button, value !== null && css.on)}>
          <Icon of={icon} />
        </AriaButton>
      }
    >
      {(close) => (
        <Swatches
          label={name}
          value={value ?? 'none'}
          onChange={(next) => {
            onChange(paletteSlots.find((slot) => slot === next) ?? null)
            close()
          }}
          options={[
            { value: 'none', name: words('editor.colour.auto'), paint: undefined },
            ...paletteSlots.map((slot) => ({
              value: slot,
              name: words(`editor.colour.${slot}` satisfies EditorKey),
              paint: palette[slot],
            })),
          ]}
        />
      )}
    </Popover>
  )
}

/** Above the words being written: what they are, how they look, where they lead. */
export function TextBar({ bar, place }: { readonly bar: TextBarState; readonly place: TextPlace }) {
  const { canvas, words, props, store, live } = useEditor()
  const { session, state, asked } = bar
  const box = useRef<HTMLDivElement>(null)
  const linkButton = useRef<HTMLButtonElement>(null)
  const [linking, setLinking] = useState(false)
  const [heard, setHeard] = useState(asked)
  if (asked !== heard) {
    setHeard(asked)
    setLinking(state.takesLinks)
  }

  // Where it covers no words that are selected (`text-bar-place.ts`). It goes with its text: out of sight it would lie
  // on what is not meant, and only who is in it keeps it.
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

  const picture = async () => {
    const image = await props.assets.chooseImage()
    if (image) session.run(insertImage(image))
  }
  const aligns: readonly {
    readonly value: TextAlign | null
    readonly icon: IconShape
    readonly label: string
  }[] = [
    { value: null, icon: AlignStart, label: words('editor.text.align_start') },
    { value: 'center', icon: AlignCenter, label: words('editor.text.align_center') },
    { value: 'end', icon: AlignEnd, label: words('editor.text.align_end') },
    { value: 'justify', icon: AlignJustify, label: words('editor.text.align_justify') },
  ]
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
          <Popover
            label={words('editor.link.title')}
            isOpen={linking}
            onOpenChange={(open) => {
              setLinking(open)
              if (!open) session.focus()
            }}
            anchor={linkButton}
            placement="bottom"
          >
            <LinkPicker
              value={state.link ?? undefined}
              onChoose={(link, label) => {
                setLinking(false)
                if (!session.run(setLink(link))) session.run(insertLink(link, label))
              }}
            />
          </Popover>
          <Tooltip text={words('editor.text.link')} shortcut="Mod+K">
            <AriaButton
              ref={linkButton}
              aria-label={words('editor.text.link')}
              isDisabled={!state.takesLinks}
              className={classNames(css.button, state.link !== null && css.on)}
              onPress={() => setLinking(true)}
            >
              <Icon of={LinkIcon} />
            </AriaButton>
          </Tooltip>
          {state.link && (
            <Tooltip text={words('editor.link.remove')}>
              <AriaButton
                aria-label={words('editor.link.remove')}
                className={css.button}
                onPress={() => session.run(setLink(null))}
              >
                <Icon of={Unlink} />
              </AriaButton>
            </Tooltip>
          )}
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
              <Menu
                label={words('editor.text.align')}
                trigger={
                  <AriaButton aria-label={words('editor.text.align')} className={css.button}>
                    <Icon of={aligns.find((one) => one.value === state.align)?.icon ?? AlignStart} />
                  </AriaButton>
                }
                items={aligns.map((one) => ({
                  id: one.value ?? 'start',
                  label: one.label,
                  icon: one.icon,
                  onAction: () => session.run(setAlign(one.value)),
                }))}
              />
              <Toggle
                icon={ListIcon}
                name={words('editor.text.list')}
                on={state.list === 'bulletList'}
                onPress={() => session.run(toggleList('bulletList'))}
              />
            </>
          )}
          <Menu
            label={words('editor.canvas.more')}
            placement="bottom end"
            trigger={
              <AriaButton aria-label={words('editor.canvas.more')} className={css.button}>
                <Icon of={Ellipsis} />
              </AriaButton>
            }
            items={[
              ...moreMarks.map(({ mark: name, icon, keys }) => ({
                id: name,
                label: words(`editor.text.${name}` satisfies EditorKey),
                icon,
                shortcut: keys,
                onAction: () => session.run(toggle(name)),
              })),
              !state.inline && {
                id: 'ordered',
                label: words('editor.text.ordered'),
                icon: ListOrdered,
                onAction: () => session.run(toggleList('orderedList')),
              },
              !state.inline && {
                id: 'image',
                label: words('editor.text.image'),
                icon: ImagePlus,
                onAction: () => void picture(),
              },
              'line',
              {
                id: 'clear',
                label: words('editor.text.clear'),
                icon: RemoveFormatting,
                isDisabled: state.empty,
                onAction: () => session.run(clearMarks),
              },
              {
                id: 'done',
                label: words('editor.text.done'),
                shortcut: 'Escape',
                onAction: () => {
                  store.show({ text: null })
                  requestAnimationFrame(() => canvas.focus(place.block))
                },
              },
            ]}
          />
        </Toolbar>
      )}
    </div>,
    document.body,
  )
}
