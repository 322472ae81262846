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

/** Of the others, the names of those who came since, and of those who went. */
export function cameAndWent(
  before: readonly Person[],
  now: readonly Person[],
): { readonly came: readonly string[]; readonly went: readonly string[] } {
  const [were, are] = [othersOf(before), othersOf(now)]
  const beyond = (some: readonly Person[], others: readonly Person[]) =>
    some.filter((one) => others.every(({ account }) => account !== one.account)).map(({ name }) => name)
  return { came: beyond(are, were), went: beyond(were, are) }
}

/** What stands at a tab's place on the page: whose it is. */
export const tagOf = (
  { name, isSelf }: Person,
  words: (key: EditorKey, values?: MessageValues) => string,
): string => (isSelf ? words('editor.people.self') : name)
