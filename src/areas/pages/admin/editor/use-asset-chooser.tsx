import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { type AssetBook, AssetPicker, uploading } from '#areas/assets/admin/index.tsx'
import type { AssetFilter, AssetRow } from '#areas/assets/contract.ts'
import type { AssetPicker as EditorAssets } from '#editor/index.tsx'
import type { ImageValue } from '#document/values.ts'
import { useWords } from '#ui/words.ts'

interface Asked {
  readonly kind: AssetFilter | null
  readonly accept: readonly string[]
  answer(asset: AssetRow | null): void
}

/** A picture of the library as it stands on a page: with the words and the focal point kept with the asset. */
export function imageOf(asset: AssetRow): ImageValue {
  return {
    asset: asset.id,
    alt: asset.isDecorative ? '' : asset.alt,
    ...(asset.isDecorative ? { decorative: true } : {}),
    ...(asset.focal ? { focal: asset.focal } : {}),
  }
}

/** The kind of file that media types ask for; null when they are of several kinds. */
export function kindFor(accept: readonly string[]): AssetFilter | null {
  const kinds = new Set(accept.map((type) => type.split('/')[0]))
  const [only] = kinds
  if (kinds.size !== 1) return null
  return only === 'image' ? 'picture' : only === 'video' || only === 'audio' ? only : null
}

/** Lets the editor ask for files: the library in a window, answered by a choice or by closing it. */
export function useAssetChooser(given: {
  siteId: string
  siteUrl: string
  book: AssetBook
  canAdd: boolean
}): { assets: EditorAssets; window: ReactNode } {
  const t = useWords()
  const { siteId, siteUrl, book, canAdd } = given
  const [asked, setAsked] = useState<Asked | null>(null)
  const assets = useMemo((): EditorAssets => {
    const ask = (kind: AssetFilter | null, accept: readonly string[]) =>
      new Promise<AssetRow | null>((resolve) => {
        setAsked((before) => {
          before?.answer(null)
          return { kind, accept, answer: resolve }
        })
      })
    const send = async (file: File, isPicture: boolean, onProgress?: (share: number) => void) => {
      const ways = await uploading().catch(() => null)
      // Nobody answers who has the code, either.
      if (!ways) throw new Error(t('assets.upload.offline'))
      try {
        const progress = onProgress && ((sent: number) => onProgress(sent / Math.max(1, file.size)))
        const { asset } = await ways.sendFile(siteId, file, {
          isPicture,
          ...(progress ? { onProgress: progress } : {}),
        })
        book.put([asset])
        return asset
      } catch (error) {
        throw new Error(ways.wordsOfUpload(error, t), { cause: error })
      }
    }
    return {
      async chooseImage() {
        const asset = await ask('picture', [])
        return asset && imageOf(asset)
      },
      async chooseFile(accept) {
        const asset = await ask(kindFor(accept), accept)
        return asset && { asset: asset.id, name: asset.name }
      },
      upload: async (file, onProgress) => imageOf(await send(file, true, onProgress)),
      uploadFile: async (file, onProgress) => ({ asset: (await send(file, false, onProgress)).id }),
      async known(ids) {
        await book.load(ids)
        return new Set(ids.filter((id) => book.get(id) !== undefined))
      },
      about(id) {
        const asset = book.get(id)
        return asset && { alt: asset.alt, bytes: asset.bytes, luminance: asset.luminance }
      },
    }
  }, [siteId, book, t])
  const end = (asset: AssetRow | null) => {
    if (asset) book.put([asset])
    asked?.answer(asset)
    setAsked(null)
  }
  return {
    assets,
    window: asked && (
      <Suspense fallback={null}>
        <AssetPicker
          siteId={siteId}
          siteUrl={siteUrl}
          kind={asked.kind}
          accept={asked.accept}
          canAdd={canAdd}
          onChoose={end}
          onClose={() => end(null)}
        />
      </Suspense>
    ),
  }
}
