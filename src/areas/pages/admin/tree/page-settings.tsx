import { lazy, Suspense, useState } from 'react'
import Trash2 from 'lucide-react/icons/trash-2'
import ImageIcon from 'lucide-react/icons/image'
import { AssetPicker, pictureOf, useAssets } from '#areas/assets/admin/index.tsx'
import { permissions } from '#areas/sites/contract.ts'
import { useSite } from '#areas/sites/admin/index.tsx'
import { hasOnePage } from '#kernel/states/site-type.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { useChange } from '#ui/data/data.ts'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { Field, Form } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { LeaveDialog } from '#ui/leave-guard/leave-guard.tsx'
import { useUnsavedWork } from '#ui/leave-guard/unsaved-work.ts'
import { Select } from '#ui/select/select.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { changePage, listPages, listPending, type PageRow } from '../../contract.ts'
import { isAddressed } from '../../tree/page.ts'
import { changesOf, fieldsOf, settingsFields } from './page-fields.ts'
import { SearchPreview, titleByItself } from './search-preview.tsx'
import css from './page-settings.module.css'

const VersionsDrawer = lazy(async () => ({
  default: (await import('../versions/versions-drawer.tsx')).VersionsDrawer,
}))

/** What a page says of itself beside its content. Saved as a draft; visitors see it with the next release. */
export function PageSettings({ page, onClose }: { page: PageRow; onClose: () => void }) {
  const t = useWords()
  const site = useSite()
  const canEdit = site.can(permissions.pagesEdit) && !site.isReadOnly
  // What the form began with: others may change the page while it is open.
  const [opened] = useState(page)
  const [isPicking, setPicking] = useState(false)
  const [showsVersions, setShowsVersions] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const hasAddress = isAddressed(page)
  const change = useChange(changePage, { refreshes: [listPages, listPending] })
  const form = useForm({
    schema: settingsFields(opened),
    defaultValues: fieldsOf(opened),
    onSubmit: async (values, changed) => {
      await change.mutateAsync({ siteId: site.id, pageId: page.id, ...changesOf(page, values, changed) })
      showToast({ tone: 'success', text: t('pages.settings.saved') })
      onClose()
    },
  })
  useUnsavedWork(form.isDirty)
  const isInNavigation = page.kind !== 'footer' && !hasOnePage(site.type)
  const [title, navTitle, address, seoTitle, description, socialImage, hasPassword, isHome] = form.hook.watch(
    ['title', 'navTitle', 'slug', 'seoTitle', 'description', 'socialImage', 'hasPassword', 'isHome'],
  )
  const path = page.isHome || isHome ? '/' : `/${address}`
  const pictures = useAssets(site.id, socialImage === null ? [] : [socialImage])
  const picture = socialImage === null ? undefined : pictures.get(socialImage)
  const shown = picture && pictureOf(site.url, picture)
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
        <Field of={form} name="title">
          {(bind) => (
            <TextField
              label={t('pages.field.title')}
              help={page.kind === 'footer' ? t('pages.field.title_footer') : undefined}
              maxLength={200}
              isReadOnly={!canEdit}
              {...bind}
            />
          )}
        </Field>
        {isInNavigation && (
          <Field of={form} name="navTitle">
            {(bind) => (
              <TextField
                label={t('pages.field.nav_title')}
                help={t('pages.field.nav_title_help')}
                isOptional
                placeholder={title}
                maxLength={200}
                isReadOnly={!canEdit}
                {...bind}
                value={navTitle}
              />
            )}
          </Field>
        )}
        {page.kind === 'link' && (
          <>
            <Field of={form} name="href">
              {(bind) => (
                <TextField
                  label={t('pages.field.href')}
                  help={t('pages.field.href_help')}
                  type="url"
                  inputMode="url"
                  isReadOnly={!canEdit}
                  {...bind}
                />
              )}
            </Field>
            <Field of={form} name="opensNewTab">
              {(bind) => <Checkbox label={t('pages.field.new_tab')} isDisabled={!canEdit} {...bind} />}
            </Field>
          </>
        )}
        {hasAddress && (
          <>
            {page.isHome || isHome ? (
              <Banner>{t('pages.field.slug_home')}</Banner>
            ) : (
              <Field of={form} name="slug">
                {(bind) => (
                  <TextField
                    label={t('pages.field.slug')}
                    prefix={`${site.address}/`}
                    help={
                      page.state !== 'new' && address !== page.slug
                        ? t('pages.field.slug_redirect', { from: `/${page.slug}` })
                        : t('pages.field.slug_help')
                    }
                    autoCorrect="off"
                    spellCheck="false"
                    isReadOnly={!canEdit}
                    {...bind}
                  />
                )}
              </Field>
            )}
            {!page.isHome && (
              <Field of={form} name="isHome">
                {(bind) => (
                  <Checkbox
                    label={t('pages.field.home')}
                    help={t('pages.field.home_help')}
                    isDisabled={!canEdit}
                    {...bind}
                  />
                )}
              </Field>
            )}
          </>
        )}
        {isInNavigation && (
          <Field of={form} name="isHidden">
            {(bind) => (
              <Checkbox
                label={t('pages.field.hidden')}
                help={t(hasAddress ? 'pages.field.hidden_help' : 'pages.field.hidden_help_short')}
                isDisabled={!canEdit}
                {...bind}
              />
            )}
          </Field>
        )}
        {hasAddress && (
          <>
            <div className={css.part}>
              <h3 className={css.heading}>{t('pages.settings.search')}</h3>
              <SearchPreview
                siteTitle={site.title}
                address={site.address}
                path={path}
                isHome={page.isHome || isHome}
                title={title}
                seoTitle={seoTitle}
                description={description}
              />
              <Stack gap={16}>
                <Field of={form} name="seoTitle">
                  {(bind) => (
                    <TextField
                      label={t('pages.field.seo_title')}
                      help={t('pages.field.seo_title_help', {
                        title: titleByItself({ title, isHome: page.isHome || isHome }, site.title),
                      })}
                      isOptional
                      countTo={60}
                      maxLength={200}
                      isReadOnly={!canEdit}
                      {...bind}
                    />
                  )}
                </Field>
                <Field of={form} name="description">
                  {(bind) => (
                    <TextArea
                      label={t('pages.field.description')}
                      help={t('pages.field.description_help')}
                      isOptional
                      countTo={160}
                      maxLength={400}
                      isReadOnly={!canEdit}
                      {...bind}
                    />
                  )}
                </Field>
                <Field of={form} name="isNoindex">
                  {(bind) => (
                    <Checkbox
                      label={t('pages.field.noindex')}
                      help={t('pages.field.noindex_help')}
                      isDisabled={!canEdit}
                      {...bind}
                    />
                  )}
                </Field>
              </Stack>
            </div>
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
            <Disclosure title={t('pages.settings.more')}>
              <Stack gap={16}>
                {page.kind === 'layout' && (
                  <>
                    <Field of={form} name="header">
                      {(bind) => (
                        <Select
                          label={t('pages.field.header')}
                          isDisabled={!canEdit}
                          options={showOrHide(t)}
                          {...bind}
                          onChange={(value) => bind.onChange(value === 'hide' ? 'hide' : 'show')}
                        />
                      )}
                    </Field>
                    <Field of={form} name="footer">
                      {(bind) => (
                        <Select
                          label={t('pages.field.footer')}
                          isDisabled={!canEdit}
                          options={showOrHide(t)}
                          {...bind}
                          onChange={(value) => bind.onChange(value === 'hide' ? 'hide' : 'show')}
                        />
                      )}
                    </Field>
                  </>
                )}
                {!page.isHome && !isHome && (
                  <Field of={form} name="isNotFound">
                    {(bind) => (
                      <Checkbox
                        label={t('pages.field.not_found')}
                        help={t('pages.field.not_found_help')}
                        isDisabled={!canEdit}
                        {...bind}
                      />
                    )}
                  </Field>
                )}
                <Field of={form} name="hasPassword">
                  {(bind) => (
                    <Checkbox
                      label={t('pages.field.password_on')}
                      help={t('pages.field.password_help')}
                      isDisabled={!canEdit}
                      {...bind}
                    />
                  )}
                </Field>
                {hasPassword && (
                  <Field of={form} name="password">
                    {(bind) => (
                      <TextField
                        label={t('pages.field.password')}
                        help={page.hasPassword ? t('pages.field.password_keep') : undefined}
                        type="password"
                        autoComplete="new-password"
                        isReadOnly={!canEdit}
                        {...bind}
                      />
                    )}
                  </Field>
                )}
              </Stack>
            </Disclosure>
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
      <LeaveDialog isOpen={isLeaving} onStay={() => setLeaving(false)} onLeave={onClose} />
      {showsVersions && (
        <Suspense fallback={null}>
          <VersionsDrawer page={page} onClose={() => setShowsVersions(false)} />
        </Suspense>
      )}
    </Drawer>
  )
}

const showOrHide = (t: ReturnType<typeof useWords>) => [
  { value: 'show', label: t('pages.field.show') },
  { value: 'hide', label: t('pages.field.hide') },
]
