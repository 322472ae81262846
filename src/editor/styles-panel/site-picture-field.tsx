import { useEffect, useState } from 'react'
import ImageIcon from 'lucide-react/icons/image'
import ImagePlus from 'lucide-react/icons/image-plus'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useEditor } from '../editor-context.tsx'
import { FieldBlock } from '../inspector/field-block.tsx'
import { LibraryChoice } from '../inspector/library-choice.tsx'
import css from './styles-panel.module.css'

/** The picture of an asset: undefined while the library was not asked yet, null when it has it no more. */
function useSitePicture(asset: string | undefined): { readonly src: string } | null | undefined {
  const { props } = useEditor()
  const [asked, setAsked] = useState<string | null>(null)
  const { known } = props.assets
  useEffect(() => {
    if (asset === undefined) return
    let stale = false
    // Without a line what is held here is shown.
    void (known?.([asset]) ?? Promise.resolve()).catch(() => {}).then(() => stale || setAsked(asset))
    return () => {
      stale = true
    }
  }, [asset, known])
  if (asset === undefined) return null
  return props.context.image({ asset, alt: '' }) ?? (asked === asset ? null : undefined)
}

/**
 * A picture of the library that stands for the whole site.
 *
 * @param isSmall it is seen no larger than a letter
 */
export function SitePictureField({
  label,
  help,
  asset,
  isSmall = false,
  onChange,
}: {
  readonly label: string
  readonly help: string
  readonly asset: string | undefined
  readonly isSmall?: boolean
  readonly onChange: (asset: string | undefined) => void
}) {
  const { props, words } = useEditor()
  const picture = useSitePicture(asset)
  const isChosen = asset !== undefined
  const choose = async () => {
    const chosen = await props.assets.chooseImage()
    if (chosen) onChange(chosen.asset)
  }
  return (
    <FieldBlock label={label} help={help}>
      {isChosen && (
        <div className={classNames(css.picture, isSmall && css.small)}>
          {picture ? (
            <img src={picture.src} alt="" draggable={false} />
          ) : (
            picture === null && (
              <p>
                <Icon of={ImageIcon} /> {words('editor.image.gone')}
              </p>
            )
          )}
        </div>
      )}
      <LibraryChoice
        label={label}
        icon={isChosen ? ImageIcon : ImagePlus}
        action={words(isChosen ? 'editor.image.replace' : 'editor.image.choose')}
        onChoose={choose}
        onRemove={isChosen ? () => onChange(undefined) : undefined}
      />
    </FieldBlock>
  )
}
