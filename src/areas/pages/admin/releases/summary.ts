import type { Words } from '#ui/words.ts'
import { pageChanges, type ReleaseChanges } from '../../contract.ts'

/**
 * What a release changed, in lines: pages by what became of them, then what is the whole site's.
 *
 * @param most so many pages of a line are named; the others are counted
 * @param listed several names as one, in the person's language
 */
export function summaryOf(
  { isFirst, counts, pages, site }: ReleaseChanges,
  t: Words,
  most: number,
  listed: (names: readonly string[]) => string,
): string[] {
  const lines = pageChanges.flatMap((change) => {
    const count = counts[change]
    if (count === 0) return []
    const named = pages
      .filter((page) => page.change === change)
      // One more than may be named takes no more room than saying that there is one.
      .slice(0, count === most + 1 ? count : most)
      .map(({ title, was }) => (was === null ? title : t('pages.releases.changes.was', { was, title })))
    const rest = count - named.length
    const names = rest > 0 ? [...named, t('pages.releases.changes.more', { count: rest })] : named
    const line = isFirst && change === 'added' ? 'first' : change
    return [t(`pages.releases.changes.${line}`, { pages: listed(names) })]
  })
  if (site.length > 0)
    lines.push(
      t('pages.releases.changes.site', {
        parts: listed(site.map((part) => t(`pages.releases.part.${part}`))),
      }),
    )
  return lines.length > 0 ? lines : [t('pages.releases.changes.none')]
}
