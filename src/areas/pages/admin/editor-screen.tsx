import { useParams } from '@tanstack/react-router'
import CloudOff from 'lucide-react/icons/cloud-off'
import Compass from 'lucide-react/icons/compass'
import FileX from 'lucide-react/icons/file-x'
import { useSite } from '#areas/sites/admin/index.tsx'
import { ApiError } from '#kernel/api-client/api-error.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ButtonLink } from '#ui/link/link.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useWords } from '#ui/words.ts'
import { EditPage } from './editor/edit-page.tsx'
import { useOpenedPage } from './editor/use-opened-page.ts'
import css from './editor-screen.module.css'

/** The editor of one page, over the whole window. */
export function Screen() {
  const { pageId = '' } = useParams({ strict: false }) as { pageId?: string }
  const site = useSite()
  return <OpenPage key={pageId} siteId={site.id} pageId={pageId} language={site.language} />
}

function OpenPage({ siteId, pageId, language }: { siteId: string; pageId: string; language: string }) {
  const t = useWords()
  const { data, error, refetch } = useOpenedPage(siteId, pageId, language)
  const back = <ButtonLink href={`/sites/${siteId}/pages`}>{t('pages.editor.back')}</ButtonLink>
  if (data) {
    if (data.page.kind === 'folder' || data.page.kind === 'link') {
      return (
        <Whole>
          <EmptyState level={2} icon={FileX} title={t('pages.editor.no_content')} action={back}>
            {t('pages.editor.no_content_text')}
          </EmptyState>
        </Whole>
      )
    }
    return (
      <div className={css.whole}>
        <EditPage given={data} />
      </div>
    )
  }
  if (!error) return <EditorWaiting />
  const isMissing = error instanceof ApiError && error.status === 404
  return (
    <Whole>
      {isMissing ? (
        <EmptyState level={2} icon={Compass} title={t('pages.editor.missing')} action={back}>
          {t('pages.editor.missing_text')}
        </EmptyState>
      ) : (
        <EmptyState
          level={2}
          icon={CloudOff}
          title={t('pages.read_failed')}
          action={<Button onPress={() => void refetch()}>{t('ui.again')}</Button>}
        >
          {t('pages.no_answer')}
        </EmptyState>
      )}
    </Whole>
  )
}

function Whole({ children }: { children: React.ReactNode }) {
  return <main className={css.message}>{children}</main>
}

/** The shape of the editor, while the page is on its way. */
function EditorWaiting() {
  const t = useWords()
  return (
    <Loading label={t('pages.editor.opening')}>
      <div className={css.waiting} aria-hidden="true">
        <div className={css.bar}>
          <Skeleton width="10rem" />
          <Skeleton width="6rem" height="1.75rem" shape="block" />
          <Skeleton width="8rem" height="1.75rem" shape="block" />
        </div>
        <div className={css.paper}>
          <Skeleton width="40%" height="3rem" shape="block" />
          <Skeleton width="60%" lines={3} />
        </div>
      </div>
    </Loading>
  )
}
