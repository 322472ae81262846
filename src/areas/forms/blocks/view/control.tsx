import type { ReactNode } from 'react'
import { countriesByName } from '#kernel/countries.ts'
import { acceptOf } from '../../form/check-field.ts'
import { ownNames } from '../../form/drawn.ts'
import {
  addressParts,
  autocompleteOf,
  FILE_BYTES_MAX,
  LINE_MAX,
  LONG_TEXT_MAX,
  OTHER,
  partName,
  type AddressPart,
  type AskedField,
  type Option,
} from '../../form/form.ts'
import { needsOf } from '../../form/postal-address.ts'
import { controlId, type Drawing } from './drawing.ts'
import { megabytesIn } from './fault-words.ts'
import { Lines } from './lines.tsx'

export interface ControlProps {
  readonly drawing: Drawing
  readonly field: AskedField
  /** Not shown yet: rendered for the script, and disabled. */
  readonly isOff: boolean
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
  readonly faultPart: AddressPart | undefined
}

type Of<Kind extends AskedField['kind']> = Omit<ControlProps, 'field'> & {
  readonly field: Extract<AskedField, { kind: Kind }>
}

/** What all controls of a field have. */
function common({ drawing, field, isOff, describedBy, isInvalid }: ControlProps) {
  return {
    id: controlId(drawing.ctx, field.id),
    name: field.id,
    className: 'input',
    required: drawing.isRequired(field.id),
    disabled: isOff,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid ? true : undefined,
  } as const
}

const lineTypes = { text: 'text', name: 'text', mail: 'email', phone: 'tel', number: 'text' } as const
const inputModes = { mail: 'email', phone: 'tel', number: 'decimal' } as const

function Line(props: Of<keyof typeof lineTypes>): ReactNode {
  const { field, drawing } = props
  const most = field.kind === 'text' ? (field.most ?? LINE_MAX) : LINE_MAX
  const isDigits = field.kind === 'text' && field.pattern === 'digits'
  return (
    <input
      {...common(props)}
      type={lineTypes[field.kind]}
      inputMode={
        isDigits ? 'numeric' : field.kind in inputModes ? inputModes[field.kind as 'mail'] : undefined
      }
      autoComplete={autocompleteOf(field)}
      maxLength={field.kind === 'text' || field.kind === 'name' ? most : undefined}
      spellCheck={field.kind === 'mail' ? 'false' : undefined}
      defaultValue={drawing.typed(field.id)[0] ?? ''}
    />
  )
}

function LongText(props: Of<'long-text'>): ReactNode {
  const { field, drawing } = props
  return (
    <textarea
      {...common(props)}
      rows={6}
      maxLength={field.most ?? LONG_TEXT_MAX}
      defaultValue={drawing.typed(field.id)[0] ?? ''}
    />
  )
}

function Moment(props: Of<'date' | 'time'>): ReactNode {
  const { field, drawing } = props
  return (
    <input
      {...common(props)}
      type={field.kind}
      min={field.from}
      max={field.to}
      defaultValue={drawing.typed(field.id)[0] ?? ''}
    />
  )
}

function Dropdown(props: Of<'dropdown'>): ReactNode {
  const { field, drawing } = props
  const { words } = drawing.ctx
  return (
    <>
      <select {...common(props)} defaultValue={drawing.typed(field.id)[0] ?? ''}>
        <option value="">{words('form.choose')}</option>
        {field.options.map(({ id, label }) => (
          <option key={id} value={id} disabled={drawing.isFull(id)}>
            {drawing.isFull(id) ? words('form.option_full', { option: label }) : label}
          </option>
        ))}
        {field.other === true ? <option value={OTHER}>{words('form.other')}</option> : null}
      </select>
      {field.other === true ? <OtherInput {...props} /> : null}
    </>
  )
}

/** Where "other" is said. Always there: without a script nothing brings it into sight. */
function OtherInput({ field, drawing, isOff }: ControlProps): ReactNode {
  return (
    <input
      className="input form-other"
      type="text"
      id={controlId(drawing.ctx, field.id, 99)}
      name={partName(field.id, OTHER)}
      aria-label={drawing.ctx.words('form.other_words', { field: field.label })}
      placeholder={drawing.ctx.words('form.other_placeholder')}
      maxLength={LINE_MAX}
      disabled={isOff}
      defaultValue={drawing.typed(partName(field.id, OTHER))[0] ?? ''}
    />
  )
}

/** One radio button or box, with its words beside it. */
function Choice({
  props,
  option,
  at,
  type,
  className,
}: {
  readonly props: ControlProps
  readonly option: Pick<Option, 'id' | 'label'>
  readonly at: number
  readonly type: 'radio' | 'checkbox'
  readonly className?: string
}): ReactNode {
  const { field, drawing, isOff, isInvalid } = props
  const isFull = drawing.isFull(option.id)
  return (
    <label className={className ?? 'form-option'}>
      <input
        type={type}
        id={controlId(drawing.ctx, field.id, at)}
        name={field.id}
        value={option.id}
        disabled={isOff || isFull}
        data-full={isFull ? '' : undefined}
        required={type === 'radio' && drawing.isRequired(field.id)}
        aria-invalid={isInvalid ? true : undefined}
        defaultChecked={drawing.typed(field.id).includes(option.id)}
      />
      <span>{isFull ? drawing.ctx.words('form.option_full', { option: option.label }) : option.label}</span>
    </label>
  )
}

