import { PictureFrame } from '#ui/picture-frame/picture-frame.tsx'
import { PointPicker, type Point } from '#ui/point-picker/point-picker.tsx'
import { useWords } from '#ui/words.ts'
import type { AssetRow } from '../../contract.ts'
import { pictureOf } from '../asset-picture.ts'
import css from './focal-picker.module.css'

/** A picture of the library with the point that stays in view when it is cut. */
export function FocalPicker({
  asset,
  siteUrl,
  value,
  onChange,
  isDisabled = false,
}: {
  asset: AssetRow
  siteUrl: string
  value: Point | null
  onChange: (focal: Point) => void
  isDisabled?: boolean
}) {
  const t = useWords()
  const picture = pictureOf(siteUrl, asset)
  if (!picture) return null
  const shown = (
    <img
      src={picture.src}
      srcSet={picture.srcSet || undefined}
      sizes="480px"
      width={asset.width ?? undefined}
      height={asset.height ?? undefined}
      alt={asset.alt}
      draggable={false}
      className={css.picture}
    />
  )
  if (isDisabled) return <PictureFrame>{shown}</PictureFrame>
  return (
    <PointPicker
      label={t('assets.focal.label')}
      value={value}
      onChange={onChange}
      said={(percent) => t('assets.focal.at', percent)}
    >
      {shown}
    </PointPicker>
  )
}
