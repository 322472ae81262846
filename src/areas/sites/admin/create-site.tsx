import { useLocation, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { useRead } from '#ui/data/data.ts'
import { Page } from '#ui/layout/layout.tsx'
import { ButtonLink } from '#ui/link/link.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useWords } from '#ui/words.ts'
import { BareBeginnings, TemplateChoice } from './create/choices.tsx'
import css from './create/create.module.css'
import { NamingForm } from './create/naming-form.tsx'
import {
  type Chosen,
  chosenAt,
  isInGallery,
  listTemplates,
  picturedBy,
  type Template,
} from './create/templates.ts'

/** Makes a site: first what it begins with, then what it is called and where it lives. */
export function Screen() {
  const t = useWords()
  const { searchStr } = useLocation()
  const templates = useRead(listTemplates, {})
  // Kept while a site is named, and there on the way back.
  const [category, setCategory] = useState('all')
  const all = templates.data?.templates
  const chosen = chosenAt(searchStr, all)
  if (chosen === 'unknown' && !templates.isError)
    return (
      <Page width="wide">
        <PageHeader
          title={t('sites.create.naming')}
          above={<Back href="/sites/new">{t('sites.create.back')}</Back>}
        />
        <Loading>
          <Skeleton shape="block" height="24rem" />
        </Loading>
      </Page>
    )
  if (chosen === null || chosen === 'unknown')
    return (
      <Beginnings
        templates={all}
        category={category}
        onCategory={setCategory}
        hasFailed={templates.isError}
        onAgain={() => void templates.refetch()}
      />
    )
  return <Naming chosen={chosen} templates={all ?? []} />
}

/** The second step: what the site is called and where it lives. */
function Naming({ chosen, templates }: { chosen: Chosen; templates: readonly Template[] }) {
  const t = useWords()
  const navigate = useNavigate()
  return (
    <Page width="wide">
      <PageHeader
        title={t('sites.create.naming')}
        above={<Back href="/sites/new">{t('sites.create.back')}</Back>}
      />
      <NamingForm
        chosen={chosen}
        pictured={picturedBy(chosen, templates)}
        onDone={(id) => void navigate({ to: `/sites/${id}` })}
      />
    </Page>
  )
}

function Back({ href, children }: { href: string; children: string }) {
  return (
    <div className={css.back}>
      <ButtonLink size="small" variant="quiet" icon={ArrowLeft} href={href}>
        {children}
      </ButtonLink>
    </div>
  )
}

/** The first step: everything a site can begin with. */
function Beginnings({
  templates,
  category,
  onCategory,
  hasFailed,
  onAgain,
}: {
  /** Undefined while they have not come. */
  templates: readonly Template[] | undefined
  category: string
  onCategory: (category: string) => void
  hasFailed: boolean
  onAgain: () => void
}) {
  const t = useWords()
  const all = useMemo(() => (templates ?? []).filter(isInGallery), [templates])
  const categories = useMemo(() => [...new Set(all.map((one) => one.category))], [all])
  const shown = category === 'all' ? all : all.filter((one) => one.category === category)
  return (
    <Page width="wide">
      <PageHeader title={t('sites.create.title')} above={<Back href="/">{t('sites.create.cancel')}</Back>}>
        {t('sites.create.text')}
      </PageHeader>
      <BareBeginnings />
      <div className={css.shelf}>
        <h2 className={css.heading}>{t('sites.create.templates')}</h2>
        {categories.length > 1 && (
          <div className={css.filters}>
            <Segmented
              label={t('sites.create.category')}
              value={category}
              onChange={onCategory}
              segments={[
                { value: 'all', label: t('sites.create.all') },
                ...categories.map((one) => ({ value: one, label: one })),
              ]}
            />
          </div>
        )}
      </div>
      {hasFailed ? (
        <Banner
          tone="warning"
          title={t('sites.create.templates_failed')}
          actions={
            <Button size="small" onPress={onAgain}>
              {t('ui.again')}
            </Button>
          }
        >
          {t('sites.create.templates_failed_text')}
        </Banner>
      ) : templates ? (
        <ul className={css.gallery}>
          {shown.map((template) => (
            <li key={template.id}>
              <TemplateChoice template={template} />
            </li>
          ))}
        </ul>
      ) : (
        <Loading>
          <div className={css.gallery} aria-hidden="true">
            {Array.from({ length: 6 }, (_, n) => (
              <Skeleton key={n} shape="block" height="14rem" />
            ))}
          </div>
        </Loading>
      )}
    </Page>
  )
}
