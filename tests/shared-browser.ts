import type { Browser } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { sharedInProcess } from './shared-in-process.ts'

/** The browser of all the tests of this process: what they open in it is their own, and theirs to close. */
export const sharedBrowser: () => Promise<Browser> = sharedInProcess(() => openBrowser())
