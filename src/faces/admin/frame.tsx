import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import ExternalLink from 'lucide-react/icons/external-link'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { VerifyBar } from '#areas/accounts/admin/index.tsx'
import { readAccount, signOut, type Account } from '#areas/accounts/contract.ts'
import { Announcements } from '#areas/operator/admin/index.tsx'
import { SiteProvider, SiteBars, useSite } from '#areas/sites/admin/index.tsx'
import { ApiError } from '#kernel/api-client/api-error.ts'
import { recordingClass } from '#kernel/session-recording.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { useChange, useRead } from '#ui/data/data.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { AppShell, NavGroup, NavItem } from '#ui/layout/layout.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import type { Screen } from '#ui/screen/screen.ts'
import { SkeletonPage } from '#ui/skeleton/skeleton.tsx'
import { useTheme } from '#ui/theme/theme.ts'
import { useWords } from '#ui/words.ts'
import { currentItem, navigationOf } from './navigation.ts'
import { ScreenFault } from './screen-states.tsx'
import { partsOf, screens } from './screens.ts'
import { outsideOfSites, useRecording } from './session-recording/use-recording.ts'
import { Speaking } from './speaking.tsx'
import mark from './wordmark/portico.svg'
import css from './frame.module.css'

/** Loaded when it is asked for: few ask for help. */
const SupportDialog = lazy(async () => ({
  default: (await import('./visual-context/support-dialog.tsx')).SupportDialog,
}))

const sitesWords = ['sites'] as const
const operatorWords = ['operator'] as const

/** What stands around a screen: nothing, the app's own frame, and the site it belongs to. */
export function Frame({ screen, children }: { screen: Screen; children: ReactNode }) {
  const inSite = screen.path.startsWith('/sites/$siteId')
  if (screen.access === 'anyone') return <Titled screen={screen}>{children}</Titled>
  return (
    <Signed>
      {(account) =>
        inSite ? (
          <OfSite screen={screen} account={account}>
            {children}
          </OfSite>
        ) : (
          <Shell screen={screen} account={account} site={null}>
            <Titled screen={screen}>{children}</Titled>
          </Shell>
        )
      }
    </Signed>
  )
}

/** Gives the window the title of its screen. */
function Titled({ screen, site, children }: { screen: Screen; site?: string; children: ReactNode }) {
  const t = useWords()
  const title = site
    ? t('app.title_site', { screen: t(screen.title), site })
    : t('app.title', { screen: t(screen.title) })
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <Suspense fallback={<SkeletonPage />}>
      <Speaking parts={partsOf(screen)}>{children}</Speaking>
    </Suspense>
  )
}

/** Asks who is there, and leads strangers to the sign-in and back. */
function Signed({ children }: { children: (account: Account) => ReactNode }) {
  const account = useRead(readAccount, {})
  const navigate = useNavigate()
  const { href } = useLocation()
  const isStranger = account.error instanceof ApiError && account.error.response?.status === 401
  // Where the person wanted to go: the address at the moment it turned out that nobody is signed in,
  // not the sign-in's own, which this screen sees before it goes.
  const wanted = useRef(href)
  useEffect(() => {
    if (isStranger) void navigate({ to: '/sign-in', search: { next: wanted.current }, replace: true })
  }, [isStranger, navigate])
  if (account.data) return children(account.data)
  if (account.error && !isStranger) return <ScreenFault reset={() => void account.refetch()} />
  return <SkeletonPage />
}

function OfSite({ screen, account, children }: { screen: Screen; account: Account; children: ReactNode }) {
  const { siteId } = useParams({ strict: false }) as { siteId?: string }
  return (
    <SiteProvider siteId={siteId ?? ''}>
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
      <EmptyState title={t('app.right.title')} level={2}>
        {t('app.right.text', { site: site.name })}
      </EmptyState>
    ) : (
      children
    )
  const titled = (
    <Titled screen={screen} site={site.name}>
      {content}
    </Titled>
  )
  if (screen.frame === 'full') return titled
  return (
    <Shell
      screen={screen}
      account={account}
      site={{ id: site.id, name: site.name, url: site.url, can: site.can }}
    >
      {titled}
    </Shell>
  )
}

