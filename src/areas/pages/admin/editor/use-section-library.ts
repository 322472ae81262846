import { useEffect, useState } from 'react'
import type { AssetBook } from '#areas/assets/admin/index.tsx'
import type { SectionDesign } from '#editor/index.tsx'
import { useLearnWords, useWords } from '#ui/words.ts'
import type { DesignedSection } from '../../sections/library.ts'
import { assetIdsIn } from '../../visitor/asset-ids.ts'

const none: readonly SectionDesign[] = []

/**
 * The designed sections, with their names in the person's language and their pictures known. They come
 * when the page has been drawn: nobody asks for them before.
 */
export function useSectionLibrary(book: AssetBook, isDrawn: boolean): readonly SectionDesign[] {
  const t = useWords()
  const learn = useLearnWords()
  const [designs, setDesigns] = useState(none)
  useEffect(() => {
    if (!isDrawn) return undefined
    let isOver = false
    const read = async () => {
      const [{ designedSections }] = await Promise.all([
        import('../../sections/library.ts'),
        learn(['sections']),
      ])
      const made = designedSections.map((section: DesignedSection) => ({ section, nodes: section.make() }))
      await book.load(assetIdsIn(made.map(({ nodes }) => nodes)))
      if (isOver) return
      setDesigns(
        made.map(({ section, nodes }) => ({
          id: section.id,
          name: t(section.name),
          category: t(`sections.category.${section.category}`),
          nodes,
        })),
      )
    }
    // Without a line the palette offers blocks alone; the next visit brings the rest.
    read().catch(() => {})
    return () => {
      isOver = true
    }
  }, [book, isDrawn, learn, t])
  return designs
}
