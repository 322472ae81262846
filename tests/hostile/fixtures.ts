import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Hostile markup that others have published, each list from the package that carries it. What sanitisers are
// tried with is in few packages: DOMPurify's own cases were last packed with its version 0.8.2 (the later ones, the
// running one too, hold their build alone); the cases of HTML's parsing (html5lib) come with the parser high5, beside
// those of its own sanitiser. There is no package of html5lib's tests alone.

const require = createRequire(import.meta.url)
const textOf = (name: string): string => readFileSync(fileURLToPath(import.meta.resolve(name)), 'utf8')

interface Case {
  readonly payload: string
}

/** What DOMPurify is tried with. */
export const purifierCases: readonly string[] = (
  require('dompurify-cases/test/fixtures/expect.js') as readonly Case[]
).map(({ payload }) => payload)

const html5lib = join(
  dirname(fileURLToPath(import.meta.resolve('high5/package.json'))),
  'test/html5lib-tests',
)

/** What the sanitiser of html5lib is tried with. */
export const sanitiserCases: readonly string[] = (
  JSON.parse(readFileSync(join(html5lib, 'sanitizer/tests1.dat'), 'utf8')) as readonly {
    readonly input: string
  }[]
).map(({ input }) => input)

/** The markup of a file of html5lib's, whose cases begin with `#data` and have it up to the next line with a `#`. */
const treesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split(/^#data\n/m)
    .slice(1)
    .map((one) => one.slice(0, one.search(/\n#errors/)))

/** What parsers of HTML are tried with: every way in which a tag may be where it should not. */
export const treeCases: readonly string[] = globSync('tree-construction/**/*.dat', { cwd: html5lib })
  .toSorted()
  .flatMap((file) => treesOf(join(html5lib, file)))

/** Strings that programs have been seen to stumble over. */
export const naughtyStrings = JSON.parse(textOf('big-list-of-naughty-strings/blns.json')) as readonly string[]
