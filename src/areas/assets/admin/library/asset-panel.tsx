import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Facts } from '#ui/card/card.tsx'
import { CopyField } from '#ui/copy-field/copy-field.tsx'
import { useChange, useComplaint } from '#ui/data/data.ts'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import { type AssetRow, changeAsset, listAssets } from '../../contract.ts'
import { isPicture, onHost } from '../asset-picture.ts'
import { useFileWords } from '../file-words.ts'
import { bookOf } from '../use-assets.ts'
import { AssetThumb } from './asset-tile.tsx'
import { FocalPicker } from './focal-picker.tsx'
import css from './asset-panel.module.css'

/** How long the hands rest before what was changed is stored, ms. */
const REST = 700

type Said = Pick<AssetRow, 'name' | 'alt' | 'isDecorative' | 'focal'>

/** What is said of a file, in a panel; every change is stored by itself. */
export function AssetPanel({
  siteId,
  siteUrl,
  asset,
  canEdit,
  canTrash,
  onTrash,
  onClose,
}: {
  siteId: string
  siteUrl: string
  asset: AssetRow
  canEdit: boolean
  canTrash: boolean
  onTrash: () => void
  onClose: () => void
}) {
  const t = useWords()
  const files = useFileWords()
  const [said, setSaid] = useState<Said>(asset)
  const [waiting, setWaiting] = useState<Partial<Said>>({})
  const change = useChange(changeAsset, {
    refreshes: [listAssets],
    onDone: (output) => bookOf(siteId).put([output.asset]),
  })
  const complain = useComplaint()
  const isClosed = useRef(false)
  const underWay = useRef<Promise<unknown>>(Promise.resolve())
  const isWaiting = Object.keys(waiting).length > 0
  const store = () => {
    const part = waiting
    setWaiting({})
    underWay.current = underWay.current
      .then(() => change.mutateAsync({ siteId, assetId: asset.id, ...part }))
      .catch((error: unknown) => {
        // What did not arrive is sent with the next change, and shown as not saved until then.
        if (isClosed.current) complain(error)
        else setWaiting((since) => ({ ...part, ...since }))
      })
  }
  /** One change is under way at a time: what is said meanwhile is newer than all that is put back. */
  const send = () => {
    if (isWaiting && !change.isPending) store()
  }
  const sendAfterRest = useEffectEvent(() => {
    if (!change.isError) send()
  })
  useEffect(() => {
    if (Object.keys(waiting).length === 0 || change.isPending) return undefined
    const timer = setTimeout(sendAfterRest, REST)
    return () => clearTimeout(timer)
  }, [waiting, change.isPending])
  const storeAtEnd = useEffectEvent(() => {
    if (isWaiting) store()
  })
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
      storeAtEnd()
    }
  }, [])
  const set = (part: Partial<Said>) => {
    setSaid((before) => ({ ...before, ...part }))
    // The fault is of a change that is over: one under way still tells what becomes of it.
    if (change.isError) change.reset()
    setWaiting((before) => {
      const next = { ...before, ...part }
      // A file has a name: an empty field is not stored.
      if (next.name?.trim() === '') delete next.name
      return next
    })
  }
  const isShown = isPicture(asset)
  return (
    <Drawer
      title={t('assets.panel.title')}
      onClose={onClose}
      footer={
        <div className={css.foot}>
          {canTrash && (
            <Button variant="quiet" icon={Trash2} onPress={onTrash}>
              {t('assets.trash')}
            </Button>
          )}
          {canEdit && (
            <p role="status" className={css.state}>
              {change.isPending
                ? t('assets.panel.saving')
                : change.isError
                  ? ''
                  : change.isSuccess && !isWaiting
                    ? t('assets.panel.saved')
                    : t('assets.panel.saves')}
            </p>
          )}
        </div>
      }
    >
      <Stack gap={16}>
        {change.isError && (
          <Banner
            tone="danger"
            isLive
            title={t('assets.panel.failed')}
            actions={
              <Button size="small" onPress={send}>
                {t('ui.again')}
              </Button>
            }
          />
        )}
        {isShown ? (
          <FocalPicker
            asset={asset}
            siteUrl={siteUrl}
            value={said.focal}
            isDisabled={!canEdit || asset.kind === 'drawing'}
            onChange={(focal) => set({ focal })}
          />
        ) : asset.kind === 'video' ? (
          // Captions belong to the place of use; here the file itself is looked at.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video
            controls
            preload="metadata"
            src={onHost(siteUrl, asset.src)}
            aria-label={asset.name}
            className={css.video}
          />
        ) : asset.kind === 'audio' ? (
          // As above.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <audio controls preload="metadata" src={onHost(siteUrl, asset.src)} aria-label={asset.name} />
        ) : (
          <div className={css.sign}>
            <AssetThumb asset={asset} siteUrl={siteUrl} sizes="100px" />
          </div>
        )}
        {isShown && asset.kind !== 'drawing' && canEdit && (
          <p className={css.help}>{t('assets.focal.help')}</p>
        )}
        {isShown && (
          <>
            {!said.isDecorative && (
              <TextArea
                label={t('assets.alt.label')}
                help={t('assets.alt.help')}
                value={said.alt}
                maxLength={1_000}
                isReadOnly={!canEdit}
                onChange={(alt) => set({ alt })}
                onBlur={send}
              />
            )}
            <Switch
              label={t('assets.decorative')}
              help={t('assets.decorative.help')}
              isSpread
              isDisabled={!canEdit}
              value={said.isDecorative}
              onChange={(isDecorative) => set({ isDecorative })}
            />
          </>
        )}
        <TextField
          label={t('assets.name')}
          value={said.name}
          maxLength={255}
          isReadOnly={!canEdit}
          error={said.name.trim() === '' ? t('assets.name.empty') : undefined}
          onChange={(name) => set({ name })}
          onBlur={send}
        />
        <Facts
          items={[
            { label: t('assets.column.kind'), value: files.kind(asset) },
            ...(asset.width === null
              ? []
              : [{ label: t('assets.column.pixels'), value: files.pixels(asset) }]),
            { label: t('assets.column.size'), value: files.size(asset.bytes) },
            { label: t('assets.column.added'), value: files.day(asset.createdAt) },
          ]}
        />
        <CopyField label={t('assets.address')} value={onHost(siteUrl, asset.src)} />
      </Stack>
    </Drawer>
  )
}
