import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from '#ui/link/link.tsx'
import { useWords } from '#ui/words.ts'
import css from './entrance.module.css'
import { leadsOn } from './wanted-path.ts'
import { Porch } from './porch.tsx'
import { Wordmark } from './wordmark.tsx'

export interface EntranceProps {
  title: string
  /** One sentence below the title. */
  lead?: ReactNode
  children?: ReactNode
  /** Below everything: the way to another screen. */
  after?: ReactNode
}

/** The frame of every screen before one is signed in: the product's name, one thing to do, a drawing where there is room. */
export function Entrance({ title, lead, children, after }: EntranceProps) {
  const t = useWords()
  return (
    <div className={css.entrance}>
      <main id="main" className={css.side}>
        <Wordmark />
        <div className={`${css.content} fs-mask`}>
          <Title key={title} text={title} />
          {lead && <p className={css.lead}>{lead}</p>}
          <div className={css.body}>
            {children}
            {after && <p className={css.after}>{after}</p>}
          </div>
        </div>
      </main>
      <aside className={css.picture} aria-label={t('app.name')}>
        <p className={css.motto}>{t('accounts.motto')}</p>
        <Porch />
      </aside>
    </div>
  )
}

/** The heading; where no field takes the focus, it does, so that a next step is read out. */
function Title({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={css.title}>
      {text}
    </h1>
  )
}

/** A line with a word on it, between two ways to do the same. */
export function Or() {
  const t = useWords()
  return <p className={css.or}>{t('accounts.or')}</p>
}

/** Buttons of an entrance beside one another. */
export function Buttons({ children }: { children: ReactNode }) {
  return <div className={css.buttons}>{children}</div>
}

/** A message with `<link>…</link>` in it, of which that part leads somewhere. */
export function Linked({ text, href }: { text: string; href: string }) {
  const [before = '', rest = ''] = text.split('<link>')
  const [inside = '', after = ''] = rest.split('</link>')
  return (
    <>
      {before}
      <Link href={href} isSecret={leadsOn(href)}>
        {inside}
      </Link>
      {after}
    </>
  )
}

/** A message with `{email}` in it, of which the address is set apart and never broken off. */
export function WithEmail({ words, email }: { words: (values: { email: string }) => string; email: string }) {
  const [before = '', after = ''] = words({ email: '\u0001' }).split('\u0001')
  return (
    <>
      {before}
      <strong className={css.email}>{email}</strong>
      {after}
    </>
  )
}
