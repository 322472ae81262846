import type { ReactNode } from 'react'
import type { AskedField } from '../../form/form.ts'
import { controlId, type Drawing, isGroup } from './drawing.ts'
import { Control } from './control.tsx'
import { faultWords } from './fault-words.ts'
import { Lines } from './lines.tsx'

/** The star of what must be answered; a script shows it where answers ask for more. */
function Mark({ drawing, field }: { readonly drawing: Drawing; readonly field: AskedField }): ReactNode {
  return (
    <span
      className="form-mark"
      aria-hidden="true"
      hidden={!drawing.isRequired(field.id)}
      data-mark={field.id}
    >
      *
    </span>
  )
}

/** A field with its label, help and what is wrong with it. */
export function FieldView({
  drawing,
  field,
}: {
  readonly drawing: Drawing
  readonly field: AskedField
}): ReactNode {
  const { ctx } = drawing
  const fault = drawing.faultAt(field.id)
  const hint = drawing.hintAt(field.id)
  const helpId = ctx.id('h', field.id)
  const faultId = ctx.id('e', field.id)
  const describedBy =
    [field.help === undefined ? '' : helpId, fault || hint ? faultId : ''].filter(Boolean).join(' ') ||
    undefined
  const group = isGroup(field)
  const Element = group ? 'fieldset' : 'div'
  const isOff = !drawing.isShown(field.id)
  const isConsent = field.kind === 'consent'
  const label = (
    <>
      {field.label}
      <Mark drawing={drawing} field={field} />
    </>
  )
  return (
    <Element
      className={`form-item form-${field.kind}${fault ? ' form-wrong' : ''}${field.sensitive === true ? ' fs-exclude' : ''}`}
      data-item={field.id}
      hidden={isOff}
      aria-describedby={group ? describedBy : undefined}
    >
      {isConsent ? null : group ? (
        <legend className="form-label">{label}</legend>
      ) : (
        <label className="form-label" htmlFor={controlId(ctx, field.id)}>
          {label}
        </label>
      )}
      {field.help === undefined || isConsent ? null : (
        <p className="form-help" id={helpId}>
          <Lines text={field.help} />
        </p>
      )}
      <Control
        drawing={drawing}
        field={field}
        isOff={isOff}
        describedBy={describedBy}
        isInvalid={fault !== undefined}
        faultPart={fault?.part}
      />
      {field.help !== undefined && isConsent ? (
        <p className="form-help" id={helpId}>
          <Lines text={field.help} />
        </p>
      ) : null}
      {fault || hint ? (
        <p className={fault ? 'form-fault' : 'form-hint'} id={faultId}>
          {faultWords(ctx, fault ?? hint ?? { key: 'form.fault.required' })}
        </p>
      ) : null}
    </Element>
  )
}
