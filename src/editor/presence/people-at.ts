import type { MessageValues } from '#kernel/messages/message.ts'
import type { Person } from '../props.ts'
import type { EditorKey } from '../words.ts'

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

/** What stands at a tab's place on the page: whose it is. */
export const tagOf = (
  { name, isSelf }: Person,
  words: (key: EditorKey, values?: MessageValues) => string,
): string => (isSelf ? words('editor.people.self') : name)
