import type { ReactNode } from 'react'
import type { BlockContext } from '#document/block-context.ts'
import {
  type FormAgain,
  type FormState,
  ownNames,
  type ShownEnding,
  type ShownForm,
} from '../../form/drawn.ts'
import {
  FILE_BYTES_MAX,
  isAsked,
  type Form,
  type FormItem,
  type HiddenField,
  type LocalId,
} from '../../form/form.ts'
import { askedOn, type Drawing, drawingOf, targetOf } from './drawing.ts'
import { FieldView } from './field-view.tsx'
import { faultWords, megabytesIn } from './fault-words.ts'
import { Lines, Paragraphs } from './lines.tsx'

/** How a form is set to look. */
export interface FormLook {
  readonly layout: 'stack' | 'columns' | 'row'
  readonly buttonLabel: string
  readonly buttonStyle: 'primary' | 'secondary' | 'tertiary'
  readonly buttonAlign: 'start' | 'center' | 'stretch'
}

const hidden = (name: string, value: string): ReactNode => (
  <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
)

/** What the script of a page needs of the rules: those that bring something into sight, or have it answered. */
function rulesFor(form: Form): string | undefined {
  const rules = form.rules
    .filter(({ deed }) => deed.kind === 'show' || deed.kind === 'require')
    .map(({ match, tests, deed }) => ({ match, tests, deed }))
  return rules.length === 0 ? undefined : JSON.stringify(rules)
}

/** The sentences that the script of a page says. */
function scriptWords({ words }: BlockContext): string {
  return JSON.stringify({
    required: words('form.fault.required'),
    consent: words('form.fault.consent'),
    mail: words('form.fault.mail'),
    file: words('form.fault.file_size', { name: '{name}', megabytes: megabytesIn(FILE_BYTES_MAX) }),
    failed: words('form.offline'),
    sending: words('form.sending'),
  })
}

/** A field whose value is sent along: from the page itself, or by its script from the address. */
function HiddenView({
  field,
  drawing,
}: {
  readonly field: HiddenField
  readonly drawing: Drawing
}): ReactNode {
  if (field.from.source !== 'query') return null
  return (
    <input
      type="hidden"
      name={field.id}
      value={drawing.typed(field.id)[0] ?? ''}
      data-query={field.from.key}
    />
  )
}

function Item({ item, drawing }: { readonly item: FormItem; readonly drawing: Drawing }): ReactNode {
  const off = { 'data-item': item.id, hidden: !drawing.isShown(item.id) }
  if (isAsked(item)) return <FieldView drawing={drawing} field={item} />
  switch (item.kind) {
    case 'hidden':
      return <HiddenView field={item} drawing={drawing} />
    case 'section':
      return (
        <div className="form-section" {...off}>
          <h3>{item.label}</h3>
          {item.words === undefined ? null : <Paragraphs text={item.words} />}
        </div>
      )
    case 'words':
      return (
        <div className="form-words" {...off}>
          <Paragraphs text={item.label} />
        </div>
      )
    case 'page':
      return null
  }
}

