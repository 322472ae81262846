import { useRef } from 'react'
import AlignCenter from 'lucide-react/icons/text-align-center'
import AlignEnd from 'lucide-react/icons/text-align-end'
import AlignJustify from 'lucide-react/icons/text-align-justify'
import AlignStart from 'lucide-react/icons/text-align-start'
import Code from 'lucide-react/icons/code'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ImagePlus from 'lucide-react/icons/image-plus'
import LinkIcon from 'lucide-react/icons/link'
import ListOrdered from 'lucide-react/icons/list-ordered'
import RemoveFormatting from 'lucide-react/icons/remove-formatting'
import Strikethrough from 'lucide-react/icons/strikethrough'
import Underline from 'lucide-react/icons/underline'
import Unlink from 'lucide-react/icons/unlink'
import { Button as AriaButton } from 'react-aria-components/Button'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { classNames } from '#ui/class-names.ts'
import { Icon, type IconShape } from '#ui/icon/icon.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { paletteSlots, type PaletteSlot } from '#document/styles.ts'
import type { TextAlign } from '#document/text/schema.ts'
import { useEditor, useView } from '../../editor-context.tsx'
import { Swatches } from '../../inspector/swatches.tsx'
import { LinkPicker } from '../../link-picker/link-picker.tsx'
import type { TextPlace } from '../../view.ts'
import type { EditorKey } from '../../words.ts'
import {
  clearMarks,
  insertImage,
  insertLink,
  setAlign,
  setLink,
  toggle,
  toggleList,
  type PlainMark,
  type TextState,
} from './text-commands.ts'

import css from './text-bar.module.css'
import type { TextSession } from './text-session.ts'

/** A button of the bar that is on or off. */
export function Toggle({
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
export function Ink({
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

/** Says where the selected words lead. */
export function LinkTool({
  session,
  state,
  isOpen,
  onOpenChange,
}: {
  readonly session: TextSession
  readonly state: TextState
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}) {
  const { words } = useEditor()
  const linkButton = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Popover
        label={words('editor.link.title')}
        isOpen={isOpen}
        onOpenChange={(open) => {
          onOpenChange(open)
          if (!open) session.focus()
        }}
        anchor={linkButton}
        placement="bottom"
      >
        <LinkPicker
          value={state.link ?? undefined}
          onChoose={(link, label) => {
            onOpenChange(false)
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
          onPress={() => onOpenChange(true)}
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
    </>
  )
}

/** Aligns the lines of the selected words. */
export function AlignMenu({
  session,
  align,
}: {
  readonly session: TextSession
  readonly align: TextState['align']
}) {
  const { words } = useEditor()
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
  return (
    <Menu
      label={words('editor.text.align')}
      trigger={
        <AriaButton aria-label={words('editor.text.align')} className={css.button}>
          <Icon of={aligns.find((one) => one.value === align)?.icon ?? AlignStart} />
        </AriaButton>
      }
      items={aligns.map((one) => ({
        id: one.value ?? 'start',
        label: one.label,
        icon: one.icon,
        onAction: () => session.run(setAlign(one.value)),
      }))}
    />
  )
}

const moreMarks: readonly { readonly mark: PlainMark; readonly icon: IconShape; readonly keys: string }[] = [
  { mark: 'underline', icon: Underline, keys: 'Mod+U' },
  { mark: 'strike', icon: Strikethrough, keys: 'Mod+Shift+X' },
  { mark: 'code', icon: Code, keys: 'Mod+E' },
]

/** What is used less often. */
export function MoreMenu({
  session,
  state,
  place,
}: {
  readonly session: TextSession
  readonly state: TextState
  readonly place: TextPlace
}) {
  const { canvas, props, store, words } = useEditor()
  const picture = async () => {
    const image = await props.assets.chooseImage()
    if (image) session.run(insertImage(image))
  }
  return (
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
  )
}
