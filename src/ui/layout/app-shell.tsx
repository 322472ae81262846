import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import MenuIcon from 'lucide-react/icons/menu'
import PanelLeft from 'lucide-react/icons/panel-left'
import { Link } from 'react-aria-components/Link'
import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { useWords } from '../words.ts'
import css from './layout.module.css'

/** Comes with the first press on a phone: most windows show the navigation beside the screen. */
const Drawer = lazy(async () => ({ default: (await import('../drawer/drawer.tsx')).Drawer }))

const storageKey = 'portico.sidebar'

const foldListeners = new Set<() => void>()
let foldUntilLeft: boolean | null = null

function storedFold(): boolean {
  if (foldUntilLeft !== null) return foldUntilLeft
  try {
    return localStorage.getItem(storageKey) === 'folded'
  } catch {
    return false
  }
}

function setFold(isFolded: boolean): void {
  try {
    localStorage.setItem(storageKey, isFolded ? 'folded' : 'open')
  } catch {
    foldUntilLeft = isFolded
  }
  for (const listener of foldListeners) listener()
}

function onFold(listener: () => void): () => void {
  foldListeners.add(listener)
  return () => foldListeners.delete(listener)
}

const FoldedContext = createContext(false)

/** Whether the sidebar around is folded to its icons. */
export function useIsFolded(): boolean {
  return useContext(FoldedContext)
}

type ShellPart = ReactNode | ((isFolded: boolean) => ReactNode)

export interface AppShellProps {
  /** The navigation: `NavGroup`s of `NavItem`s. On phones it stands in a drawer. */
  navigation: ShellPart
  /** At the head of the navigation: which site this is. */
  head?: ShellPart
  /** At its foot: help, the person. */
  foot?: ShellPart
  /** The bar above the content: search, notices. Without one a phone has the head there, after its menu button. */
  topBar?: ReactNode
  /** Above everything: the trial bar. */
  above?: ReactNode
  children: ReactNode
  /** The current address: moving to another closes the phone's navigation. */
  path?: string
}

/** The frame of the owner's app: navigation at the side, a bar above, the screen. Begins with a link that skips to it. */
export function AppShell({ navigation, head, foot, topBar, above, children, path }: AppShellProps) {
  const words = useWords()
  const isFolded = useSyncExternalStore(onFold, storedFold, () => false)
  const [isOpen, setOpen] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const [lastPath, setLastPath] = useState(path)
  if (path !== lastPath) {
    setLastPath(path)
    setOpen(false)
  }
  const made = (part: ShellPart, folded: boolean) => (
    <FoldedContext value={folded}>{typeof part === 'function' ? part(folded) : part}</FoldedContext>
  )
  return (
    <div className={classNames(css.shell, isFolded && css.folded)}>
      <a href="#main" className={css.skip}>
        {words('ui.skip')}
      </a>
      {above && <div className={css.above}>{above}</div>}
      <nav aria-label={words('ui.navigation')} className={css.sidebar}>
        <div className={css.places}>
          {head && <div className={css.head}>{made(head, isFolded)}</div>}
          <div className={css.nav}>{made(navigation, isFolded)}</div>
        </div>
        <div className={css.foot}>
          {made(foot, isFolded)}
          <IconButton
            icon={PanelLeft}
            flips
            name={words(isFolded ? 'ui.sidebar.unfold' : 'ui.sidebar.fold')}
            tip="end"
            onPress={() => setFold(!isFolded)}
            className={css.fold}
          />
        </div>
      </nav>
      <div className={css.content}>
        <header className={classNames(css.bar, !topBar && css.bare)}>
          <span className={css.phoneMenu}>
            <IconButton
              icon={MenuIcon}
              name={words('ui.navigation.open')}
              tip="none"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onPress={() => {
                setAsked(true)
                setOpen(true)
              }}
            />
            {wasAsked && (
              <Suspense>
                <Drawer
                  title={words('ui.navigation')}
                  isTitleHidden
                  side="start"
                  size="small"
                  isOpen={isOpen}
                  onOpenChange={setOpen}
                >
                  <div className={css.inDrawer}>
                    {made(head, false)}
                    <nav aria-label={words('ui.navigation')}>{made(navigation, false)}</nav>
                    {made(foot, false)}
                  </div>
                </Drawer>
              </Suspense>
            )}
          </span>
          {topBar ?? made(head, false)}
        </header>
        <main id="main" tabIndex={-1} className={css.main}>
          {children}
        </main>
      </div>
    </div>
  )
}

/** Navigation items that belong together. The label is hidden when the sidebar is folded. */
export function NavGroup({
  label,
  isFolded: given,
  children,
}: {
  label?: string
  isFolded?: boolean
  children: ReactNode
}) {
  const around = useIsFolded()
  const isFolded = given ?? around
  return (
    <div className={css.group}>
      {label && (
        <p className={classNames(css.groupLabel, isFolded && css.groupLine)}>{isFolded ? '' : label}</p>
      )}
      <ul aria-label={label}>{children}</ul>
    </div>
  )
}

export interface NavItemProps {
  href: string
  label: string
  icon?: IconShape
  isCurrent?: boolean
  /** Only where it differs from the sidebar around. */
  isFolded?: boolean
}

/**
 * Scrolls the list of places around to where the person is, at once: `scrollIntoView` would move the page as well.
 */
function showWithin(place: HTMLElement) {
  const list = place.closest<HTMLElement>(`.${css.nav}`)
  if (!list) return
  const [seen, at] = [list.getBoundingClientRect(), place.getBoundingClientRect()]
  const margin = at.height / 2
  if (at.top < seen.top) list.scrollTop += at.top - seen.top - margin
  else if (at.bottom > seen.bottom) list.scrollTop += at.bottom - seen.bottom + margin
}

/** One place of the app. */
export function NavItem({ href, label, icon, isCurrent = false, isFolded: given }: NavItemProps) {
  const around = useIsFolded()
  const isFolded = given ?? around
  const place = useRef<HTMLAnchorElement>(null)
  useLayoutEffect(() => {
    if (isCurrent && place.current) showWithin(place.current)
  }, [isCurrent])
  const link = (
    <Link
      ref={place}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={isFolded ? label : undefined}
      className={css.item}
    >
      {icon && <Icon of={icon} className={css.itemIcon} />}
      {!isFolded && <span className={css.itemLabel}>{label}</span>}
    </Link>
  )
  return (
    <li>
      {isFolded ? (
        <Tooltip text={label} placement="end">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  )
}
