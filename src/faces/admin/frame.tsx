import { useLocation, useParams } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { readAccount, type Account } from '#areas/accounts/contract.ts'
import { hasBars, SiteProvider, useSite } from '#areas/sites/admin/index.tsx'
import { ApiError } from '#kernel/api-client/api-error.ts'
import { heldPageContext } from '#kernel/page-context.ts'
import { useRead } from '#ui/data/data.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/layout/layout.tsx'
import type { Screen } from '#ui/screen/screen.ts'
import { SkeletonPage } from '#ui/skeleton/skeleton.tsx'
import { useWords } from '#ui/words.ts'
import css from './frame.module.css'
import { WithHelp } from './help.tsx'
import { ScreenFault } from './screen-states.tsx'
import { frameWords, nowhere, partsOf } from './screens.ts'
import { outsideOfSites, useRecording } from './session-recording/use-recording.ts'
import { Speaking } from './speaking.tsx'
import { useTitle } from './use-title.ts'
import { visitedAddress } from './visited.ts'

/** Sign-in and the editor do without it. */
export const loadShell = () => import('./shell.tsx')
const Shell = lazy(async () => ({ default: (await loadShell()).Shell }))
const Outside = lazy(async () => ({ default: (await import('./nowhere.tsx')).Outside }))
const BarLines = lazy(async () => ({ default: (await import('./bar-lines.tsx')).BarLines }))

/** What stands around a screen: nothing, the app's own frame, and the site it belongs to. */
export function Frame({ screen, children }: { screen: Screen; children: ReactNode }) {
  const inSite = screen.path.startsWith('/sites/$siteId')
  if (screen.access === 'anyone') return <ForAnyone screen={screen}>{children}</ForAnyone>
  return (
    <Signed
      stranger={
        nowhere.includes(screen) && (
          <Titled screen={screen}>
            <Outside />
          </Titled>
        )
      }
    >
      {(account) =>
        inSite ? (
          <OfSite screen={screen} account={account}>
            {children}
          </OfSite>
        ) : (
          <OutsideOfSites screen={screen} account={account}>
            {children}
          </OutsideOfSites>
        )
      }
    </Signed>
  )
}

/** Whoever was signed in, and comes here in the same window, is recorded no more. */
function ForAnyone({ screen, children }: { screen: Screen; children: ReactNode }) {
  useRecording(null)
  return <Titled screen={screen}>{children}</Titled>
}

/** Gives the window the title of its screen. */
function Titled({ screen, site, children }: { screen: Screen; site?: string; children: ReactNode }) {
  return (
    <Suspense fallback={<SkeletonPage />}>
      <Speaking parts={partsOf(screen)}>
        <Title screen={screen} site={site} />
        {children}
      </Speaking>
    </Suspense>
  )
}

/** Said in the screen's own words, which are there by now. */
function Title({ screen, site }: { screen: Screen; site: string | undefined }) {
  const t = useWords()
  const title = t(screen.title)
  useTitle(site ? t('app.title_site', { screen: title, site }) : t('app.title', { screen: title }))
  return null
}

/**
 * Asks who is there, and leads strangers to the sign-in and back; unless there is something for them, for they
 * would sign in for nothing.
 */
function Signed({ stranger, children }: { stranger: ReactNode; children: (account: Account) => ReactNode }) {
  // Where the page was sent to a stranger and has something for them, an account is not asked for.
  const isSentToStranger = heldPageContext()?.authenticatedAccount === null
  const account = useRead(readAccount, {}, { when: !stranger || !isSentToStranger })
  const { href } = useLocation()
  const isStranger = account.error instanceof ApiError && account.error.response?.status === 401
  // Where the person wanted to go: the address at the moment it turned out that nobody is signed in,
  // not the sign-in's own, which this screen sees before it goes.
  const wanted = useRef(href)
  useEffect(() => {
    // By a new document: nothing that was read for whoever was here is left for who comes next.
    if (isStranger && !stranger) location.replace(`/sign-in?${new URLSearchParams({ next: wanted.current })}`)
  }, [isStranger, stranger])
  if (account.data)
    return (
      <Suspense fallback={<SkeletonPage />}>
        <Speaking parts={frameWords}>
          <WithHelp>{children(account.data)}</WithHelp>
        </Speaking>
      </Suspense>
    )
  if ((isStranger || isSentToStranger) && stranger) return stranger
  if (account.error && !isStranger) return <ScreenFault reset={() => void account.refetch()} />
  return <SkeletonPage />
}

function OutsideOfSites({
  screen,
  account,
  children,
}: {
  screen: Screen
  account: Account
  children: ReactNode
}) {
  useRecording(outsideOfSites)
  const titled = <Titled screen={screen}>{children}</Titled>
  if (screen.frame === 'full' || screen.frame === 'plain') return titled
  return (
    <Suspense fallback={<SkeletonPage />}>
      <Shell account={account} site={null}>
        {titled}
      </Shell>
    </Suspense>
  )
}

function OfSite({ screen, account, children }: { screen: Screen; account: Account; children: ReactNode }) {
  const { siteId } = useParams({ strict: false }) as { siteId?: string }
  return (
    <SiteProvider
      siteId={siteId ?? ''}
      around={(words) => (
        <Suspense fallback={<SkeletonPage />}>
          <Shell account={account} site={null}>
            {words}
          </Shell>
        </Suspense>
      )}
    >
      <InSite screen={screen} account={account}>
        {children}
      </InSite>
    </SiteProvider>
  )
}

function InSite({ screen, account, children }: { screen: Screen; account: Account; children: ReactNode }) {
  const t = useWords()
  const site = useSite()
  useRecording({ siteId: site.id, country: site.country })
  const right = typeof screen.access === 'object' ? screen.access.right : null
  const content =
    right && !site.can(right) ? (
      <Page>
        <EmptyState title={t('app.right.title')} level={1}>
          {t('app.right.text', { site: site.name })}
        </EmptyState>
      </Page>
    ) : (
      children
    )
  const titled = (
    <Titled screen={screen} site={site.name}>
      {content}
    </Titled>
  )
  if (screen.frame === 'full' || screen.frame === 'plain') {
    return <WithoutShell isFull={screen.frame === 'full'}>{titled}</WithoutShell>
  }
  return (
    <Suspense fallback={<SkeletonPage />}>
      <Shell
        account={account}
        site={{
          id: site.id,
          name: site.name,
          visited: visitedAddress(site),
          can: site.can,
          doors: site.doors,
        }}
      >
        {titled}
      </Shell>
    </Suspense>
  )
}

/**
 * A screen that stands alone on the window, below the bars of its site in one line each. Over the editor
 * they are a part of the window that the keyboard goes round to.
 */
function WithoutShell({ isFull, children }: { isFull: boolean; children: ReactNode }) {
  const site = useSite()
  return (
    <div className={isFull ? css.full : css.plain}>
      <div data-region={isFull ? 'notices' : undefined}>
        {hasBars(site) && (
          <Suspense>
            <BarLines />
          </Suspense>
        )}
      </div>
      <div className={css.rest}>{children}</div>
    </div>
  )
}
