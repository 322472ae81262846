import { z } from 'zod'
import { useSite } from '#areas/sites/admin/index.tsx'
import { isSafeUrl } from '#document/values.ts'
import { line, slug, trimmedText } from '#kernel/shapes.ts'
import { slugOf } from '#kernel/slug-of.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { useChange } from '#ui/data/data.ts'
import { Field } from '#ui/form/form.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import { listPending } from '#areas/releases/contract.ts'
import { createPage, listPages, type NavPlace, navPlaces, type PageRow } from '../../contract.ts'
import { useTellApart } from './use-tell-apart.ts'

const kinds = ['layout', 'cover', 'folder', 'link'] as const

const hasAddress = (kind: (typeof kinds)[number]) => kind === 'layout' || kind === 'cover'

const shape = z
  .object({
    kind: z.enum(kinds),
    title: trimmedText(200),
    slug: z.union([slug, z.literal('')]),
    place: z.string(),
    href: line(2_000),
    opensNewTab: z.boolean(),
  })
  .refine((given) => given.kind !== 'link' || given.href.trim() !== '', {
    path: ['href'],
    message: 'pages.link_target',
  })
  .refine((given) => given.kind !== 'link' || given.href.trim() === '' || isSafeUrl(given.href.trim()), {
    path: ['href'],
    message: 'pages.link_unsafe',
  })

/** Makes a page, a folder or a link, at the end of a place of the navigation or in a folder. */
export function AddPageDialog({
  pages,
  startsIn = 'main',
  onMade,
  onClose,
}: {
  pages: readonly PageRow[]
  startsIn?: NavPlace
  onMade: (page: PageRow) => void
  onClose: () => void
}) {
  const t = useWords()
  const site = useSite()
  const create = useChange(createPage, { refreshes: [listPages, listPending] })
  const form = useForm({
    schema: shape,
    defaultValues: {
      kind: 'layout' as (typeof kinds)[number],
      title: '',
      slug: '',
      place: startsIn as string,
      href: '',
      opensNewTab: false,
    },
    onSubmit: async (values) => {
      const nav = navPlaces.find((place) => place === values.place)
      const folder = nav ? undefined : pages.find((page) => page.id === values.place)
      const { page } = await create.mutateAsync({
        siteId: site.id,
        kind: values.kind,
        title: values.title,
        ...(hasAddress(values.kind) && values.slug !== '' ? { slug: values.slug } : {}),
        nav: nav ?? folder?.nav ?? 'main',
        parentId: folder && values.kind !== 'folder' ? folder.id : null,
        ...(values.kind === 'link'
          ? { target: { href: values.href.trim(), opensNewTab: values.opensNewTab } }
          : {}),
      })
      onMade(page)
    },
  })
  const [kind, title] = form.hook.watch(['kind', 'title'])
  const folders = pages.filter((page) => page.kind === 'folder')
  const { titleOf } = useTellApart(pages)
  return (
    <FormDialog
      form={form}
      title={t('pages.add.title')}
      label={t('pages.add.title')}
      action={t(`pages.add.make_${kind}`)}
      onClose={onClose}
    >
      <Field of={form} name="kind">
        {(bind) => (
          <RadioGroup
            label={t('pages.add.kind')}
            look="cards"
            {...bind}
            onChange={(next) => bind.onChange(kinds.find((one) => one === next) ?? 'layout')}
            options={kinds.map((value) => ({
              value,
              label: t(`pages.kind.${value}`),
              help: t(`pages.kind.${value}_help`),
            }))}
          />
        )}
      </Field>
      <Field of={form} name="title">
        {(bind) => <TextField label={t('pages.field.title')} autoFocus maxLength={200} {...bind} />}
      </Field>
      {hasAddress(kind) && (
        <Field of={form} name="slug">
          {(bind) => (
            <TextField
              label={t('pages.field.slug')}
              isOptional
              prefix={`${site.address}/`}
              placeholder={
                title.trim() === '' ? '' : slugOf(title, { fallback: 'page', locale: site.language })
              }
              autoCorrect="off"
              spellCheck="false"
              {...bind}
            />
          )}
        </Field>
      )}
      {kind === 'link' && (
        <>
          <Field of={form} name="href">
            {(bind) => (
              <TextField
                label={t('pages.field.href')}
                help={t('pages.field.href_help')}
                type="url"
                inputMode="url"
                {...bind}
              />
            )}
          </Field>
          <Field of={form} name="opensNewTab">
            {(bind) => <Checkbox label={t('pages.field.new_tab')} {...bind} />}
          </Field>
        </>
      )}
      <Field of={form} name="place">
        {(bind) => (
          <Select
            label={t('pages.add.place')}
            options={[
              ...navPlaces.map((nav) => ({ value: nav, label: t(`pages.nav.${nav}`) })),
              ...(kind === 'folder'
                ? []
                : folders.map((folder) => ({
                    value: folder.id,
                    label: t('pages.add.in_folder', { title: titleOf(folder) }),
                  }))),
            ]}
            {...bind}
          />
        )}
      </Field>
    </FormDialog>
  )
}
