import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { classNames } from '../class-names.ts'
import css from './card.module.css'

export interface CardProps {
  title?: ReactNode
  /** Below the title, quieter. */
  help?: ReactNode
  /** At the far end of the title's line. */
  actions?: ReactNode
  children?: ReactNode
  /** The heading's level on this screen. */
  level?: 2 | 3
  /** Without padding around the content: tables, pictures. */
  isFlush?: boolean
}

/** A bordered part of a screen, with a heading. */
export function Card({ title, help, actions, children, level = 2, isFlush = false }: CardProps) {
  const Title = `h${level}` as const
  return (
    <section className={css.card}>
      {(title || actions) && (
        <header className={css.head}>
          <div className={css.words}>
            {title && <Title className={css.title}>{title}</Title>}
            {help && <p className={css.help}>{help}</p>}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </header>
      )}
      {children && <div className={classNames(css.body, isFlush && css.flush)}>{children}</div>}
    </section>
  )
}

export interface LinkCardProps {
  href: string
  title: ReactNode
  /** Above the words, at the card's edges: a picture of the site. */
  picture?: ReactNode
  children?: ReactNode
  /** Outside the link, at the end of the title's line: a menu. */
  actions?: ReactNode
}

/** A card that leads somewhere; the whole of it can be pressed, and what stands in `actions` on its own. */
export function LinkCard({ href, title, picture, children, actions }: LinkCardProps) {
  return (
    <article className={classNames(css.card, css.linked)}>
      {picture && <div className={css.picture}>{picture}</div>}
      <div className={css.linkedBody}>
        <div className={css.linkedLine}>
          <Link href={href} dir="auto" className={css.cover}>
            {title}
          </Link>
          {actions && <div className={css.over}>{actions}</div>}
        </div>
        {children}
      </div>
    </article>
  )
}

/** Name and value, one below the other or beside each other: what an order, a site, a person is. */
export function Facts({
  items,
  isStacked = false,
}: {
  items: readonly { readonly label: ReactNode; readonly value: ReactNode }[]
  isStacked?: boolean
}) {
  return (
    <div className={css.factsFrame}>
      <dl className={classNames(css.facts, isStacked && css.stacked)}>
        {items.map((item, at) => (
          <div key={at} className={css.fact}>
            <dt className={css.factLabel}>{item.label}</dt>
            <dd className={css.factValue}>{item.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A figure with its name. */
export function Figure({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <div className={css.figure}>
      <p className={css.figureLabel}>{label}</p>
      <p className={css.figureValue}>{value}</p>
    </div>
  )
}
