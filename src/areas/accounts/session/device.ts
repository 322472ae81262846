import type { Device } from '../contract.ts'
import { USER_AGENT_MAX } from './session.ts'

// In this order: most browsers also name the ones they descend from.
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/\d/],
  ['Opera', /\bOPR\/\d|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['DuckDuckGo', /\bDuckDuckGo\/|\bDdg\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\/|\bHeadlessChrome\//],
  ['Safari', /\bSafari\//],
]

const systems: readonly (readonly [string, RegExp])[] = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b|\biPod\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b|\bMac OS X\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
]

const nameIn = (list: readonly (readonly [string, RegExp])[], text: string): string =>
  list.find(([, pattern]) => pattern.test(text))?.[0] ?? ''

/** What a `User-Agent` header says of the device, as far as it can be told; a hint for its owner, never a proof. */
export function deviceOf(header: string): Device {
  const userAgent = header.slice(0, USER_AGENT_MAX)
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  if (userAgent.trim() === '') return { browser, system, kind: 'unknown' }
  if (system === 'iPadOS') return { browser, system, kind: 'tablet' }
  if (system === 'Android')
    return { browser, system, kind: /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet' }
  if (system === 'iOS') return { browser, system, kind: 'phone' }
  if (browser !== '' && system !== '') return { browser, system, kind: 'desktop' }
  const program = /^([A-Za-z][\w .-]{1,30})\/[\d.]+/.exec(userAgent)?.[1]
  if (browser === '' && program && program !== 'Mozilla') return { browser: program, system, kind: 'program' }
  return { browser, system, kind: 'unknown' }
}
