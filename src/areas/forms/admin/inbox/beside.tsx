import { useWhen } from '#areas/accounts/admin/index.tsx'
import { permissions as contactPermissions } from '#areas/contacts/contract.ts'
import { useSite } from '#areas/sites/admin/index.tsx'
import { recordingClass } from '#kernel/session-recording.ts'
import { Button } from '#ui/button/button.tsx'
import { Facts } from '#ui/card/card.tsx'
import { Link } from '#ui/link/link.tsx'
import { useWords } from '#ui/words.ts'
import type { Got } from './message-details.ts'
import css from './message-pane.module.css'

/** The signs by which spam is weighed; an unknown one of a later version shows its name. */
const knownSigns = ['rate', 'trap', 'words', 'links', 'repeats', 'fast', 'no-token'] as const

/** What is known of a message besides its answers: where it came from, consent, signs of spam, the person's others. */
export function Beside({ got, onShow }: { got: Got; onShow: (id: string) => void }) {
  const t = useWords()
  const site = useSite()
  const when = useWhen()
  const { submission, consents, others } = got
  const mayReadContacts = site.can(contactPermissions.customersManage)
  return (
    <>
      <Facts
        items={[
          {
            label: t('inbox.form'),
            value: <Link href={`/sites/${site.id}/forms/${submission.formId}`}>{submission.form}</Link>,
          },
          { label: t('inbox.page'), value: submission.page },
          { label: t('inbox.language'), value: languageName(submission.language) },
          ...(submission.keptUntil === null
            ? []
            : [{ label: t('inbox.kept_until'), value: when.day(submission.keptUntil) }]),
        ]}
      />
      {submission.contactId !== null && mayReadContacts && (
        <p>
          <Link href={`/sites/${site.id}/contacts/${submission.contactId}`}>{t('inbox.contact')}</Link>
        </p>
      )}
      {consents.length > 0 && (
        <section>
          <h3 className={css.heading}>{t('inbox.consents')}</h3>
          <ul className={css.list}>
            {consents.map((consent, at) => (
              <li key={at}>
                <q>{consent.words}</q>
                <span className={css.faint}>
                  {t('inbox.consent_of', { version: consent.version, when: when.at(consent.at) })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {submission.signs.length > 0 && (
        <section>
          <h3 className={css.heading}>{t('inbox.signs')}</h3>
          <ul className={css.list}>
            {submission.signs.map(({ sign }) => {
              const known = knownSigns.find((one) => one === sign)
              return <li key={sign}>{known ? t(`inbox.sign.${known}`) : sign}</li>
            })}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section>
          <h3 className={css.heading}>{t('inbox.others')}</h3>
          <ul className={css.list}>
            {others.map((other) => (
              <li key={other.id} className={css.other}>
                <Button size="small" variant="quiet" onPress={() => onShow(other.id)}>
                  {other.form}
                </Button>
                <span className={recordingClass.mask}>{other.excerpt.slice(0, 80)}</span>
                <span className={css.faint}>
                  {t(`inbox.state.${other.state}`)} · {when.ago(other.sentAt)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames([document.documentElement.lang || 'en'], { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
