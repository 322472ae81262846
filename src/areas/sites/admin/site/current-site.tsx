import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import CloudOff from 'lucide-react/icons/cloud-off'
import Compass from 'lucide-react/icons/compass'
import { ApiError } from '#kernel/api-client/api-error.ts'
import { call } from '#kernel/api-client/call.ts'
import type { Permission } from '#kernel/permission.ts'
import { Button } from '#ui/button/button.tsx'
import { keyOf, useRead } from '#ui/data/data.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/layout/layout.tsx'
import { ButtonLink } from '#ui/link/link.tsx'
import { SkeletonPage } from '#ui/skeleton/skeleton.tsx'
import { useWords } from '#ui/words.ts'
import { getSite, readPageContext, type SiteDetail } from '../../contract.ts'
import { contextSiteId, holdContext } from './flags.ts'

/** The site that a screen stands in, and what the person may do on it. */
export interface CurrentSite extends Omit<SiteDetail, 'rights'> {
  /** The site's title. */
  readonly name: string
  /** Rights that hold on the whole site. */
  readonly rights: ReadonlySet<string>
  /** Whether the person has a right, be it limited to some things. */
  can(permission: Permission): boolean
  /** Whether the right holds on the whole site. */
  canEverywhere(permission: Permission): boolean
}

const SiteContext = createContext<CurrentSite | null>(null)

/** The current site; a bug outside of a {@link SiteProvider}. */
export function useSite(): CurrentSite {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite() was called outside of a site')
  return site
}

/**
 * Whether the page's context (contract §4) is that of the site: a page that goes over to a site
 * without being loaded anew asks for it. One that cannot be had is done without.
 */
function useContextOf(siteId: string): boolean {
  const { isFetched } = useQuery({
    queryKey: keyOf(readPageContext, { siteId }),
    enabled: siteId !== '' && contextSiteId() !== siteId,
    // Not kept: who comes back to the site takes its context over once more.
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const context = await call(readPageContext, { siteId }, { signal })
      if (context.website.id === siteId) holdContext(context)
      return context
    },
  })
  return isFetched || contextSiteId() === siteId
}

/**
 * Reads the site of the address and shows what is inside once it is there; else says why not.
 *
 * @param props.around what stands around the words where there is no site: a person who lost their way
 *   keeps the app's navigation
 */
export function SiteProvider({
  siteId,
  around,
  children,
}: {
  siteId: string
  around: (words: ReactNode) => ReactNode
  children: ReactNode
}) {
  const t = useWords()
  const { data, error, refetch } = useRead(getSite, { siteId }, { when: siteId !== '', every: 300_000 })
  const hasContext = useContextOf(siteId)
  const site = useMemo((): CurrentSite | null => {
    if (!data) return null
    const rights = new Set(data.rights)
    const limited = new Set(data.limitedRights)
    return {
      ...data,
      name: data.title,
      rights,
      can: ({ name }) => rights.has(name) || limited.has(name),
      canEverywhere: ({ name }) => rights.has(name),
    }
  }, [data])
  if (site && hasContext) return <SiteContext value={site}>{children}</SiteContext>
  if (site || !error) return <SkeletonPage />
  const isMissing = error instanceof ApiError && error.response?.status === 404
  return around(
    <Page width="narrow">
      {isMissing ? (
        <EmptyState
          icon={Compass}
          level={1}
          title={t('frame.site_missing.title')}
          action={<ButtonLink href="/">{t('frame.site_missing.action')}</ButtonLink>}
        >
          {t('frame.site_missing.text')}
        </EmptyState>
      ) : (
        <EmptyState
          icon={CloudOff}
          level={1}
          title={t('frame.site_failed.title')}
          action={<Button onPress={() => void refetch()}>{t('ui.again')}</Button>}
        >
          {t('frame.site_failed.text')}
        </EmptyState>
      )}
    </Page>,
  )
}
