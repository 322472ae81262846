/**
 * The parts in which the app's words travel to a browser: `first` with the app itself, each of the others
 * with the screens, or the late part of one, that speak it.
 */
export const wordParts = [
  'first',
  'accounts',
  'sites',
  'pages',
  'blocks',
  'sections',
  'editor',
  'operator',
] as const
export type WordPart = (typeof wordParts)[number]

/** Which part the words of a room belong to; the rooms of all screens (`app`, `ui` …) come first. */
const partOfRoom: Readonly<Record<string, WordPart>> = {
  accounts: 'accounts',
  sites: 'sites',
  permission: 'sites',
  timeline: 'sites',
  billing: 'sites',
  // Beside a list that is narrowed and put in order; nearly every screen that has one speaks of sites too.
  list: 'sites',
  transfer: 'sites',
  // Only what is handed in to make a site of is one.
  archive: 'sites',
  pages: 'pages',
  assets: 'pages',
  images: 'pages',
  editor: 'editor',
  blocks: 'blocks',
  document: 'blocks',
  operator: 'operator',
  // The timeline of a site tells of its features too.
  labs: 'sites',
  support: 'operator',
}

/**
 * What the frame around every screen says, whatever room it is of: bars, the person's menu, the proof of
 * a password, the status of a site. And what keeps an account from being deleted, which its screen says
 * in the words of the area that minds.
 */
const saidAnywhere =
  /^(refusal\.sites\.owns_sites$|accounts\.(bar|motto|or|pass\w+|prove|read_failed)|sites\.(status|missing|failed|read_only)|operator\.announcements\.(title|more)$|labs\.nav$|support\.nav$)/

/** Names of the designed sections, which the editor loads when the page has been drawn. */
const ofSections = /^blocks\.section(_category)?\./

/** Of the screens of pages, releases and files, which speak of sites too; the editor speaks of pages without these. */
const besideEditor =
  /^(pages\.((redirects|releases|roll_back|trash)|release\.(column|state|nth|for|restores|roll|cancel))|assets\.trashed)\./

/** Said by the server alone: what stands in mails, and what it tells of its templates and of plans nobody has changed. */
const ofServer = /^((sites\.)?mail|template|plan)\./

/**
 * The part that a message travels with; null for what no screen says.
 *
 * @param key of the owner's catalogue
 * @param named the titles of screens and their names in the navigation, which are known from the start
 */
export function partOf(key: string, named: ReadonlySet<string>): WordPart | null {
  if (ofServer.test(key)) return null
  if (named.has(key) || saidAnywhere.test(key)) return 'first'
  if (ofSections.test(key)) return 'sections'
  if (besideEditor.test(key)) return 'sites'
  const rooms = key.split('.')
  const room = (rooms[0] === 'refusal' ? rooms[1] : rooms[0]) ?? ''
  return partOfRoom[room] ?? 'first'
}

/** The titles of screens and their names in the navigation, as the source of an area's door names them. */
export function namedIn(door: string): string[] {
  return [...door.matchAll(/\b(?:title|label): '([a-z0-9_.]+)'/g)].map((match) => match[1] ?? '')
}