/** What is wrong, in one list: each leads to its field. */
function Faults({ drawing, again }: { readonly drawing: Drawing; readonly again: FormAgain }): ReactNode {
  const { ctx } = drawing
  const fields = askedOn(drawing)
  const faults = again.faults.flatMap((fault) => {
    const field = fields.find(({ id }) => id === fault.field)
    return field ? [{ field, fault }] : []
  })
  const { notice } = again
  if (faults.length === 0 && notice === null) return null
  return (
    <div
      className={faults.length > 0 ? 'form-faults' : 'form-notice'}
      role="alert"
      tabIndex={-1}
      id={ctx.id('faults')}
    >
      {notice === null ? null : <p>{ctx.words(`form.notice.${notice}`)}</p>}
      {faults.length === 0 ? null : (
        <>
          <p>
            <strong>{ctx.words('form.faults', { count: faults.length })}</strong>
          </p>
          <ul>
            {faults.map(({ field, fault }) => (
              <li key={field.id}>
                <a href={`#${targetOf(drawing, field, fault)}`}>{field.label}</a>: {faultWords(ctx, fault)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Progress({ drawing }: { readonly drawing: Drawing }): ReactNode {
  const { ctx, pages, at, form, page } = drawing
  if (pages.length < 2) return null
  const title = form.items.find(({ id }) => id === page)?.label
  return (
    <div className="form-progress">
      <p>
        <span>{ctx.words('form.progress', { number: at + 1, count: pages.length })}</span>
        {title === undefined ? null : <strong>{title}</strong>}
      </p>
      <progress value={at + 1} max={pages.length} aria-hidden="true" />
    </div>
  )
}

function Buttons({ drawing, look }: { readonly drawing: Drawing; readonly look: FormLook }): ReactNode {
  const { ctx, at, pages } = drawing
  const isLast = at >= pages.length - 1
  const label = look.buttonLabel.trim() === '' ? ctx.words('form.send') : look.buttonLabel
  return (
    <div className={`form-buttons form-buttons-${look.buttonAlign}`}>
      <button
        type="submit"
        className={`button button-${look.buttonStyle}`}
        value={isLast ? 'send' : 'next'}
        name={ownNames.go}
      >
        {isLast ? <span {...ctx.editable('button')}>{label}</span> : ctx.words('form.next')}
      </button>
      {at === 0 ? null : (
        <button type="submit" className="button button-tertiary" value="back" name={ownNames.go}>
          {ctx.words('form.back')}
        </button>
      )}
    </div>
  )
}

/** A field that no person sees: out of the way of the keyboard, of readers, of what fills forms in. */
function Trap({ ctx }: { readonly ctx: BlockContext }): ReactNode {
  return (
    <div className="form-trap" aria-hidden="true">
      <label>
        {ctx.words('form.trap')}
        <input
          type="text"
          name={ownNames.trap}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore="true"
          data-bwignore="true"
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  )
}

const SHORT: ReadonlySet<FormItem['kind']> = new Set([
  'text',
  'name',
  'mail',
  'phone',
  'number',
  'dropdown',
  'date',
  'time',
])

/** Items in their order; in two columns short fields are two in a row. */
function Items({ drawing, look }: { readonly drawing: Drawing; readonly look: FormLook }): ReactNode {
  const hasShort = look.layout === 'columns' && drawing.items.some(({ kind }) => SHORT.has(kind))
  return (
    <div className={`form-items${hasShort ? ' form-columns' : ''}`}>
      {drawing.items.map((item) => (
        <Item key={item.id} item={item} drawing={drawing} />
      ))}
    </div>
  )
}

function OpenForm({ drawing, look }: { readonly drawing: Drawing; readonly look: FormLook }): ReactNode {
  const { ctx, again, form, shown } = drawing
  const hasFiles = drawing.items.some(({ kind }) => kind === 'file')
  const seen = askedOn(drawing).flatMap(({ id }): LocalId[] => (drawing.isShown(id) ? [id] : []))
  const isMarked = askedOn(drawing).some(({ id }) => drawing.isRequired(id))
  return (
    <site-form
      className={`form form-${look.layout}`}
      data-form={shown.id}
      data-rules={rulesFor(form)}
      data-words={scriptWords(ctx)}
    >
      <form
        noValidate
        action={`/_/forms/${shown.id}`}
        encType={hasFiles ? 'multipart/form-data' : undefined}
        method="post"
      >
        {hidden('_page', ctx.path)}
        {hidden('_block', ctx.block.id)}
        {hidden(ownNames.edition, drawing.edition)}
        {hidden(ownNames.page, drawing.page)}
        {hidden(ownNames.seen, seen.join(' '))}
        {again?.step ? hidden(ownNames.step, again.step) : null}
        {again?.puzzle ? hidden(ownNames.proof, again.puzzle) : null}
        <Trap ctx={ctx} />
        {again ? <Faults drawing={drawing} again={again} /> : null}
        <Progress drawing={drawing} />
        {isMarked && look.layout !== 'row' ? (
          <p className="form-legend">{ctx.words('form.required_mark')}</p>
        ) : null}
        <Items drawing={drawing} look={look} />
        <Buttons drawing={drawing} look={look} />
      </form>
    </site-form>
  )
}

/** Shown in place of a form that was sent. */
function Ended({ ctx, ending }: { readonly ctx: BlockContext; readonly ending: ShownEnding }): ReactNode {
  if (ending.isWaiting)
    return (
      <div className="form form-sent" role="status" tabIndex={-1} data-sent="">
        <p>{ctx.words('form.waiting')}</p>
      </div>
    )
  const file = ending.asset === null ? undefined : ctx.file({ asset: ending.asset })
  return (
    <div className="form form-sent" role="status" tabIndex={-1} data-sent="">
      {ending.words.trim() === '' ? <p>{ctx.words('form.sent')}</p> : <Paragraphs text={ending.words} />}
      {file ? (
        <p>
          <a className="button button-primary" href={file.src} download={file.name}>
            {ctx.words('form.download', { name: file.name })}
          </a>
        </p>
      ) : null}
      <p className="form-reference">{ctx.words('form.reference', { reference: ending.reference })}</p>
    </div>
  )
}

function Closed({
  ctx,
  standing,
}: {
  readonly ctx: BlockContext
  readonly standing: 'early' | 'over' | 'full' | 'gone'
}): ReactNode {
  return (
    <div className="form form-closed" role="status">
      <p>
        <Lines text={ctx.words(`form.closed.${standing}`)} />
      </p>
    </div>
  )
}

/** What the platform says where it could not even read what was sent. */
interface RefusedState {
  readonly refused: { readonly code: string; readonly values: Readonly<Record<string, string | number>> }
  readonly typed: FormAgain['typed']
}

const isRefused = (state: unknown): state is RefusedState =>
  typeof state === 'object' && state !== null && 'refused' in state

const refusals = ['form.too_large', 'form.malformed'] as const

function Refused({
  ctx,
  refused,
}: {
  readonly ctx: BlockContext
  readonly refused: RefusedState['refused']
}): ReactNode {
  const code = refusals.find((known) => known === refused.code)
  return (
    <div className="form-faults" role="alert" tabIndex={-1}>
      <p>{ctx.words(code ?? 'form.failed')}</p>
    </div>
  )
}

/** A form on a page: untouched, with what is wrong, at another step, closed, or sent. */
export function FormView({
  ctx,
  look,
  ending,
}: {
  readonly ctx: BlockContext
  readonly look: FormLook
  readonly ending: ShownEnding | null
}): ReactNode {
  if (ending) return <Ended ctx={ctx} ending={ending} />
  const shown = ctx.data(ctx.block.id) as ShownForm | undefined
  const state = ctx.state as FormState | RefusedState | undefined
  if (isRefused(state)) {
    if (!shown) return null
    return (
      <>
        <Refused ctx={ctx} refused={state.refused} />
        <OpenForm drawing={withTyped(drawingOf(ctx, shown, null), state.typed)} look={look} />
      </>
    )
  }
  if (state?.kind === 'sent') return <Ended ctx={ctx} ending={state} />
  if (state?.kind === 'closed') return <Closed ctx={ctx} standing={state.standing} />
  if (!shown)
    return ctx.mode === 'canvas' ? <p className="placeholder">{ctx.words('blocks.form.missing')}</p> : null
  if (!state && shown.standing !== 'open') return <Closed ctx={ctx} standing={shown.standing} />
  return <OpenForm drawing={drawingOf(ctx, shown, state ?? null)} look={look} />
}

function withTyped(drawing: Drawing, typed: FormAgain['typed']): Drawing {
  return { ...drawing, typed: (name) => (Object.hasOwn(typed, name) ? (typed[name] ?? []) : []) }
}
