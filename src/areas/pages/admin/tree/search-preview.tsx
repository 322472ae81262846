import { useWords } from '#ui/words.ts'
import css from './search-preview.module.css'

/** Roughly where search results are cut off, in characters. */
const TITLE = 60
const DESCRIPTION = 160

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')}…`

/** What search results and browser windows call a page that has no title for them. */
export function titleByItself(page: { title: string; isHome: boolean }, siteTitle: string): string {
  return page.isHome ? siteTitle : `${page.title} – ${siteTitle}`
}

/** How a page may look in a list of search results. */
export function SearchPreview({
  siteTitle,
  address,
  path,
  isHome,
  title,
  seoTitle,
  description,
}: {
  siteTitle: string
  address: string
  path: string
  isHome: boolean
  title: string
  seoTitle: string
  description: string
}) {
  const t = useWords()
  const heading = seoTitle.trim() || titleByItself({ title, isHome }, siteTitle)
  const crumbs = path === '/' ? '' : ` › ${path.slice(1)}`
  return (
    <figure className={css.figure} aria-label={t('pages.search_preview.label')}>
      <p className={css.site}>{siteTitle}</p>
      <p className={css.address}>
        {address}
        {crumbs}
      </p>
      <p className={css.title}>{cut(heading, TITLE)}</p>
      <p className={css.text}>
        {description.trim() === '' ? t('pages.search_preview.none') : cut(description.trim(), DESCRIPTION)}
      </p>
    </figure>
  )
}