interface ShellSite {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly can: Parameters<typeof navigationOf>[1]['can']
}

function Shell({
  screen,
  account,
  site,
  children,
}: {
  screen: Screen
  account: Account
  site: ShellSite | null
  children: ReactNode
}) {
  const t = useWords()
  useRecording(site ? null : outsideOfSites)
  const { pathname } = useLocation()
  if (screen.frame === 'full' || screen.frame === 'plain') return children
  const groups = navigationOf(screens, {
    siteId: site?.id ?? null,
    isOperator: account.isOperator,
    can: site?.can ?? (() => false),
  })
  const current = currentItem(groups, pathname)
  return (
    <AppShell
      path={pathname}
      above={
        <>
          <VerifyBar />
          <Announcements />
          {site && (
            <Suspense>
              <Speaking parts={sitesWords}>
                <SiteBars />
              </Speaking>
            </Suspense>
          )}
        </>
      }
      head={(isFolded) =>
        site ? (
          <ul>
            <NavItem href="/" icon={LayoutGrid} label={t('app.nav.sites')} isFolded={isFolded} />
          </ul>
        ) : (
          <a href="/" className={css.mark} aria-label={t('app.name')}>
            <img src={mark} alt="" width={24} height={24} />
            {!isFolded && <span>{t('app.name')}</span>}
          </a>
        )
      }
      navigation={(isFolded) =>
        groups.map((group) => (
          <NavGroup
            key={group.section}
            isFolded={isFolded}
            label={group.section === 'site' && site ? site.name : t(`app.nav.${group.section}`)}
          >
            {group.items.map((item) => (
              <NavItem
                key={item.href}
                href={item.href}
                icon={item.icon}
                label={t(item.label)}
                isFolded={isFolded}
                isCurrent={item.href === current}
              />
            ))}
          </NavGroup>
        ))
      }
      foot={() => <Person account={account} />}
      topBar={
        site ? (
          <IconButton
            icon={ExternalLink}
            name={t('app.nav.visit')}
            onPress={() => window.open(site.url, '_blank', 'noopener')}
          />
        ) : undefined
      }
    >
      {children}
    </AppShell>
  )
}

function Person({ account }: { account: Account }) {
  const t = useWords()
  const theme = useTheme()
  const leave = useChange(signOut, { onDone: () => location.assign('/sign-in') })
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Menu
        label={t('app.person')}
        placement="top start"
        trigger={<Avatar name={account.name} label={t('app.person')} className={recordingClass.mask} />}
        items={[
          {
            id: 'account',
            label: t('app.person.account'),
            detail: account.email,
            detailClass: recordingClass.mask,
            href: '/account',
          },
          account.isStaff && { id: 'labs', label: t('labs.nav'), href: '/labs' },
          { id: 'help', label: t('support.nav'), onAction: () => setAsking(true) },
          {
            label: t('app.person.theme'),
            selection: 'single',
            selected: [theme.choice],
            onSelect: ([choice]) => {
              if (choice === 'system' || choice === 'light' || choice === 'dark') theme.choose(choice)
            },
            items: [
              { id: 'system', label: t('app.person.theme_system') },
              { id: 'light', label: t('app.person.theme_light') },
              { id: 'dark', label: t('app.person.theme_dark') },
            ],
          },
          'line',
          { id: 'sign-out', label: t('app.person.sign_out'), onAction: () => leave.mutate({}) },
        ]}
      />
      {isAsking && (
        <Suspense>
          <Speaking parts={operatorWords}>
            <SupportDialog onClose={() => setAsking(false)} />
          </Speaking>
        </Suspense>
      )}
    </>
  )
}
