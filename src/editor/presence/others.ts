import type { MessageValues } from '#kernel/messages/message.ts'
import type { Person } from '../props.ts'
import type { EditorKey } from '../words.ts'

/** The other people behind tabs: each once, however many tabs they have, and never oneself. */
export function othersOf(tabs: readonly Person[]): readonly Person[] {
  const seen = new Set<string>()
  return tabs.filter(({ account, isSelf }) => {
    if (isSelf || seen.has(account)) return false
    seen.add(account)
    return true
  })
}

/** What stands at a tab's place on the page: whose it is. */
export const tagOf = (
  { name, isSelf }: Person,
  words: (key: EditorKey, values?: MessageValues) => string,
): string => (isSelf ? words('editor.people.self') : name)
