import { useNavigate } from '@tanstack/react-router'
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
import { beginningOf, type Chosen, isInGallery, listTemplates, picturedBy } from './create/templates.ts'

/** A category of the templates as a word that stands alone. */
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Makes a site: first what it begins with, then what it is called and where it lives. */
export function Screen() {
  const t = useWords()
  const navigate = useNavigate()
  const templates = useRead(listTemplates, {})
  const [category, setCategory] = useState('all')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const all = useMemo(() => (templates.data?.templates ?? []).filter(isInGallery), [templates.data])
  const categories = useMemo(() => [...new Set(all.map((one) => one.category))], [all])
  const shown = category === 'all' ? all : all.filter((one) => one.category === category)

  if (chosen) {
    return (
      <Page width="wide">
        <PageHeader
          title={t('sites.create.naming')}
          above={
            <div className={css.back}>
              <Button size="small" variant="quiet" icon={ArrowLeft} onPress={() => setChosen(null)}>
                {t('sites.create.back')}
              </Button>
            </div>
          }
        />
        <NamingForm
          chosen={chosen}
          pictured={picturedBy(chosen, templates.data?.templates ?? [])}
          onDone={(id) => void navigate({ to: `/sites/${id}` })}
        />
      </Page>
    )
  }
  return (
    <Page width="wide">
      <PageHeader
        title={t('sites.create.title')}
        above={
          <div className={css.back}>
            <ButtonLink size="small" variant="quiet" icon={ArrowLeft} href="/">
              {t('sites.create.cancel')}
            </ButtonLink>
          </div>
        }
      >
        {t('sites.create.text')}
      </PageHeader>
      <BareBeginnings onChoose={(beginning) => setChosen({ beginning, template: null })} />
      <div className={css.shelf}>
        <h2 className={css.heading}>{t('sites.create.templates')}</h2>
        {categories.length > 1 && (
          <div className={css.filters}>
            <Segmented
              label={t('sites.create.category')}
              value={category}
              onChange={setCategory}
              segments={[
                { value: 'all', label: t('sites.create.all') },
                ...categories.map((one) => ({ value: one, label: capital(one) })),
              ]}
            />
          </div>
        )}
      </div>
      {templates.isError ? (
        <Banner
          tone="warning"
          title={t('sites.create.templates_failed')}
          actions={
            <Button size="small" onPress={() => void templates.refetch()}>
              {t('ui.again')}
            </Button>
          }
        >
          {t('sites.create.templates_failed_text')}
        </Banner>
      ) : templates.data ? (
        <ul className={css.gallery}>
          {shown.map((template) => (
            <li key={template.id}>
              <TemplateChoice
                template={template}
                onChoose={() => setChosen({ beginning: beginningOf(template), template })}
              />
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
