import { Banner } from '#ui/banner/banner.tsx'
import { useWords } from '#ui/words.ts'
import { useSite } from './current-site.tsx'

/** Says, where a site can only be read, why what stands below cannot be used. */
export function ReadOnlyNote() {
  const t = useWords()
  const { isReadOnly } = useSite()
  if (!isReadOnly) return null
  return <Banner title={t('sites.read_only.title')}>{t('sites.read_only.text')}</Banner>
}
