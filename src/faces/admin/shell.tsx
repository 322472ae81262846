import { useLocation } from '@tanstack/react-router'
import ExternalLink from 'lucide-react/icons/external-link'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { type ReactNode, Suspense } from 'react'
import { VerifyBar } from '#areas/accounts/admin/index.tsx'
import { signOut, type Account } from '#areas/accounts/contract.ts'
import { Announcements } from '#areas/operator/admin/index.tsx'
import { SiteBars } from '#areas/sites/admin/index.tsx'
import { recordingClass } from '#kernel/session-recording.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { useChange } from '#ui/data/data.ts'
import { Button } from '#ui/button/button.tsx'
import { useHelp } from '#ui/help/help.ts'
import { AppShell, NavGroup, NavItem } from '#ui/layout/app-shell.tsx'
import { Mark } from '#ui/mark/mark.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { useTheme } from '#ui/theme/theme.ts'
import { useWords } from '#ui/words.ts'
import { currentItem, navigationOf } from './navigation.ts'
import { screenAt, screens } from './screens.ts'
import { Speaking } from './speaking.tsx'
import css from './shell.module.css'

const sitesWords = ['sites'] as const

interface ShellSite {
  readonly id: string
  readonly name: string
  /** Where visitors see it; `null`: nowhere. */
  readonly visited: string | null
  readonly can: Parameters<typeof navigationOf>[1]['can']
  readonly doors: readonly string[]
}

/** The app's own frame: navigation, bars, the person's menu. */
export function Shell({
  account,
  site,
  children,
}: {
  account: Account
  site: ShellSite | null
  children: ReactNode
}) {
  const t = useWords()
  const { pathname } = useLocation()
  const groups = navigationOf(screens, {
    siteId: site?.id ?? null,
    isOperator: account.isOperator,
    can: site?.can ?? (() => false),
    doors: site?.doors ?? [],
  })
  const visited = site?.visited ?? null
  const current = screenAt(pathname) ? currentItem(groups, screens, pathname) : null
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
            <Mark />
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
          <div className={css.top}>
            <span dir="auto" className={css.site}>
              {site.name}
            </span>
            {visited !== null && (
              <Button
                variant="quiet"
                size="small"
                iconEnd={ExternalLink}
                className={css.visit ?? ''}
                onPress={() => window.open(visited, '_blank', 'noopener')}
              >
                {t('app.nav.visit')}
              </Button>
            )}
          </div>
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
  const askForHelp = useHelp()
  return (
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
        account.isStaff && { id: 'labs', label: t('frame.menu.labs'), href: '/labs' },
        askForHelp && { id: 'help', label: t('frame.menu.help'), onAction: askForHelp },
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
  )
}
