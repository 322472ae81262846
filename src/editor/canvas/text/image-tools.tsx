import { useEffect, useRef, useState } from 'react'
import ImageIcon from 'lucide-react/icons/image'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Trash2 from 'lucide-react/icons/trash-2'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Toolbar } from 'react-aria-components/Toolbar'
import { Icon, type IconShape } from '#ui/icon/icon.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { useEditor } from '../../editor-context.tsx'
import { removeImage, setImage, type TextImage } from './text-commands.ts'
import type { TextSession } from './text-session.ts'
import css from './text-bar.module.css'

function Tool({
  icon,
  name,
  onPress,
}: {
  readonly icon: IconShape
  readonly name: string
  readonly onPress?: () => void
}) {
  return (
    <Tooltip text={name}>
      <AriaButton aria-label={name} className={css.button} onPress={onPress}>
        <Icon of={icon} />
      </AriaButton>
    </Tooltip>
  )
}

/** What a picture between words shows, in words; whether it needs any; how wide it is. */
function ImageFields({ session, image }: { readonly session: TextSession; readonly image: TextImage }) {
  const { words } = useEditor()
  const [alt, setAlt] = useState(image.alt)
  // Written when one is done with it: a step of undoing is not a letter.
  const waiting = useRef(alt)
  const commit = () => void session.set(setImage({ alt: waiting.current }))
  useEffect(
    () => () => {
      if (!session.ended()) session.set(setImage({ alt: waiting.current }))
    },
    [session],
  )
  return (
    <div className={css.fields}>
      {!image.decorative && (
        <TextArea
          label={words('editor.image.alt')}
          help={alt.trim() === '' ? words('editor.image.alt_help') : undefined}
          value={alt}
          rows={2}
          maxLength={1_000}
          onChange={(next) => {
            waiting.current = next
            setAlt(next)
          }}
          onBlur={commit}
        />
      )}
      <Switch
        label={words('editor.image.decorative')}
        value={image.decorative}
        isSpread
        onChange={(decorative) => void session.set(setImage({ decorative }))}
      />
      <NumberField
        label={words('editor.text.image_width')}
        placeholder={words('editor.text.image_width_own')}
        suffix="px"
        value={image.width}
        minValue={8}
        maxValue={4_000}
        onChange={(width) => void session.set(setImage({ width: width === null ? null : Math.round(width) }))}
      />
    </div>
  )
}

/** The bar of a picture that is selected between words. */
export function ImageTools({ session, image }: { readonly session: TextSession; readonly image: TextImage }) {
  const { words, props } = useEditor()
  const [open, setOpen] = useState(false)
  const replace = async () => {
    const chosen = await props.assets.chooseImage()
    if (!chosen || session.ended()) return
    const { asset, alt, decorative = false } = chosen
    session.run(setImage({ asset, alt, decorative }))
  }
  return (
    <Toolbar aria-label={words('editor.text.image')} className={css.tools}>
      <Popover
        label={words('editor.text.image_settings')}
        placement="bottom"
        isOpen={open}
        onOpenChange={(next) => {
          setOpen(next)
          if (!next) session.focus()
        }}
        trigger={
          <AriaButton aria-label={words('editor.text.image_settings')} className={css.button}>
            <Icon of={SlidersHorizontal} />
          </AriaButton>
        }
      >
        <ImageFields session={session} image={image} />
      </Popover>
      <Tool icon={ImageIcon} name={words('editor.image.replace')} onPress={() => void replace()} />
      <Tool
        icon={Trash2}
        name={words('editor.text.image_remove')}
        onPress={() => void session.run(removeImage)}
      />
    </Toolbar>
  )
}
