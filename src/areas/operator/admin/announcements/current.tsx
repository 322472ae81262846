import { MINUTE } from '#kernel/clock.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { useChange, useRead } from '#ui/data/data.ts'
import { Link } from '#ui/link/link.tsx'
import { useWords } from '#ui/words.ts'
import { currentAnnouncements, dismissAnnouncement } from '../../contract.ts'

/** What the operator tells everybody now; each is put away with its cross, in all browsers. */
export function Announcements() {
  const t = useWords()
  const current = useRead(currentAnnouncements, {}, { every: 10 * MINUTE })
  const dismiss = useChange(dismissAnnouncement, { refreshes: [currentAnnouncements] })
  const isGone = (id: string): boolean => dismiss.isPending && dismiss.variables.announcementId === id
  const shown = current.data?.announcements.filter(({ id }) => !isGone(id)) ?? []
  if (shown.length === 0) return null
  return (
    <section aria-label={t('frame.nav.announcements')}>
      {shown.map(({ id, title, text, tone, link }) => (
        <Banner
          key={id}
          isWide
          tone={tone}
          title={title}
          onClose={() => dismiss.mutate({ announcementId: id })}
          actions={
            link !== null && (
              <Link href={link} target="_blank" rel="noopener noreferrer" isExternal>
                {t('frame.announcements.more')}
              </Link>
            )
          }
        >
          {text === '' ? undefined : text}
        </Banner>
      ))}
    </section>
  )
}
