// Installs from the lock file what is missing: what serving needs, or with `all` what testing and building need too.
// Runs on whatever Node the machine has (20 or later), and does nothing (and needs no network) when what is installed
// is what the lock file says.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { npmEnvironment } from './npm-environment.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const marker = join(root, 'node_modules', '.portico-installed')

const [major] = process.versions.node.split('.').map(Number)
if (major < 20) {
  console.error(`Portico installs with Node 20 or later; this is ${process.version}.`)
  process.exit(1)
}

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
const [installed, extent] = existsSync(marker) ? readFileSync(marker, 'utf8').split(' ') : []
const isAllAsked = process.argv[2] === 'all'
const isDone = installed === wanted && (extent === 'all' || !isAllAsked)

const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {})

const write = (what) => writeFileSync(marker, `${wanted} ${what}`)

/**
 * Whether somebody has installed by hand what the lock file names: npm keeps its own record, written last.
 *
 * @param isAll whether the development packages count
 */
function isThere(isAll) {
  const found = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([place, { version, integrity, optional, dev }]) => {
      if (place === '' || (dev && !isAll)) return true
      const one = found[place]
      // Optional ones are for other machines too.
      return one ? one.version === version && one.integrity === integrity : optional === true
    },
  )
}

if (!isDone && isThere(true)) write('all')
else if (!isDone && !isAllAsked && isThere(false)) write('runtime')
else if (!isDone) {
  // Where development packages are, serving keeps them: the next test would fetch them again.
  const isAll = isAllAsked || extent === 'all'
  console.log('Installing what the lock file names …')
  // Said either way: with NODE_ENV=production npm leaves them out by itself.
  const scope = isAll ? '--include=dev' : '--omit=dev'
  try {
    execFileSync('npm', ['ci', scope, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: npmEnvironment(process.env, root),
    })
  } catch {
    console.error('The packages could not be installed; npm says why above.')
    process.exit(1)
  }
  write(isAll ? 'all' : 'runtime')
}
