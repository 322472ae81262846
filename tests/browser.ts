import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

/** What every browser under test is started with: nothing of its own goes over the network. */
export const quietArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const systems = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The whole browser of this machine: the one CHROMIUM_PATH names, or the system's; null without one. */
export function wholeBrowser(): string | null {
  return process.env['CHROMIUM_PATH'] ?? systems.find((path) => existsSync(path)) ?? null
}

const cache = join(import.meta.dirname, '..', '.cache')

/**
 * The browser that comes as a package, unpacked once a version, into the project's own folder. By itself the
 * package unpacks to where everyone writes: of two who ask at once the second starts half a browser, and what
 * one user left there another cannot start.
 *
 * @param into the folder that is unpacked into
 * @returns the path of its program, whole, however many unpack at once
 */
export async function packedBrowser(into: string): Promise<string> {
  const folder = dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'))
  const { version } = JSON.parse(readFileSync(join(folder, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const unpacked = join(into, `browser-${version}`)
  const program = join(unpacked, 'chromium')
  if (existsSync(program)) return program
  const { default: packed } = await import('@sparticuz/chromium')
  mkdirSync(into, { recursive: true })
  const half = mkdtempSync(`${unpacked}.`)
  const usual = process.env['TMPDIR']
  process.env['TMPDIR'] = half
  const unpacking = packed.executablePath()
  if (usual === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = usual
  await unpacking
  try {
    renameSync(half, unpacked)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    // Somebody else was first.
    if (!existsSync(program)) throw error
  }
  return program
}

/**
 * A browser to drive: the one that comes as a package, the same for everybody and without a window of its own, which
 * costs a third of a whole one; where CHROMIUM_PATH names another, that. It takes no extension.
 */
export async function openBrowser(extra: readonly string[] = []): Promise<Browser> {
  const args = [...quietArgs, ...extra]
  const named = process.env['CHROMIUM_PATH']
  if (named) return chromium.launch({ executablePath: named, args })
  // Not the package's own arguments: those are for a single process, which dies with its first closed tab.
  return chromium.launch({
    executablePath: await packedBrowser(cache),
    args: [...args, '--headless=shell', '--disable-dev-shm-usage'],
  })
}

/** The browser that people have, to measure what they wait for; the one that comes as a package where there is none. */
export async function openWholeBrowser(extra: readonly string[] = []): Promise<Browser> {
  const whole = wholeBrowser()
  return whole
    ? chromium.launch({ executablePath: whole, args: [...quietArgs, ...extra] })
    : openBrowser(extra)
}
