import { carry } from '#areas/sites/index.ts'
import { area } from '#platform/area.ts'

/** Documents: drafts, their saves, versions and editions, which areas above hold and bind their own calls to. */
export const documentsArea = area({
  name: 'documents',
  words: new URL('./words/', import.meta.url),
  brings: [
    carry.of({
      tables: [],
      otherwise: {
        documents:
          'by verbs of the areas that hold them: a draft is its snapshot with all that was saved since',
        document_editions: 'by verbs of the areas that hold them, as far as releases that travel show them',
        document_patches: 'saves are what draft they made',
        document_marks: 'a draft begins anew where it is laid',
      },
    }),
  ],
})
