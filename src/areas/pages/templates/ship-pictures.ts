import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { ShippedPicture as ShippedAsset } from '#areas/assets/index.ts'
import type { LuminanceRange } from '#kernel/luminance-range.ts'
import { templatePictureId } from './picture-id.ts'
import { type ShippedPicture, shippedPictures } from './pictures.ts'
import { templatesFolder } from './read-template.ts'

/** What fills a picture's place until it is there: between the templates' papers and inks. */
const PLACEHOLDER = '#8a8378'

/** How dark and how light a picture is, as it was measured when it was made. */
function luminanceOf({ template, name }: ShippedPicture): ShippedAsset['luminance'] {
  const list = `${templatesFolder}${template}/pictures/pictures.json`
  const { pictures } = JSON.parse(readFileSync(list, 'utf8')) as {
    pictures: readonly { readonly name: string; readonly luminance?: LuminanceRange }[]
  }
  return pictures.find((one) => one.name === name)?.luminance ?? null
}

/** The pictures of the templates as assets that any site shows without a copy of its own. */
export function shippedAssets(): ShippedAsset[] {
  return shippedPictures.flatMap((picture) => {
    const file = `${templatesFolder}${picture.template}/pictures/${picture.file}`
    if (!existsSync(file)) return []
    const bytes = readFileSync(file)
    return [
      {
        id: templatePictureId(picture.template, picture.name),
        file,
        name: picture.file,
        width: picture.width,
        height: picture.height,
        bytes: bytes.length,
        hash: createHash('sha256').update(bytes).digest('hex'),
        colour: picture.file.endsWith('.svg') ? null : PLACEHOLDER,
        luminance: luminanceOf(picture),
        alt: picture.alt,
        focal: picture.focal,
      },
    ]
  })
}