function Choices(props: Of<'choice' | 'several'>): ReactNode {
  const { field, drawing } = props
  const type = field.kind === 'choice' ? 'radio' : 'checkbox'
  return (
    <div className="form-options">
      {field.options.map((option, at) => (
        <Choice key={option.id} props={props} option={option} at={at} type={type} />
      ))}
      {field.other === true ? (
        <div className="form-option-other">
          <Choice
            props={props}
            option={{ id: OTHER, label: drawing.ctx.words('form.other') }}
            at={field.options.length}
            type={type}
          />
          <OtherInput {...props} />
        </div>
      ) : null}
    </div>
  )
}

/** Whole numbers in a row: stars, or a scale with words at its ends. */
function Steps(props: Of<'rating' | 'scale'>): ReactNode {
  const { field, drawing } = props
  const isRating = field.kind === 'rating'
  const least = isRating ? 1 : field.least
  const numbers = Array.from({ length: field.most - least + 1 }, (_, at) => String(least + at))
  return (
    <>
      <div className={isRating ? 'form-stars' : 'form-steps'}>
        {numbers.map((number, at) => (
          <Choice
            key={number}
            props={props}
            option={{
              id: number,
              label: isRating
                ? drawing.ctx.words('form.stars', { number: Number(number), most: field.most })
                : number,
            }}
            at={at}
            type="radio"
            className={isRating ? 'form-star' : 'form-step'}
          />
        ))}
      </div>
      {!isRating && (field.leastLabel !== undefined || field.mostLabel !== undefined) ? (
        <p className="form-ends">
          <span>{field.leastLabel}</span>
          <span>{field.mostLabel}</span>
        </p>
      ) : null}
    </>
  )
}

const homeOf = (locale: string): string => /-([A-Z]{2})$/.exec(locale)?.[1] ?? ''

function Address(props: Of<'address'>): ReactNode {
  const { field, drawing, isOff, isInvalid, faultPart, describedBy } = props
  const { ctx } = drawing
  const country = drawing.typed(partName(field.id, 'country'))[0] ?? homeOf(ctx.locale)
  const needs = needsOf(country)
  const isRequired = drawing.isRequired(field.id)
  const of = (part: AddressPart) => ({
    id: controlId(ctx, field.id, part),
    name: partName(field.id, part),
    className: 'input',
    autoComplete: autocompleteOf(field, part),
    disabled: isOff,
    required: isRequired && (part === 'line1' || part === 'city' || (part === 'postcode' && needs.postcode)),
    'aria-invalid': isInvalid && (faultPart ?? 'line1') === part ? (true as const) : undefined,
    'aria-describedby': isInvalid && (faultPart ?? 'line1') === part ? describedBy : undefined,
  })
  return (
    <div className="form-address-parts">
      {addressParts.map((part) => (
        <div key={part} className={`form-part form-part-${part}`}>
          <label className="form-sublabel" htmlFor={controlId(ctx, field.id, part)}>
            {ctx.words(`form.address.${part}`)}
          </label>
          {part === 'country' ? (
            <select {...of(part)} defaultValue={country}>
              <option value="">{ctx.words('form.choose')}</option>
              {countriesByName(ctx.locale).map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          ) : (
            <input
              {...of(part)}
              type="text"
              maxLength={LINE_MAX}
              defaultValue={drawing.typed(partName(field.id, part))[0] ?? ''}
            />
          )}
        </div>
      ))}
    </div>
  )
}

function Files(props: Of<'file'>): ReactNode {
  const { field, drawing } = props
  const { words } = drawing.ctx
  const kept = drawing.kept(field.id)
  return (
    <>
      {kept.length === 0 ? null : (
        <ul className="form-files">
          {kept.map(({ handle, name }) => (
            <li key={handle}>
              <label className="form-option">
                <input type="checkbox" name={ownNames.kept} value={handle} defaultChecked />
                <span>{name}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <input
        {...common(props)}
        className="input form-file-input"
        type="file"
        accept={acceptOf(field)}
        multiple={field.most > 1}
        required={drawing.isRequired(field.id) && kept.length === 0}
      />
      <p className="form-help">
        {words('form.files', { most: field.most, megabytes: megabytesIn(FILE_BYTES_MAX) })}
      </p>
    </>
  )
}

function Consent(props: Of<'consent'>): ReactNode {
  const { field, drawing } = props
  return (
    <label className="form-option">
      <input
        {...common(props)}
        className={undefined}
        type="checkbox"
        value="yes"
        defaultChecked={drawing.typed(field.id).length > 0}
      />
      <span>
        <Lines text={field.words} />
        <span
          className="form-mark"
          aria-hidden="true"
          hidden={!drawing.isRequired(field.id)}
          data-mark={field.id}
        >
          *
        </span>
      </span>
    </label>
  )
}

/** The control of a field, or its controls. */
export function Control(props: ControlProps): ReactNode {
  const { field } = props
  switch (field.kind) {
    case 'text':
    case 'name':
    case 'mail':
    case 'phone':
    case 'number':
      return <Line {...props} field={field as Of<'text'>['field']} />
    case 'long-text':
      return <LongText {...props} field={field} />
    case 'date':
    case 'time':
      return <Moment {...props} field={field as Of<'date'>['field']} />
    case 'dropdown':
      return <Dropdown {...props} field={field} />
    case 'choice':
    case 'several':
      return <Choices {...props} field={field as Of<'choice'>['field']} />
    case 'rating':
    case 'scale':
      return <Steps {...props} field={field as Of<'rating'>['field']} />
    case 'address':
      return <Address {...props} field={field as Of<'address'>['field']} />
    case 'file':
      return <Files {...props} field={field} />
    case 'consent':
      return <Consent {...props} field={field} />
  }
}
