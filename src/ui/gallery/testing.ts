import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { settled } from '../../../tests/eventually.ts'
import { axeFaults, keptTab, servedGallery } from '../../../tests/gallery.ts'

/** What of the gallery is shown, and how. */
export interface View {
  readonly part?: string
  readonly width?: number
  readonly theme?: 'light' | 'dark'
  readonly isLong?: boolean
  readonly locale?: string
  /** Whether the page is loaded for it. */
  readonly isLoaded?: boolean
}

/** The gallery, built for this process or, where TEST_UI_GALLERY names that folder, for several; served when it is asked for. */
export const served = servedGallery(
  join(import.meta.dirname, 'vite.config.ts'),
  process.env['TEST_UI_GALLERY'],
)

const inTab = keptTab(served, {})

/** Runs `act` on a page of the gallery; what the page complains about fails the test. */
export function inGallery(
  { part, width = 1280, theme = 'light', isLong = false, locale, isLoaded = false }: View,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const query = new URLSearchParams({
    ...(part && { part }),
    ...(isLong && { long: '' }),
    ...(locale && { locale }),
  }).toString()
  return inTab({ query, width, height: 900, scheme: theme, isLoaded }, async (page) => {
    await page.waitForSelector('h1')
    await settled(page)
    await act(page)
  })
}

/** What axe finds, as rule and element. */
export async function faultsOf(page: Page): Promise<string[]> {
  await settled(page)
  return axeFaults(page)
}
