import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, get } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))

/** What `npm start` gives the program's process: settings of the machine's allocator, and flags of Node. */
export function startedWith(): { settings: Record<string, string>; flags: string[] } {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const [, before = '', after = ''] = / env (.*?)node (.*?)scripts\/start\.mjs/.exec(scripts.start) ?? []
  const words = (text: string): string[] => text.split(' ').filter(Boolean)
  return {
    settings: Object.fromEntries(words(before).map((word) => word.split('=', 2))) as Record<string, string>,
    flags: words(after),
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      )
    })
  })
}

/** What a host of this machine answers, whatever its name: not every resolver knows that *.localhost is here. */
export function read(
  port: number,
  host: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ type: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host, ...headers } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ type: response.headers['content-type'] ?? '', body: Buffer.concat(parts) }),
      )
    }).on('error', reject)
  })
}

/** Ends a program, which may have pages to store yet: its folder is not to go before it. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

/** What a program under measurement is told; nothing of ours leaks in. */
export function environmentOf(port: number, folder: string): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    PORT: String(port),
    DATA_DIR: folder,
    SECRET_KEY: 'only for measurements, and nowhere else',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  }
}

/**
 * Starts the whole program on a data folder, in a process of its own, and waits until it is ready.
 *
 * @param given.at the port of an earlier start, so that addresses stay what they were
 * @param given.env what it is told beside what every program under measurement is
 */
export async function programOn(
  folder: string,
  { at, env = {} }: { readonly at?: number; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<{ child: ChildProcess; port: number }> {
  const port = at ?? (await freePort())
  const { settings, flags } = startedWith()
  const child = spawn(
    process.execPath,
    [
      ...flags,
      '--import',
      './scripts/hooks.mjs',
      '--input-type=module',
      '-e',
      "const { main } = await import('./src/faces/server/main.ts'); await main()",
    ],
    {
      cwd: root,
      env: { ...environmentOf(port, folder), ...settings, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let said = ''
  child.stdout.on('data', (part: Buffer) => (said += part.toString()))
  while (!said.includes('is running')) {
    if (child.exitCode !== null) throw new Error(`The program ended: ${said}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { child, port }
}
