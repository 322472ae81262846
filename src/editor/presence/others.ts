import type { Translate } from '#kernel/messages/message.ts'
import type { Person } from '../props.ts'

/** The other people behind tabs: each once, however many tabs they have, and never oneself. */
export function othersOf(tabs: readonly Person[]): readonly Person[] {
  const seen = new Set<string>()
  return tabs.filter(({ account, isSelf }) => {
    if (isSelf || seen.has(account)) return false
    seen.add(account)
    return true
  })
}

/**
 * Tells, list by list, the names of the others who have come and of those who have gone. Who is not heard of because
 * the line is down has not gone, and has not come when it is back.
 *
 * @returns takes the next list, and whether it is empty for the line alone
 */
export function comingsAndGoings(): (
  tabs: readonly Person[],
  isCutOff?: boolean,
) => { readonly came: readonly string[]; readonly went: readonly string[] } {
  let shown: readonly Person[] = []
  /** Accounts of those who have been told of as here. */
  const here = new Set<string>()
  const beyond = (some: readonly Person[], others: readonly Person[]) =>
    some.filter((one) => others.every(({ account }) => account !== one.account))
  return (tabs, isCutOff = false) => {
    const others = othersOf(tabs)
    const came = beyond(others, shown).filter(({ account }) => !here.has(account))
    const went = isCutOff ? [] : beyond(shown, others)
    shown = others
    for (const { account } of came) here.add(account)
    for (const { account } of went) here.delete(account)
    return { came: came.map(({ name }) => name), went: went.map(({ name }) => name) }
  }
}

/** What stands at a tab's place on the page: whose it is. */
export const tagOf = ({ name, isSelf }: Person, words: Translate): string =>
  isSelf ? words('editor.people.self') : name
