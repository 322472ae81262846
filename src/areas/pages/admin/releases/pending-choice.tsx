import { useWhen } from '#areas/accounts/admin/index.tsx'
import { recordingClass } from '#kernel/session-recording.ts'
import { useId } from 'react'
import { Badge } from '#ui/badge/badge.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { useWords } from '#ui/words.ts'
import type { NamedPage } from '../tree/page-places.ts'
import { keyOfChange, type PendingChange } from './pending.ts'
import css from './pending-choice.module.css'

const tones = { new: 'success', changed: 'info', deleted: 'danger' } as const

/** What a release would change, each to be taken or left. */
export function PendingChoice({
  changes,
  placeOf,
  left,
  onLeave,
}: {
  changes: readonly PendingChange[]
  /** Where a page stands, if another has its title. */
  placeOf: (page: NamedPage) => string | undefined
  left: ReadonlySet<string>
  onLeave: (left: ReadonlySet<string>) => void
}) {
  const t = useWords()
  const facts = useId()
  const taken = changes.filter((change) => !left.has(keyOfChange(change)))
  const set = (key: string, isTaken: boolean) => {
    const next = new Set(left)
    if (isTaken) next.delete(key)
    else next.add(key)
    onLeave(next)
  }
  return (
    <fieldset className={css.box}>
      <legend className={css.legend}>{t('pages.pending.legend')}</legend>
      {changes.length > 1 && (
        <div className={css.all}>
          <Checkbox
            label={t('pages.pending.all', { taken: taken.length, total: changes.length })}
            value={taken.length === changes.length}
            isIndeterminate={taken.length > 0 && taken.length < changes.length}
            onChange={(isTaken) => onLeave(isTaken ? new Set() : new Set(changes.map(keyOfChange)))}
          />
        </div>
      )}
      <ul className={css.list}>
        {changes.map((change) => (
          <li key={keyOfChange(change)} className={css.item}>
            <Checkbox
              label={<ChangeTitle change={change} placeOf={placeOf} />}
              value={!left.has(keyOfChange(change))}
              // Whether it is new, changed or deleted, and by whom, stands outside of the label.
              aria-describedby={`${facts}-${keyOfChange(change)}`}
              onChange={(isTaken) => set(keyOfChange(change), isTaken)}
            />
            <ChangeFacts id={`${facts}-${keyOfChange(change)}`} change={change} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/**
 * What a change is about: the page's title, or what else it is.
 *
 * @param props.placeOf where a page stands if another has its title, to be said behind it
 */
export function ChangeTitle({
  change: { kind, id, title, path },
  placeOf,
}: {
  change: PendingChange
  placeOf?: (page: NamedPage) => string | undefined
}) {
  const t = useWords()
  if (kind === 'styles' || kind === 'redirects') return t(`pages.pending.${kind}`)
  if (kind !== 'page' || id === null) return title
  const place = placeOf?.({ id, title, path })
  if (place === undefined) return title
  return (
    <>
      {title} <span className={css.place}>{place}</span>
    </>
  )
}

/**
 * New, changed or deleted; who did it and when.
 *
 * @param props.id by which what it is about is described by it
 */
export function ChangeFacts({ change, id }: { change: PendingChange; id?: string }) {
  const t = useWords()
  const when = useWhen()
  return (
    <span id={id} className={css.facts}>
      {change.updatedAt && (
        <span className={`${css.who} ${recordingClass.mask}`}>
          {change.updatedBy?.name
            ? t('pages.changed_by', { name: change.updatedBy.name, ago: when.ago(change.updatedAt) })
            : when.ago(change.updatedAt)}
        </span>
      )}
      <Badge tone={tones[change.change]}>{t(`pages.pending.${change.change}`)}</Badge>
    </span>
  )
}
