import { useId, useState } from 'react'
import { useSite } from '#areas/sites/admin/index.tsx'
import { Button } from '#ui/button/button.tsx'
import { useWords, type Words } from '#ui/words.ts'
import { checkAnswers, type CheckedAnswers } from '../../form/check-answers.ts'
import { FIRST_PAGE, isAsked, pagesOf, type Form, type FormItem, type LocalId } from '../../form/form.ts'
import { itemName } from './item-kinds.ts'
import { type Entries, ItemPreview } from './item-preview.tsx'
import { endingName, pageName } from './sentence.ts'
import css from './try-dialog.module.css'

interface TriedFormProps {
  form: Form
  hasScript: boolean
  /** Draws every field as if its answer were wrong. */
  hasErrors: boolean
}

/** What is said at a field, in the owner's language: the site says it in the visitor's. */
function faultOf(
  item: FormItem,
  { faults }: CheckedAnswers,
  hasErrors: boolean,
  t: Words,
): string | undefined {
  const fault = faults.get(item.id)
  if (item.kind === 'consent') return fault || hasErrors ? t('form_builder.faulty.consent') : undefined
  if (fault?.key === 'form.fault.required') return t('form_builder.faulty.required')
  if (fault) return t('form_builder.faulty.wrong')
  return hasErrors && isAsked(item)
    ? t(item.required === true ? 'form_builder.faulty.required' : 'form_builder.faulty.wrong')
    : undefined
}

/** A form that can be filled in and leads through its pages to its ending, with the code that checks real answers. */
export function TriedForm({ form, hasScript, hasErrors }: TriedFormProps) {
  const t = useWords()
  const site = useSite()
  const prefix = useId()
  const [today] = useState(() =>
    new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone }).format(Date.now()),
  )
  const [entries, setEntries] = useState<Entries>({})
  const [at, setAt] = useState<LocalId>(FIRST_PAGE)
  const [wasAsked, setAsked] = useState(false)
  const [isDone, setDone] = useState(false)
  const checked = checkAnswers(
    form,
    { entries: new Map(Object.entries(entries)), files: new Map() },
    {
      page: '/',
      locale: site.language,
      country: '',
      today,
      takesFiles: true,
    },
  )
  // Without script nothing comes into sight before an answer was sent.
  const [sent, setSent] = useState(checked.course)
  const course = hasScript ? checked.course : sent
  const pages = checked.course.pages
  const page = pagesOf(form).find(({ id }) => id === at)
  const shown = (page?.items ?? []).filter(({ id, kind }) => kind !== 'hidden' && course.shown.has(id))
  const said = shown.flatMap((item) => {
    const text = faultOf(item, wasAsked ? checked : { ...checked, faults: new Map() }, hasErrors, t)
    return text === undefined ? [] : [{ item, text }]
  })
  const goOn = () => {
    setAsked(true)
    setSent(checked.course)
    const here = new Set((page?.items ?? []).map(({ id }) => id))
    const isUnseen = [...checked.course.shown].some((id) => here.has(id) && !course.shown.has(id))
    if (isUnseen || [...checked.faults.keys()].some((id) => here.has(id))) return
    const next = pages[pages.indexOf(at) + 1]
    setAsked(false)
    if (next === undefined) setDone(true)
    else setAt(next)
  }
  if (isDone) return <Ended form={form} ending={checked.course.ending} />
  const place = pages.indexOf(at)
  return (
    <div className={css.form}>
      {pages.length > 1 && (
        <p className={css.progress}>
          {t('form_builder.try_progress', { at: place + 1, count: pages.length })}
        </p>
      )}
      {at !== FIRST_PAGE && <p className={css.title}>{pageName(form, at, t)}</p>}
      {said.length > 0 && (
        <div className={css.faults}>
          <p>{t('form_builder.try_faults', { count: said.length })}</p>
          <ul>
            {said.map(({ item, text }) => (
              <li key={item.id}>
                <a href={`#${prefix}${item.id}`}>
                  {itemName(item, t)}: {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {shown.map((item) => (
        <div key={item.id} id={`${prefix}${item.id}`}>
          <ItemPreview
            item={item}
            isRequired={course.required.has(item.id)}
            fault={said.find((one) => one.item === item)?.text}
            typing={{
              entries,
              onEntry: (name, values) => setEntries((before) => ({ ...before, [name]: values })),
            }}
          />
        </div>
      ))}
      <div className={css.foot}>
        {place > 0 && (
          <Button onPress={() => setAt(pages[place - 1] ?? FIRST_PAGE)}>{t('form_builder.try_back')}</Button>
        )}
        <Button variant="primary" onPress={goOn}>
          {t(place === pages.length - 1 ? 'form_builder.try_send' : 'form_builder.try_next')}
        </Button>
      </div>
    </div>
  )
}

function Ended({ form, ending }: { form: Form; ending: LocalId | undefined }) {
  const t = useWords()
  const shown = form.endings.find(({ id }) => id === ending)
  return (
    <div className={css.form}>
      {shown && 'words' in shown ? (
        <p className={css.end}>{shown.words}</p>
      ) : (
        <p>{shown && endingName(form, shown.id, t)}</p>
      )}
      <p className={css.progress}>{t('form_builder.try_done')}</p>
    </div>
  )
}
