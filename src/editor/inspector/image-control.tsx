import { useState } from 'react'
import Crop from 'lucide-react/icons/crop'
import ImageIcon from 'lucide-react/icons/image'
import ImagePlus from 'lucide-react/icons/image-plus'
import { Icon } from '#ui/icon/icon.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { PointPicker } from '#ui/point-picker/point-picker.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import type { ImageField } from '#document/fields.ts'
import type { ImageValue } from '#document/values.ts'
import { useEditor } from '../editor-context.tsx'
import { FieldBlock } from './field-block.tsx'
import css from './inspector.module.css'
import { LibraryChoice } from './library-choice.tsx'
import { late } from '#ui/late/late.tsx'

const CropDialog = late(async () => (await import('./crop-dialog.tsx')).CropDialog)

/** What is decided of a picture beside which it is; what is undefined is taken away. */
export type PictureParts = {
  readonly [Part in Exclude<keyof ImageValue, 'asset'>]?: ImageValue[Part] | undefined
}

/** A picture with some of its parts decided anew. */
export function withParts(value: ImageValue, parts: PictureParts): ImageValue {
  const all = Object.entries({ ...value, ...parts })
  return Object.fromEntries(all.filter(([, part]) => part !== undefined)) as unknown as ImageValue
}

/** What a picture shows in words, or that it is only there to be looked at. */
function PictureWords({
  value,
  onPart,
  onChoosePart,
  onBegin,
}: {
  readonly value: ImageValue
  /** While the words are typed. */
  readonly onPart: (parts: PictureParts) => void
  readonly onChoosePart: (parts: PictureParts) => void
  readonly onBegin: () => void
}) {
  const { words } = useEditor()
  return (
    <>
      {value.decorative !== true && (
        <TextArea
          label={words('editor.image.alt')}
          help={value.alt.trim() === '' ? words('editor.image.alt_help') : undefined}
          value={value.alt}
          rows={2}
          maxLength={1_000}
          onFocus={onBegin}
          onChange={(alt) => onPart({ alt })}
        />
      )}
      <Switch
        label={words('editor.image.decorative')}
        value={value.decorative === true}
        isSpread
        onChange={(decorative) => onChoosePart({ decorative: decorative || undefined })}
      />
    </>
  )
}

/** A picture of the library: which, what it shows in words, which point stays in view, how it is cut. */
export function ImageControl({
  label,
  help,
  error,
  field,
  value,
  onChange,
  onPart,
  onBegin,
}: {
  readonly label: string
  readonly help?: string
  readonly error?: string
  readonly field: Pick<ImageField, 'ratio'>
  readonly value: ImageValue | undefined
  /** Another picture, or none. */
  readonly onChange: (value: ImageValue | undefined) => void
  /** Something of the picture that is there, or of each of them. */
  readonly onPart: (parts: PictureParts) => void
  readonly onBegin: () => void
}) {
  const { props, words } = useEditor()
  const [cropping, setCropping] = useState(false)
  const image = value && props.context.image(value)
  /** What is chosen is a step of its own, whatever is typed or pulled before and after it. */
  const onChoose = (next: ImageValue | undefined) => {
    onBegin()
    onChange(next)
    onBegin()
  }
  const onChoosePart = (parts: PictureParts) => {
    onBegin()
    onPart(parts)
    onBegin()
  }
  const choose = async () => {
    const chosen = await props.assets.chooseImage()
    // The words stay with a picture that is only replaced by another of the same thing: not here.
    if (chosen) onChoose(chosen)
  }
  return (
    <FieldBlock label={label} help={help} error={error}>
      {value && image && (
        <PointPicker
          label={words('editor.image.focal')}
          value={value.focal ?? null}
          onBegin={onBegin}
          onChange={(focal) => onPart({ focal })}
          said={(percent) => words('editor.image.focal_at', percent)}
        >
          <img src={image.src} alt="" draggable={false} className={css.focalPicture} />
        </PointPicker>
      )}
      {value && !image && (
        <p className={css.gone}>
          <Icon of={ImageIcon} /> {words('editor.image.gone')}
        </p>
      )}
      <LibraryChoice
        label={label}
        icon={value ? ImageIcon : ImagePlus}
        action={words(value ? 'editor.image.replace' : 'editor.image.choose')}
        onChoose={choose}
        onRemove={value && (() => onChoose(undefined))}
      >
        {image && (
          <IconButton
            icon={Crop}
            size="small"
            name={words('editor.image.crop')}
            onPress={() => setCropping(true)}
          />
        )}
      </LibraryChoice>
      {value && <PictureWords value={value} onPart={onPart} onChoosePart={onChoosePart} onBegin={onBegin} />}
      {value && cropping && image && (
        <CropDialog
          onMissing={() => setCropping(false)}
          image={image}
          ratio={field.ratio}
          crop={value.crop}
          onClose={() => setCropping(false)}
          onChange={(crop) => onChoosePart({ crop })}
        />
      )}
    </FieldBlock>
  )
}
