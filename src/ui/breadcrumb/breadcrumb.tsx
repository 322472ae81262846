import {
  Breadcrumb as AriaBreadcrumb,
  Breadcrumbs as AriaBreadcrumbs,
  Link,
} from 'react-aria-components/Breadcrumbs'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Icon } from '../icon/icon.tsx'
import { useWords } from '../words.ts'
import css from './breadcrumb.module.css'

export interface Crumb {
  readonly label: string
  /** Left out for where the person is. */
  readonly href?: string
}

/** The way here, from the outermost. On phones only the last step back is shown. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const words = useWords()
  return (
    <nav aria-label={words('ui.breadcrumb')}>
      <AriaBreadcrumbs className={css.list}>
        {items.map((item, at) => (
          <AriaBreadcrumb key={at} className={css.item}>
            <Link href={item.href} dir="auto" className={css.link}>
              {item.label}
            </Link>
            {at < items.length - 1 && <Icon of={ChevronRight} size="small" flips className={css.mark} />}
          </AriaBreadcrumb>
        ))}
      </AriaBreadcrumbs>
    </nav>
  )
}
