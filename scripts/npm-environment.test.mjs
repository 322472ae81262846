import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'

/** What npm would be given, as an ordinary user finds it: root may write everywhere. */
function asked(env) {
  const code = `import { npmEnvironment } from ${JSON.stringify(new URL('npm-environment.mjs', import.meta.url).href)}
process.stdout.write(JSON.stringify(npmEnvironment(${JSON.stringify(env)}, '/srv/portico')))`
  const [command, ...before] =
    process.getuid?.() === 0
      ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', process.execPath]
      : [process.execPath]
  return JSON.parse(
    execFileSync(command, [...before, '--input-type=module', '-e', code], {
      encoding: 'utf8',
      cwd: fileURLToPath(new URL('..', import.meta.url)),
    }),
  )
}

test('npm keeps its cache at home, and beside the program for whoever has no home to write', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-home-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755)
  const home = join(folder, 'home')
  mkdirSync(home)
  chmodSync(home, 0o777)
  const closed = join(folder, 'closed')
  mkdirSync(closed, { mode: 0o500 })
  // Neither there nor to be made, by whoever owns the folder either.
  const nowhere = join(closed, 'nowhere')

  const beside = { HOME: '/srv/portico', npm_config_cache: '/srv/portico/.cache/npm' }
  assert.deepEqual(asked({ HOME: home, PATH: '/bin' }), { HOME: home, PATH: '/bin' })
  assert.deepEqual(asked({ PATH: '/bin' }), { PATH: '/bin', ...beside })
  assert.deepEqual(asked({ HOME: '' }), beside)
  assert.deepEqual(asked({ HOME: nowhere }), beside)
  assert.deepEqual(asked({ HOME: closed }), beside)
  // npm tells what it runs where its cache would be; somebody may have named another.
  const told = { HOME: nowhere, npm_config_cache: join(nowhere, '.npm') }
  assert.deepEqual(asked(told), beside)
  const named = { HOME: closed, npm_config_cache: join(home, 'cache') }
  assert.deepEqual(asked(named), named)
})
