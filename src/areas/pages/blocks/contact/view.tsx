import type { ReactNode } from 'react'
import type { BlockViewProps } from '#document/define-block.ts'
import type { PropsOf } from '#document/fields.ts'
import { isLink, type LinkValue } from '#document/values.ts'
import { classes } from '../classes.ts'
import { SiteLink } from '../site-link.tsx'
import type { fields } from './fields.ts'
export { default as css } from './block.css?inline'

type View = BlockViewProps<PropsOf<typeof fields>>

function safe(link: LinkValue): LinkValue | undefined {
  return isLink(link) ? link : undefined
}

/** The text with its line ends kept. */
function Lines({ text: given }: { readonly text: string }): ReactNode {
  return given.split('\n').map((line, index) => (
    <span key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </span>
  ))
}

export function view({ props, ctx }: View) {
  const { title, address, phone, mail } = props
  const map = address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ')
  // A row that was only added says nothing yet: visitors are not told that it is closed.
  const hours =
    ctx.mode === 'canvas' ? props.hours : props.hours.filter((row) => `${row.days}${row.times}`.trim() !== '')
  const hasEntries = map !== '' || `${phone}${mail}`.trim() !== '' || hours.length > 0
  if (!hasEntries && title.trim() === '') return null
  const entry = (key: 'address' | 'phone' | 'mail' | 'hours', content: ReactNode) => (
    <div className="contact-entry">
      <dt className={props.labels ? 'contact-label' : 'sr'}>{ctx.words(`block.contact.${key}`)}</dt>
      <dd>{content}</dd>
    </div>
  )
  return (
    <div className={classes('contact', props.design === 'row' && 'contact-row')}>
      {title.trim() === '' ? null : (
        <p className="contact-title" {...ctx.editable('title')}>
          {title}
        </p>
      )}
      {hasEntries ? (
        <dl className="contact-entries">
          {map === ''
            ? null
            : entry(
                'address',
                <>
                  <address {...ctx.editable('address')}>
                    <Lines text={address.trim()} />
                  </address>
                  {props.directions ? (
                    <SiteLink
                      to={safe({
                        kind: 'url',
                        url: `https://www.openstreetmap.org/search?query=${encodeURIComponent(map)}`,
                        newTab: true,
                      })}
                      ctx={ctx}
                      className="contact-directions"
                    >
                      {ctx.words('block.contact.directions')}
                    </SiteLink>
                  ) : null}
                </>,
              )}
          {phone.trim() === ''
            ? null
            : entry(
                'phone',
                <SiteLink to={safe({ kind: 'phone', number: phone.trim() })} ctx={ctx}>
                  <span {...ctx.editable('phone')}>{phone}</span>
                </SiteLink>,
              )}
          {mail.trim() === ''
            ? null
            : entry(
                'mail',
                <SiteLink to={safe({ kind: 'mail', address: mail.trim() })} ctx={ctx}>
                  <span {...ctx.editable('mail')}>{mail}</span>
                </SiteLink>,
              )}
          {hours.length === 0
            ? null
            : entry(
                'hours',
                <ul className="contact-hours">
                  {hours.map((row) => (
                    <li key={row.id}>
                      <span {...ctx.editable('hours', row.id, 'days')}>{row.days}</span>{' '}
                      <span className="contact-times" {...ctx.editable('hours', row.id, 'times')}>
                        {row.times.trim() === '' ? ctx.words('block.contact.closed') : row.times}
                      </span>
                    </li>
                  ))}
                </ul>,
              )}
        </dl>
      ) : null}
    </div>
  )
}
