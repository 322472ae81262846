import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { ask, environment, freePort, plantedFolder, root, scratchFolder } from './program.ts'

// The first of the two commands as a person gives it, and as a container does: `npm start`, told to stop by a signal
// that npm alone receives. And what it installs.

/** `npm start` without a home folder; ready when it says where. */
async function npmStart(
  t: { after(end: () => void): void },
  env: Record<string, string>,
): Promise<{ stop(): Promise<number | null>; output(): string }> {
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  t.after(() => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // Nobody is left behind, as it should be.
    }
  })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (output += part.toString()))
  let isOver = false
  const ended = new Promise<number | null>((resolve) =>
    child.on('exit', (code) => {
      isOver = true
      resolve(code)
    }),
  )
  while (!output.includes('is running')) {
    if (isOver) throw new Error(`It ended before it was ready:\n${output}`)
    await pause(50)
  }
  return {
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
    output: () => output,
  }
}

test('npm start, told to stop, finishes what is under way and leaves nobody behind', async (t) => {
  const folder = plantedFolder()
  t.after(() => folder.remove())
  const port = await freePort()
  // It is the command that says it is no place where things are developed.
  const { NODE_ENV: _, ...env } = environment(port, { folder: folder.path, more: { LOG_LEVEL: 'info' } })
  const first = await npmStart(t, env)
  // Nothing is planted by this start: who missed the first one finds in.
  assert.match(first.output(), /Sign in with {2}demo@portico\.example\n {2}Password {6}portico-demonstration/)
  for (const where of [
    `Owner's app   http://localhost:${port}`,
    `Sites         http://NAME.sites.localhost:${port}`,
    `Mailbox       http://localhost:${port}/dev/mail`,
    ...['halm', 'ines-varga', 'nila-orr'].map((name) => `  http://${name}.sites.localhost:${port}\n`),
  ])
    assert.ok(first.output().includes(where), first.output())
  // All of 127.0.0.0/8 is this machine: who listens at every address answers at this one, too.
  await assert.rejects(ask(port, '/healthz', { address: '127.0.0.2' }), /ECONNREFUSED/)
  // Its body comes only after the signal.
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'a password that is nobody’s' })
  const late = new Promise<number>((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: '/api/account/sign-in',
        method: 'POST',
        headers: {
          host: `localhost:${port}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
      },
    )
    sent.on('error', reject)
    sent.write(body.slice(0, 10))
    setTimeout(() => sent.end(body.slice(10)), 1_000)
  })
  await pause(200)
  const [status, code] = await Promise.all([late, first.stop()])
  assert.ok(status >= 400 && status < 500, `the request under way is answered: ${status}`)
  assert.match(first.output(), /finishing what is under way/)
  assert.equal(code, 0, first.output())
  await assert.rejects(ask(port, '/healthz'), /ECONNREFUSED/, 'nobody goes on serving')
})

/** A folder with what installing needs, an npm that writes down how it was called, and a record of what is there. */
function installing(t: { after(end: () => void): void }, recorded: string | null) {
  const folder = scratchFolder()
  t.after(() => folder.remove())
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    cpSync(join(root, file), join(folder.path, file))
  cpSync(join(root, 'scripts'), join(folder.path, 'scripts'), { recursive: true })
  mkdirSync(join(folder.path, 'node_modules'))
  mkdirSync(join(folder.path, 'bin'))
  if (recorded !== null) writeFileSync(join(folder.path, 'node_modules', '.package-lock.json'), recorded)
  const calls = join(folder.path, 'calls')
  const npm = join(folder.path, 'bin', 'npm')
  writeFileSync(npm, `#!/bin/sh\necho "$@" >> '${calls}'\n`)
  chmodSync(npm, 0o755)
  /** Installs as a command does; `all` for one that needs the development packages. Tells what npm was asked for. */
  return async (...what: readonly 'all'[]): Promise<string> => {
    rmSync(calls, { force: true })
    const child = spawn(process.execPath, ['scripts/install.mjs', ...what], {
      cwd: folder.path,
      env: { PATH: `${dirname(npm)}:${process.env['PATH'] ?? ''}`, NODE_ENV: 'production' },
      stdio: 'ignore',
    })
    assert.equal(await new Promise<number | null>((resolve) => child.on('exit', resolve)), 0)
    return existsSync(calls) ? readFileSync(calls, 'utf8') : ''
  }
}

test('what serves is installed once, and what tests need is added when a command needs it', async (t) => {
  const install = installing(t, null)
  assert.match(await install(), /^ci --omit=dev --ignore-scripts /)
  assert.equal(await install(), '')
  assert.match(await install('all'), /^ci --include=dev --ignore-scripts /)
  assert.equal(await install('all'), '')
  assert.equal(await install(), '', 'more than is needed is enough')
})

test('who has installed by hand is not made to install again, and one package of another version is enough to', async (t) => {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  assert.equal(await installing(t, lock)('all'), '')
  const { packages } = JSON.parse(lock) as { packages: Record<string, { dev?: true }> }
  const serving = Object.fromEntries(Object.entries(packages).filter(([, { dev }]) => !dev))
  const install = installing(t, JSON.stringify({ packages: serving }))
  assert.equal(await install(), '')
  assert.match(await install('all'), /^ci --include=dev /)
  const other = lock.replace(/("node_modules\/react": \{\s*"version": ")[^"]+/, '$10.0.0')
  assert.notEqual(other, lock)
  assert.match(await installing(t, other)(), /^ci /)
})
