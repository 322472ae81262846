import AudioLines from 'lucide-react/icons/audio-lines'
import FileText from 'lucide-react/icons/file-text'
import Film from 'lucide-react/icons/film'
import ImageIcon from 'lucide-react/icons/image'
import { Icon, type IconShape } from '#ui/icon/icon.tsx'
import type { AssetKind, AssetRow } from '../../contract.ts'
import { pictureOf } from '../asset-picture.ts'
import css from './asset-tile.module.css'

const icons: Readonly<Record<AssetKind, IconShape>> = {
  image: ImageIcon,
  drawing: ImageIcon,
  video: Film,
  audio: AudioLines,
  file: FileText,
}

/** An asset as a small picture; a sign of its kind where there is none. `sizes` as in HTML. */
export function AssetThumb({
  asset,
  siteUrl,
  sizes,
  look = 'whole',
}: {
  asset: AssetRow
  siteUrl: string
  sizes: string
  /** `whole`: nothing is cut. `cut`: fills the place around the focal point. */
  look?: 'whole' | 'cut'
}) {
  const picture = pictureOf(siteUrl, asset)
  if (!picture) {
    return (
      <span className={css.sign}>
        <Icon of={icons[asset.kind]} size="large" />
      </span>
    )
  }
  return (
    <img
      src={picture.src}
      srcSet={picture.srcSet || undefined}
      sizes={picture.srcSet ? sizes : undefined}
      width={asset.width ?? undefined}
      height={asset.height ?? undefined}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      className={look === 'cut' ? css.cut : css.whole}
      style={
        look === 'cut' && asset.focal
          ? { objectPosition: `${asset.focal.x * 100}% ${asset.focal.y * 100}%` }
          : undefined
      }
    />
  )
}
