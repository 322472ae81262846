import type { Person } from '../props.ts'

/** Who is at which block; a person once at each, however many tabs they have there. */
export function peopleAt(tabs: readonly Person[]): ReadonlyMap<string, readonly Person[]> {
  const at = new Map<string, Person[]>()
  for (const person of tabs) {
    for (const id of person.at?.blocks ?? []) {
      const there = at.get(id) ?? []
      if (there.every(({ account }) => account !== person.account)) at.set(id, [...there, person])
    }
  }
  return at
}
