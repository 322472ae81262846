import { AssetPicker, pictureOf, useAssets } from '#areas/assets/admin/index.tsx'
import { useSite } from '#areas/sites/admin/index.tsx'
import { permissions } from '#areas/sites/contract.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { useWords } from '#ui/words.ts'
import ImageIcon from 'lucide-react/icons/image'
import Trash2 from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import css from '../page-settings.module.css'
import type { SettingsPart } from './page-form.ts'

/** The picture that others show where they link to a page. */
export function SocialPicture({ form, canEdit }: SettingsPart) {
  const t = useWords()
  const site = useSite()
  const [isPicking, setPicking] = useState(false)
  const socialImage = form.hook.watch('socialImage')
  const pictures = useAssets(site.id, socialImage === null ? [] : [socialImage])
  const picture = socialImage === null ? undefined : pictures.get(socialImage)
  const shown = picture && pictureOf(site.url, picture)
  return (
    <>
      <div className={css.part}>
        <h3 className={css.heading}>{t('pages.field.social')}</h3>
        <p className={css.help}>{t('pages.field.social_help')}</p>
        <div className={css.social}>
          {shown ? (
            <img
              src={shown.src}
              srcSet={shown.srcSet || undefined}
              sizes={shown.srcSet ? '360px' : undefined}
              alt={picture.alt}
              className={css.picture}
              style={
                picture.focal
                  ? { objectPosition: `${picture.focal.x * 100}% ${picture.focal.y * 100}%` }
                  : undefined
              }
            />
          ) : null}
          {canEdit && (
            <div className={css.row}>
              <Button size="small" icon={ImageIcon} onPress={() => setPicking(true)}>
                {t(socialImage === null ? 'pages.field.social_choose' : 'pages.field.social_other')}
              </Button>
              {socialImage !== null && (
                <IconButton
                  icon={Trash2}
                  size="small"
                  name={t('pages.field.social_remove')}
                  onPress={() => form.hook.setValue('socialImage', null, { shouldDirty: true })}
                />
              )}
            </div>
          )}
        </div>
      </div>
      {isPicking && (
        <Suspense fallback={null}>
          <AssetPicker
            siteId={site.id}
            siteUrl={site.url}
            kind="image"
            canAdd={site.can(permissions.assetsEdit)}
            onChoose={(asset) => {
              form.hook.setValue('socialImage', asset.id, { shouldDirty: true })
              setPicking(false)
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
