import { List, type ListItem } from '#ui/list/list.tsx'
import { useWords } from '#ui/words.ts'
import type { WhereLinked } from '../../contract.ts'
import { useTellApart } from './use-tell-apart.ts'

/** Names the header in a list of pages. */
const HEADER = 'header'

/** Whether any link leads there. */
export function isLinked({ pages, inHeader }: WhereLinked): boolean {
  return pages.length > 0 || inHeader
}

/** Where links lead to a page, each a way to the place. The header is opened on any page: on the home page. */
export function LinkedPlaces({
  title,
  where,
  homeId,
  onOpen,
}: {
  title: string
  where: WhereLinked
  homeId: string | undefined
  onOpen: (pageId: string) => void
}) {
  const t = useWords()
  const kind = (of: WhereLinked['pages'][number]['kind']) =>
    of === 'parking' || of === 'footer' ? undefined : t(`pages.kind.${of}`)
  const { placeOf } = useTellApart(where.pages)
  const items: ListItem[] = where.pages.map((page) => ({
    id: page.id,
    title: page.title,
    detail: placeOf(page) ?? kind(page.kind),
  }))
  if (where.inHeader) {
    items.push({ id: HEADER, title: t('pages.linked.header'), detail: t('pages.linked.header_help') })
  }
  return (
    <List
      label={t('pages.linked.title', { title })}
      items={items}
      onOpen={(id) => {
        const target = id === HEADER ? homeId : id
        if (target !== undefined) onOpen(target)
      }}
    />
  )
}
