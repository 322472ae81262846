import Images from 'lucide-react/icons/images'
import SearchX from 'lucide-react/icons/search-x'
import Upload from 'lucide-react/icons/upload'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useEffect, useRef, useState } from 'react'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { accepts } from '#ui/file-drop/file-rules.ts'
import { useAnnounceFound } from '#ui/table/announce-found.ts'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useList } from '#ui/use-list.ts'
import { useWords } from '#ui/words.ts'
import { type AssetFilter, type AssetRow, isAskedFor } from '../../contract.ts'
import { AssetGrid } from '../library/asset-grid.tsx'
import { FileTaker } from '../library/file-taker.tsx'
import { useLibrary } from '../library/use-library.ts'
import { UploadList } from '../upload/upload-list.tsx'
import { useUploads } from '../upload/use-uploads.ts'
import { bookOf } from '../use-assets.ts'
import css from './asset-picker.module.css'

export interface AssetPickerProps {
  siteId: string
  /** Address of the site, to show its pictures. */
  siteUrl: string
  /** What may be chosen. */
  kind: AssetFilter | null
  /** Media types a file must be of, with `video/*`; empty takes all of the kind. */
  accept?: readonly string[]
  /** Whether the person may add files. */
  canAdd: boolean
  onChoose: (asset: AssetRow) => void
  onClose: () => void
}

const fits = (asset: AssetRow, kind: AssetFilter | null, accept: readonly string[]) =>
  isAskedFor(asset.kind, kind) &&
  accepts({ name: asset.name, type: asset.type, size: asset.bytes }, accept) === null

/** A drawing where only a photograph or the like stands for something: no other site shows one for a link. */
const isDrawing = (file: File) => file.type === 'image/svg+xml'

/** The library in a window: one file is chosen, or added and chosen. */
export function AssetPicker({
  siteId,
  siteUrl,
  kind,
  accept = [],
  canAdd,
  onChoose,
  onClose,
}: AssetPickerProps) {
  const t = useWords()
  const list = useList()
  const [search, setSearch] = useState('')
  const [wrong, setWrong] = useState<readonly string[]>([])
  const library = useLibrary(siteId, { search, kind })
  const { queue, uploads } = useUploads(siteId)
  const items = library.items?.filter((asset) => fits(asset, kind, accept)) ?? null
  useAnnounceFound(search.trim(), library.isStale || library.isFailed ? null : (items?.length ?? null))
  const isPicture = kind === 'picture' || kind === 'image'
  const types = accept.length > 0 ? accept : isPicture ? ['image/*'] : []

  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])

  const choose = (asset: AssetRow) => {
    bookOf(siteId).put([asset])
    onChoose(asset)
  }
  const take = async (files: readonly File[]) => {
    const right = files.filter(
      (file) => accepts(file, types) === null && !(kind === 'image' && isDrawing(file)),
    )
    setWrong(files.filter((file) => !right.includes(file)).map((file) => file.name))
    if (right.length === 0) return
    const added = await queue.add(right, isPicture)
    // Closed meanwhile: it is in the library, and nobody waits for it here.
    if (!isHere.current) return
    // One file was brought to be used; of several, the person says which.
    const [only] = added
    if (right.length === 1 && only && fits(only, kind, accept)) choose(only)
  }
  const button = canAdd && (
    <FileTrigger
      allowsMultiple
      {...(types.length > 0 ? { acceptedFileTypes: [...types] } : {})}
      onSelect={(files) => files && void take([...files])}
    >
      <Button icon={Upload}>{t('assets.upload')}</Button>
    </FileTrigger>
  )
  return (
    <Dialog
      title={t(
        isPicture ? 'assets.picker.picture' : kind === 'video' ? 'assets.picker.video' : 'assets.picker.file',
      )}
      size="large"
      onClose={onClose}
    >
      <FileTaker label={t('assets.upload.drop')} isOff={!canAdd} onFiles={(files) => void take(files)}>
        <div className={css.stack}>
          <div className={css.bar}>
            <SearchField
              label={t('assets.search')}
              value={search}
              onChange={setSearch}
              autoFocus
              className={css.search ?? ''}
            />
            {button}
          </div>
          {wrong.length > 0 && (
            <Banner tone="warning" isLive onClose={() => setWrong([])}>
              {t('assets.picker.wrong_type', { names: list(wrong) })}
            </Banner>
          )}
          <UploadList queue={queue} uploads={uploads} />
          {library.isFailed ? (
            <ReadFailed title={t('assets.read_failed')} onAgain={library.again} />
          ) : items === null ? (
            <Loading>
              <div className={css.waiting} aria-hidden="true">
                {Array.from({ length: 8 }, (_, at) => (
                  <Skeleton key={at} shape="block" height="8rem" />
                ))}
              </div>
            </Loading>
          ) : items.length === 0 && !library.hasMore ? (
            search === '' ? (
              <EmptyState icon={Images} title={t('assets.picker.empty')}>
                {t(canAdd ? 'assets.picker.empty_text' : 'assets.empty.text_reading')}
              </EmptyState>
            ) : (
              <EmptyState icon={SearchX} title={t('assets.none_found.title')}>
                {t('assets.none_found.text')}
              </EmptyState>
            )
          ) : (
            <>
              <AssetGrid
                label={t('frame.nav.assets')}
                siteUrl={siteUrl}
                items={items}
                isStale={library.isStale}
                onOpen={(id) => {
                  const asset = items.find((one) => one.id === id)
                  if (asset) choose(asset)
                }}
              />
              <LoadMore
                shown={items.length}
                total={null}
                hasMore={library.hasMore}
                isBusy={library.isMoreComing}
                isFailed={library.isMoreFailed}
                onMore={library.more}
              />
            </>
          )}
        </div>
      </FileTaker>
    </Dialog>
  )
}
