import { lazy, Suspense, useState } from 'react'
import { permissions } from '#areas/sites/contract.ts'
import { useSite } from '#areas/sites/admin/index.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { Form } from '#ui/form/form.tsx'
import { LeaveDialog } from '#ui/leave-guard/leave-guard.tsx'
import { useUnsavedWork } from '#ui/leave-guard/unsaved-work.ts'
import { useWords } from '#ui/words.ts'
import type { PageRow } from '../../contract.ts'
import { isAddressed } from '../../tree/page.ts'
import { AddressFields } from './settings/address-fields.tsx'
import { HiddenField } from './settings/hidden-field.tsx'
import { MoreFields } from './settings/more-fields.tsx'
import { NameFields } from './settings/name-fields.tsx'
import { usePageForm } from './settings/page-form.ts'
import { SearchFields } from './settings/search-fields.tsx'
import { SocialPicture } from './settings/social-picture.tsx'
import css from './page-settings.module.css'

const VersionsDrawer = lazy(async () => ({
  default: (await import('../versions/versions-drawer.tsx')).VersionsDrawer,
}))

/** What a page says of itself beside its content. Saved as a draft; visitors see it with the next release. */
export function PageSettings({ page, onClose }: { page: PageRow; onClose: () => void }) {
  const t = useWords()
  const site = useSite()
  const canEdit = site.can(permissions.pagesEdit) && !site.isReadOnly
  const [showsVersions, setShowsVersions] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const hasAddress = isAddressed(page)
  const form = usePageForm(page, onClose)
  useUnsavedWork(form.isDirty)
  const part = { form, page, canEdit }
  return (
    <Drawer
      title={t('pages.settings.title', { title: page.title })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && (form.isDirty ? setLeaving(true) : onClose())}
      footer={
        canEdit ? (
          <div className={css.foot}>
            <Button
              variant="primary"
              isBusy={form.isBusy}
              isDisabled={!form.isDirty}
              onPress={() => void form.submit()}
            >
              {t('pages.settings.save')}
            </Button>
            <Button variant="quiet" isDisabled={form.isBusy} onPress={onClose}>
              {t('ui.cancel')}
            </Button>
          </div>
        ) : undefined
      }
    >
      <Form form={form} label={t('pages.settings.title', { title: page.title })}>
        {!canEdit && <Banner>{t('pages.reading_only')}</Banner>}
        <NameFields {...part} />
        {hasAddress && <AddressFields {...part} />}
        <HiddenField {...part} />
        {hasAddress && (
          <>
            <SearchFields {...part} />
            <SocialPicture {...part} />
            <MoreFields {...part} />
          </>
        )}
        {(hasAddress || page.kind === 'footer') && (
          <div>
            <Button size="small" variant="quiet" onPress={() => setShowsVersions(true)}>
              {t('pages.versions.open')}
            </Button>
          </div>
        )}
      </Form>
      <LeaveDialog isOpen={isLeaving} onStay={() => setLeaving(false)} onLeave={onClose} />
      {showsVersions && (
        <Suspense fallback={null}>
          <VersionsDrawer page={page} onClose={() => setShowsVersions(false)} />
        </Suspense>
      )}
    </Drawer>
  )
}
