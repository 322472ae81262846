import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boundVerbs, misplacedVerbs } from './verbs.mjs'

/** A file of routes that binds what these lines import. */
const routes = (...imports) => `import { type Route, route } from '#platform/http/route.ts'
import * as contract from './contract.ts'
${imports.join('\n')}

export const routes: readonly Route[] = []
`

test('a verb in the file of its name is where it belongs', () => {
  const text = routes(
    "import { createPage } from './tree/create-page.ts'",
    "import { release as releaseAll } from './releases/release.ts'",
  )
  assert.deepEqual(
    boundVerbs(text).map(({ verb }) => verb),
    ['createPage', 'release'],
  )
  assert.deepEqual(misplacedVerbs(text), [])
})

test('a verb beside another, behind a door, under another name or in a bundle is told', () => {
  const text = routes(
    "import {\n  cancelRelease,\n  listReleases,\n} from './releases/list-releases.ts'",
    "import { addRedirect } from './redirects/change-redirects.ts'",
    "import { listTrash as restorePage } from './tree/restore-page.ts'",
    "import { createSite } from '#areas/sites/index.ts'",
    "import * as versions from './drafts/versions.ts'",
  )
  assert.deepEqual(misplacedVerbs(text), [
    { verb: 'cancelRelease', from: './releases/list-releases.ts' },
    { verb: 'addRedirect', from: './redirects/change-redirects.ts' },
    { verb: 'listTrash', from: './tree/restore-page.ts' },
    { verb: 'createSite', from: '#areas/sites/index.ts' },
    { verb: '*', from: './drafts/versions.ts' },
  ])
})
