import type { Words } from '#ui/words.ts'
import { pageChanges, type ReleaseChanges } from '#areas/releases/contract.ts'
import { firstFew } from './first-few.ts'

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
    const those = pages.filter((page) => page.change === change)
    const { named, rest } = firstFew(those, most, count)
    const names = named.map(({ title, was }) =>
      was === null ? title : t('releases.changes.was', { was, title }),
    )
    if (rest > 0) names.push(t('pages.release.more', { count: rest }))
    const line = isFirst && change === 'added' ? 'first' : change
    return [t(`releases.changes.${line}`, { pages: listed(names) })]
  })
  if (site.length > 0)
    lines.push(
      t('releases.changes.site', {
        parts: listed(site.map((part) => t(`releases.part.${part}`))),
      }),
    )
  return lines.length > 0 ? lines : [t('releases.changes.none')]
}
