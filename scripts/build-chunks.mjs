// Which modules of the owner's app travel in one file. The bundler alone makes a file of every set of screens
// that share something: well over three hundred small ones. Here they are gathered, from what a first build
// found each screen to load.

/** Kinds of what is loaded, first that fits: what one kind alone loads is kept apart from the others'. */
const kinds = [
  ['entrance', /\/accounts\/admin\/sign-in\.tsx$/],
  ['shell', /\/faces\/admin\/shell\.tsx$/],
  ['dashboard', /\/sites\/admin\/dashboard\.tsx$/],
  ['editor', /\/pages\/admin\/editor-screen\.tsx$/],
  ['editing', /\/src\/editor\//],
  ['tree', /\/pages\/admin\/pages-screen\.tsx$/],
  ['blocks', /\/blocks\/index\.ts$/],
  // What views of other areas share is not loaded with a page of plain blocks.
  ['areaviews', /\/areas\/(?!pages\/)[^/]+\/blocks\/[^/]+\/view\.tsx$/],
  ['views', /\/blocks\/[^/]+\/view\.tsx$/],
  ['samples', /\/blocks\/[^/]+\/sample\.ts$/],
  ['pages', /\/areas\/(pages|assets)\//],
  ['accounts', /\/areas\/accounts\//],
  ['sites', /\/areas\/(sites|billing|transfer)\//],
  ['operator', /\/areas\/operator\//],
  ['rest', /./],
]
const kindOf = (chunk) => kinds.find(([, path]) => path.test(chunk.facadeModuleId ?? ''))[0]

/** Below so many characters of code, before it is made small, a file is not worth a request of its own. */
const CRUMB = 12_000

/**
 * The file that each module goes to, by the module's id; what is not named stays where the bundler puts it.
 *
 * A module is used by a set of kinds, and imports only what all of these use too: files made of equal sets
 * never import each other in a ring. A crumb is put to a file that all of its users load as well, where that makes no ring.
 *
 * @param {readonly import('rolldown').OutputChunk[]} chunks of a build without any grouping
 * @returns {Map<string, string>}
 */
export function filesOf(chunks) {
  const groups = groupsOf(chunks)
  joinCrumbs(groups)
  const titles = titlesOf([...groups.values()].map(({ name }) => name))
  const files = new Map()
  for (const { name, modules } of groups.values())
    for (const id of modules) files.set(id, name === APP && isLibrary(id) ? 'libraries' : titles.get(name))
  return files
}

/**
 * What files are called. Every file that is fetched says the names of those it needs, and the first one those
 * of all: what several kinds share is numbered instead of called after each of them.
 */
function titlesOf(names) {
  const shared = names.filter((name) => name.includes('-')).toSorted()
  return new Map(names.map((name) => [name, shared.includes(name) ? `many-${shared.indexOf(name)}` : name]))
}

const APP = 'app'
const isLibrary = (id) => id.includes('/node_modules/')

/** The chunks by the kinds that use them; what one screen alone uses is in its own file, and not here. */
function groupsOf(chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const usedBy = new Map(chunks.map((chunk) => [chunk.fileName, new Set()]))
  const mark = (file, root) => {
    const users = usedBy.get(file)
    if (!users || users.has(root)) return
    users.add(root)
    for (const next of byFile.get(file).imports) mark(next, root)
  }
  for (const chunk of chunks) if (chunk.isEntry || chunk.isDynamicEntry) mark(chunk.fileName, chunk)

  const groups = new Map()
  const nameOf = (file) => {
    const users = [...usedBy.get(file)]
    if (users.some((user) => user.isEntry)) return APP
    if (users.length < 2) return null
    const used = new Set(users.map(kindOf))
    return kinds.flatMap(([kind]) => (used.has(kind) ? [kind] : [])).join('-')
  }
  for (const { fileName, modules, imports } of chunks) {
    const name = nameOf(fileName)
    if (name === null) continue
    const group = groups.get(name) ?? { name, users: new Set(), modules: [], size: 0, imports: new Set() }
    groups.set(name, group)
    for (const user of usedBy.get(fileName)) group.users.add(user)
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      group.modules.push(id)
      group.size += renderedLength
    }
    for (const file of imports) {
      const next = byFile.has(file) ? nameOf(file) : null
      if (next !== null && next !== name) group.imports.add(next)
    }
  }
  return groups
}

/** Whether what these kinds share may go to the file that every screen begins with: one of the first screens uses it. */
const isEarly = (kinds) => ['entrance', 'shell', 'dashboard'].some((kind) => kinds.split('-').includes(kind))

/** Puts what is too small for a request of its own to a file that all of its users load as well. */
function joinCrumbs(groups) {
  const reaches = (from, to, seen = new Set()) => {
    for (const next of groups.get(from).imports) {
      if (next === to) return true
      if (!seen.has(next) && seen.add(next) && reaches(next, to, seen)) return true
    }
    return false
  }
  const crumbs = [...groups.values()].filter(({ size }) => size < CRUMB).toSorted((a, b) => a.size - b.size)
  for (const crumb of crumbs) {
    const homes = [...groups.values()]
      .filter((home) => home !== crumb && (home.name !== APP || isEarly(crumb.name)))
      .filter((home) => [...crumb.users].every((user) => home.users.has(user)))
      .toSorted((a, b) => a.users.size - b.users.size)
    for (const home of homes) {
      // What the crumb needs, its new companions load already: else they would all load it, or in a ring.
      if (![...crumb.imports].every((next) => next === home.name || reaches(home.name, next))) continue
      if (reaches(home.name, crumb.name) && !home.imports.has(crumb.name)) continue
      home.modules.push(...crumb.modules)
      home.size += crumb.size
      for (const next of crumb.imports) if (next !== home.name) home.imports.add(next)
      home.imports.delete(crumb.name)
      groups.delete(crumb.name)
      for (const other of groups.values())
        if (other.imports.delete(crumb.name) && other !== home) other.imports.add(home.name)
      break
    }
  }
}
