import { useMemo } from 'react'
import { useSite } from '#areas/sites/admin/index.tsx'
import { type BlockChange, compare, type Compared } from '#document/compare.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { useWords } from '#ui/words.ts'
import type { PageRow } from '../../contract.ts'
import { DrawnVersion } from './drawn-version.tsx'
import type { ReadVersion } from './read-version.ts'
import css from './version-view.module.css'

/** How each kind of difference is marked on the page: never by its colour alone. */
const outlines: Readonly<Record<BlockChange, string>> = {
  new: 'solid oklch(0.56 0.16 150)',
  gone: 'solid oklch(0.56 0.2 26)',
  changed: 'dashed oklch(0.6 0.16 60)',
  moved: 'dotted oklch(0.55 0.15 250)',
}
const tones = { new: 'success', gone: 'danger', changed: 'warning', moved: 'neutral' } as const

/** The sheet that outlines what differs; drawn inside of a block, so that nothing cuts it off. */
function marksOf({ blocks: found, sections }: Compared): string {
  const rule = (name: string, change: BlockChange) =>
    `.${name}{outline:3px ${outlines[change]};outline-offset:-3px}`
  return [
    ...sections.map(({ id, change }) => rule(`s-${id}`, change)),
    ...found.map(({ id, change }) => rule(`b-${id}`, change)),
  ].join('')
}

/** A page as it was beside the page as it is, what differs marked on both and told below, word by word. */
export function ComparedVersions({ page, at, drawn }: { page: PageRow; at: string; drawn: ReadVersion }) {
  const t = useWords()
  const site = useSite()
  const found = useMemo(() => compare(drawn.document, drawn.now, drawn.registry), [drawn])
  const marks = marksOf(found)
  const count = found.blocks.length + found.sections.length
  const side = (caption: string, document: ReadVersion['document']) => (
    <div className={css.side}>
      <p className={css.caption}>{caption}</p>
      <DrawnVersion
        siteUrl={site.url}
        path={page.path}
        language={site.language}
        title={`${page.title} – ${caption}`}
        drawn={{ ...drawn, document }}
        marks={marks}
        size="half"
      />
    </div>
  )
  const nameOf = (type: string) => {
    const name = drawn.registry.get(type)?.name
    return name === undefined ? type : t(name)
  }
  return (
    <>
      <div className={css.pair}>
        {side(at, drawn.document)}
        {side(t('pages.versions.today'), drawn.now)}
      </div>
      {count === 0 ? (
        <div className={css.padded}>
          <Banner>{t('pages.versions.alike')}</Banner>
        </div>
      ) : (
        <ul className={css.list} aria-label={t('pages.versions.differs', { count })}>
          {found.sections.map(({ id, change }) => (
            <li key={id} className={css.entry}>
              <Badge tone={tones[change]}>
                {t(`pages.versions.block_${change}`, { block: t('pages.versions.section') })}
              </Badge>
            </li>
          ))}
          {found.blocks.map(({ id, type, change, words }) => (
            <li key={id} className={css.entry}>
              <Badge tone={tones[change]}>
                {t(`pages.versions.block_${change}`, { block: nameOf(type) })}
              </Badge>
              {words.map((runs, index) => (
                <p key={index} className={css.words}>
                  {runs.map(({ kind, text }, place) =>
                    kind === 'new' ? (
                      <ins key={place}>{text}</ins>
                    ) : kind === 'gone' ? (
                      <del key={place}>{text}</del>
                    ) : (
                      <span key={place}>{text}</span>
                    ),
                  )}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
