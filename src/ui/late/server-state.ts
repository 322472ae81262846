const BEGINNING = 'script[type="module"][src^="/assets/"]'

const beginningOf = (page: ParentNode): readonly (string | null)[] =>
  [...page.querySelectorAll(BEGINNING)].map((script) => script.getAttribute('src'))

/**
 * What the server says where part of the app could not be fetched. `away`: nothing. `outdated`: it gives out
 * another build than the one that runs in this window, and what was not fetched until now is gone. `there`: it
 * gives out this one; but a module that failed once may be refused by the browser until there is a new document.
 */
export async function serverState(): Promise<'away' | 'outdated' | 'there'> {
  try {
    const answer = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' })
    if (!answer.ok) return 'away'
    const given = beginningOf(new DOMParser().parseFromString(await answer.text(), 'text/html'))
    return beginningOf(document).every((script) => given.includes(script)) ? 'there' : 'outdated'
  } catch {
    return 'away'
  }
}
