import type { ReactNode } from 'react'
import { Button, Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Heading } from 'react-aria-components/Heading'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Icon } from '../icon/icon.tsx'
import css from './disclosure.module.css'

export interface DisclosureProps {
  title: ReactNode
  /** After the title, also while folded: what is set inside. */
  summary?: ReactNode
  children: ReactNode
  defaultOpen?: boolean
  level?: 2 | 3 | 4
}

/** A part that can be folded: the settings few people need. */
export function Disclosure({ title, summary, children, defaultOpen, level = 3 }: DisclosureProps) {
  return (
    <AriaDisclosure defaultExpanded={defaultOpen} className={css.disclosure}>
      <Heading level={level} className={css.heading}>
        <Button slot="trigger" className={css.trigger}>
          <Icon of={ChevronRight} size="small" flips className={css.mark} />
          <span className={css.title}>{title}</span>
          {summary && <span className={css.summary}>{summary}</span>}
        </Button>
      </Heading>
      <DisclosurePanel className={css.panel}>
        <div className={css.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  )
}
