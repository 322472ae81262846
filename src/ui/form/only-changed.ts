/**
 * Those of a form's values that the person changed, for a call that leaves alone what it is not given: what others
 * changed since the form was read stays theirs.
 *
 * @param changed as `onSubmit` of `useForm` is told
 */
export function onlyChanged<Values extends object>(
  values: Values,
  changed: ReadonlySet<keyof Values>,
): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => changed.has(name as keyof Values)),
  ) as Partial<Values>
}
