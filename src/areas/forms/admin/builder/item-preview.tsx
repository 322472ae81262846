import Star from 'lucide-react/icons/star'
import { Icon } from '#ui/icon/icon.tsx'
import { useWords } from '#ui/words.ts'
import { addressParts, offers, type AskedField, type FormItem } from '../../form/form.ts'
import css from './item-preview.module.css'

/** What was typed into a drawn form, by the name of its control. */
export type Entries = Readonly<Record<string, readonly string[]>>

interface Typing {
  readonly entries: Entries
  readonly onEntry: (name: string, values: readonly string[]) => void
}

interface ItemPreviewProps {
  item: FormItem
  isRequired?: boolean
  /** What is said at the field. */
  fault?: string | undefined
  /** Left out: it is only looked at. */
  typing?: Typing
}

/** An item of a form, drawn plainly with the controls a visitor meets. */
export function ItemPreview({ item, isRequired = false, fault, typing }: ItemPreviewProps) {
  const t = useWords()
  switch (item.kind) {
    case 'section':
      return (
        <div className={css.section}>
          <p className={css.heading}>{item.label}</p>
          {item.words !== undefined && <p className={css.words}>{item.words}</p>}
        </div>
      )
    case 'words':
      return <p className={css.words}>{item.label}</p>
    case 'page':
      return (
        <p className={css.page}>
          <span>{item.label || t('form_builder.page_break')}</span>
        </p>
      )
    case 'hidden':
      return (
        <p className={css.sentAlong}>
          <b>{item.label}</b>{' '}
          {item.from.source === 'page'
            ? t('form_builder.hidden_page')
            : t(`form_builder.hidden_${item.from.source}`, {
                value: item.from.source === 'fixed' ? item.from.value : item.from.key,
              })}
        </p>
      )
    default:
      return <Asked item={item} isRequired={isRequired} fault={fault} {...(typing && { typing })} />
  }
}

function Asked({ item, isRequired, fault, typing }: Omit<ItemPreviewProps, 'item'> & { item: AskedField }) {
  const t = useWords()
  const isGroup =
    item.kind === 'choice' || item.kind === 'several' || item.kind === 'rating' || item.kind === 'scale'
  const Around = isGroup || item.kind === 'address' ? 'fieldset' : 'div'
  const Label = Around === 'fieldset' ? 'legend' : 'label'
  return (
    <Around className={css.field} data-fault={fault !== undefined || undefined}>
      {item.kind !== 'consent' && (
        <Label className={css.label} {...(Label === 'label' && { htmlFor: `preview-${item.id}` })}>
          {item.label}
          {!isRequired && <span className={css.optional}> {t('ui.optional')}</span>}
        </Label>
      )}
      {item.help !== undefined && <p className={css.help}>{item.help}</p>}
      {fault !== undefined && <p className={css.fault}>{fault}</p>}
      <Control item={item} {...(typing && { typing })} />
    </Around>
  )
}

const inputTypes: Partial<Record<AskedField['kind'], string>> = {
  mail: 'email',
  phone: 'tel',
  date: 'date',
  time: 'time',
  file: 'file',
}

function Control({ item, typing }: { item: AskedField; typing?: Typing }) {
  const t = useWords()
  const id = `preview-${item.id}`
  const said = typing?.entries[item.id] ?? []
  const say = (values: readonly string[]) => typing?.onEntry(item.id, values)
  if (offers(item) && item.kind !== 'dropdown') return <Choices item={item} said={said} say={say} />
  switch (item.kind) {
    case 'long-text':
      return (
        <textarea id={id} rows={3} value={said[0] ?? ''} onChange={(event) => say([event.target.value])} />
      )
    case 'address':
      return (
        <div className={css.address}>
          {addressParts.map((part) => (
            <label key={part} className={css[part]}>
              <span className={css.help}>{t(`form_builder.address.${part}`)}</span>
              <input
                value={typing?.entries[`${item.id}.${part}`]?.[0] ?? ''}
                onChange={(event) => typing?.onEntry(`${item.id}.${part}`, [event.target.value])}
              />
            </label>
          ))}
        </div>
      )
    case 'rating':
    case 'scale':
      return <Steps item={item} said={said} say={say} />
    case 'dropdown':
      return (
        <select id={id} value={said[0] ?? ''} onChange={(event) => say([event.target.value])}>
          <option value="">{t('form_builder.preview_choose')}</option>
          {item.options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
          {item.other === true && <option value="other">{t('form_builder.other')}</option>}
        </select>
      )
    case 'consent':
      return (
        <label className={css.choice}>
          <input
            type="checkbox"
            checked={said[0] === 'yes'}
            onChange={(event) => say(event.target.checked ? ['yes'] : [])}
          />
          <span>{item.words}</span>
        </label>
      )
    case 'file':
      return <input id={id} type="file" multiple={item.most > 1} />
    default:
      return (
        <input
          id={id}
          type={inputTypes[item.kind] ?? 'text'}
          inputMode={item.kind === 'number' ? 'decimal' : undefined}
          value={said[0] ?? ''}
          onChange={(event) => say([event.target.value])}
        />
      )
  }
}

interface Said {
  said: readonly string[]
  say: (values: readonly string[]) => void
}

function Choices({
  item,
  said,
  say,
}: { item: Extract<AskedField, { kind: 'choice' | 'several' | 'dropdown' }> } & Said) {
  const t = useWords()
  const isMany = item.kind === 'several'
  const options = [
    ...item.options,
    ...(item.other === true ? [{ id: 'other', label: t('form_builder.other') }] : []),
  ]
  return (
    <div className={css.choices}>
      {options.map((option) => (
        <label key={option.id} className={css.choice}>
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={`preview-${item.id}`}
            checked={said.includes(option.id)}
            onChange={(event) =>
              say(
                isMany
                  ? event.target.checked
                    ? [...said, option.id]
                    : said.filter((one) => one !== option.id)
                  : [option.id],
              )
            }
          />
          <span>{option.label}</span>
          {'places' in option && option.places !== undefined && (
            <span className={css.optional}>{t('form_builder.preview_places', { count: option.places })}</span>
          )}
        </label>
      ))}
    </div>
  )
}

function Steps({ item, said, say }: { item: Extract<AskedField, { kind: 'rating' | 'scale' }> } & Said) {
  const least = item.kind === 'scale' ? item.least : 1
  const chosen = Number(said[0] ?? Number.NaN)
  return (
    <>
      <div className={css.steps}>
        {Array.from({ length: item.most - least + 1 }, (_, at) => least + at).map((step) => (
          <label key={step} className={item.kind === 'rating' ? css.star : css.step}>
            <input
              type="radio"
              name={`preview-${item.id}`}
              aria-label={String(step)}
              checked={chosen === step}
              onChange={() => say([String(step)])}
            />
            {item.kind === 'rating' ? (
              <Icon of={Star} className={(step <= chosen ? css.lit : '') ?? ''} />
            ) : (
              <span>{step}</span>
            )}
          </label>
        ))}
      </div>
      {item.kind === 'scale' && (item.leastLabel !== undefined || item.mostLabel !== undefined) && (
        <p className={css.ends}>
          <span>{item.leastLabel}</span>
          <span>{item.mostLabel}</span>
        </p>
      )}
    </>
  )
}
