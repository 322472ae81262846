import type { BlockDefinition } from './define-block.ts'
import type { Field, Fields } from './fields.ts'
import { sameJson, storable } from './json.ts'
import type { Json, JsonObject } from './nodes.ts'

/** What stored blocks of one version lean on: the shape of their fields, and how such blocks look. */
export interface BlockRecord {
  readonly fields: JsonObject
  readonly samples: { readonly [name: string]: Json }
}

function recordOfField(field: Field): Json {
  return storable({
    kind: field.kind,
    default: field.default,
    ...(field.kind === 'choice' ? { options: field.options.map(({ value }) => value) } : {}),
    ...(field.kind === 'richText' ? { flavour: field.flavour } : {}),
    ...('max' in field ? { max: field.max } : {}),
    ...('min' in field ? { min: field.min } : {}),
    ...(field.kind === 'length' ? { units: field.units } : {}),
    ...(field.kind === 'list' ? { of: recordOfFields(field.of) } : {}),
  })
}

function recordOfFields(fields: Fields): JsonObject {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, recordOfField(field)]))
}

/** What is kept of a block type as it is now. */
export function recordOf(definition: BlockDefinition): BlockRecord {
  return {
    fields: recordOfFields(definition.fields),
    samples: Object.fromEntries(definition.samples.map(({ name, props }) => [name, storable(props)])),
  }
}

function isWithin(kept: Json | undefined, now: Json | undefined): boolean {
  const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : [])
  return list(kept).every((value) => list(now).includes(value))
}

function fieldFaults(name: string, kept: JsonObject, now: JsonObject | undefined): string[] {
  if (!now) return [`${name} is gone`]
  const faults: string[] = []
  if (kept['kind'] !== now['kind'])
    return [`${name} was ${String(kept['kind'])}, and is ${String(now['kind'])}`]
  if (!sameJson(kept['default'], now['default'])) faults.push(`${name} has another default`)
  if (!isWithin(kept['options'], now['options'])) faults.push(`${name} has lost an option`)
  if (!isWithin(kept['units'], now['units'])) faults.push(`${name} has lost a unit`)
  if (kept['flavour'] === 'full' && now['flavour'] === 'inline') faults.push(`${name} holds one line only`)
  if (Number(now['max'] ?? 0) < Number(kept['max'] ?? 0)) faults.push(`${name} holds less`)
  if (Number(now['min'] ?? 0) > Number(kept['min'] ?? 0)) faults.push(`${name} begins later`)
  const [had, has] = [kept['of'] as JsonObject | undefined, now['of'] as JsonObject | undefined]
  return had ? [...faults, ...shapeFaults(had, has ?? {}, `${name}.`)] : faults
}

function shapeFaults(kept: JsonObject, now: JsonObject, before = ''): string[] {
  return Object.entries(kept).flatMap(([name, field]) =>
    fieldFaults(before + name, field as JsonObject, now[name] as JsonObject | undefined),
  )
}

/**
 * What of a record no longer holds for a type's fields, so that blocks stored by it would be refused or
 * would look otherwise. What only widens (a new field, one more option) is no fault.
 */
export function recordFaults(record: BlockRecord, fields: Fields): string[] {
  return shapeFaults(record.fields, recordOfFields(fields))
}
