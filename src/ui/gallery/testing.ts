import assert from 'node:assert/strict'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { axeFaults, complaintsOf, type ServedGallery, serveGallery } from '../../../tests/gallery.ts'

/** What of the gallery is shown, and how. */
export interface View {
  readonly part?: string
  readonly width?: number
  readonly theme?: 'light' | 'dark'
  readonly isLong?: boolean
  readonly locale?: string
}

/** The gallery, and a way to look at it. */
export interface Gallery extends ServedGallery {
  /** Runs `act` on a page of it; what the page complains about fails the test. */
  inGallery(view: View, act: (page: Page) => Promise<void>): Promise<void>
}

/** Serves the gallery, built for this file of tests or, where TEST_UI_GALLERY names that folder, for all; opens a browser. */
export async function startGallery(): Promise<Gallery> {
  const served = await serveGallery(
    join(import.meta.dirname, 'vite.config.ts'),
    process.env['TEST_UI_GALLERY'],
  )
  const { browser, address } = served
  return {
    ...served,
    async inGallery({ part, width = 1280, theme = 'light', isLong = false, locale }, act) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        colorScheme: theme,
        reducedMotion: 'reduce',
      })
      const complaints = complaintsOf(page)
      const query = new URLSearchParams({
        ...(part && { part }),
        ...(isLong && { long: '' }),
        ...(locale && { locale }),
      })
      await page.goto(`${address}?${query.toString()}`)
      await page.waitForSelector('h1')
      await act(page)
      await page.close()
      assert.deepEqual(complaints, [])
    },
  }
}

/** What axe finds, as rule and element. */
export async function faultsOf(page: Page): Promise<string[]> {
  await page.waitForTimeout(300)
  return axeFaults(page)
}
