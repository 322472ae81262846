/**
 * Those of a form's values that the person changed, for a call that leaves alone what it is not given: what others
 * changed since the form was read stays theirs.
 *
 * @param values of fields, by their names; not all of the form's need be there
 * @param changed as `onSubmit` of `useForm` is told
 */
export function onlyChanged<Name extends PropertyKey, Values extends Partial<Record<Name, unknown>>>(
  values: Values,
  changed: ReadonlySet<Name>,
): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => changed.has(name as Name)),
  ) as Partial<Values>
}
