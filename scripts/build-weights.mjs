// What a build has a browser fetch first, told from its files: without a browser, and so without what a screen fetches
// only once it stands. tests/journeys/weight.test.ts weighs the same in a browser.
import { gzipSync } from 'node:zlib'

const always = ['/faces/admin/main.tsx']
const signedIn = [...always, '/faces/admin/shell.tsx']

/** The modules that each screen, and the editor's blocks, begin with, by the ends of their paths; what these import comes along. */
const beginnings = {
  'sign-in': [...always, '/accounts/admin/sign-in.tsx'],
  dashboard: [...signedIn, '/sites/admin/dashboard.tsx'],
  editor: [...signedIn, '/pages/admin/editor-screen.tsx'],
  // What is known of every type of block there is: the editor judges pages by it.
  blocks: ['/blocks/index.ts'],
}

/**
 * How much script each of them begins with, bytes compressed; what the editor begins with is not counted to `blocks` again.
 *
 * @param {readonly import('rolldown').OutputChunk[]} chunks
 * @returns {Record<keyof typeof beginnings, number>}
 */
export function firstLoads(chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const load = (ends) => {
    const loaded = new Set()
    const add = (file) => {
      if (!byFile.has(file) || loaded.has(file)) return
      loaded.add(file)
      for (const next of byFile.get(file).imports) add(next)
    }
    for (const end of ends) {
      const holders = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)))
      if (holders.length === 0) throw new Error(`No file of the build has ${end}`)
      for (const { fileName } of holders) add(fileName)
    }
    return loaded
  }
  const sizeOf = (files) =>
    [...files].reduce((sum, file) => sum + gzipSync(byFile.get(file).code, { level: 9 }).length, 0)
  const { editor } = beginnings
  return Object.fromEntries(
    Object.entries(beginnings).map(([name, ends]) => {
      const files = load(ends)
      return [name, sizeOf(name === 'blocks' ? files.difference(load(editor)) : files)]
    }),
  )
}
