import { useEffect, useState } from 'react'
import ImageIcon from 'lucide-react/icons/image'
import ImagePlus from 'lucide-react/icons/image-plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { useEditor } from '../editor-context.tsx'
import { FieldBlock } from '../inspector/field-block.tsx'
import { useFocusBack } from '../inspector/use-focus-back.ts'
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
export function SitePicture({
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
  const { button, back } = useFocusBack()
  const picture = useSitePicture(asset)
  const choose = async () => {
    const chosen = await props.assets.chooseImage()
    if (chosen) onChange(chosen.asset)
    back()
  }
  if (asset === undefined) {
    return (
      <FieldBlock label={label} help={help}>
        <Button ref={button} size="small" icon={ImagePlus} onPress={() => void choose()} isWide>
          {words('editor.image.choose')}
        </Button>
      </FieldBlock>
    )
  }
  return (
    <FieldBlock label={label} help={help}>
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
      <div className={css.choice}>
        <Button ref={button} size="small" icon={ImageIcon} onPress={() => void choose()} isWide>
          {words('editor.image.replace')}
        </Button>
        <IconButton
          icon={Trash2}
          size="small"
          name={words('editor.inspector.remove', { name: label })}
          onPress={() => {
            onChange(undefined)
            back()
          }}
        />
      </div>
    </FieldBlock>
  )
}
