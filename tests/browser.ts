import { existsSync } from 'node:fs'
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

/**
 * A browser to drive: the machine's, or the one that comes as a package, which draws and clicks like the
 * other but takes no extension.
 */
export async function openBrowser(extra: readonly string[] = []): Promise<Browser> {
  const args = [...quietArgs, ...extra]
  const whole = wholeBrowser()
  if (whole) return chromium.launch({ executablePath: whole, args })
  const { default: packed } = await import('@sparticuz/chromium')
  // Not the package's own arguments: those are for a single process, which dies with its first closed tab.
  return chromium.launch({
    executablePath: await packed.executablePath(),
    args: [...args, '--headless=shell', '--no-zygote', '--disable-dev-shm-usage'],
  })
}
