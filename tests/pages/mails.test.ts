import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { button } from '#platform/mail/parts.ts'
import { renderMail } from '#platform/mail/render-mail.ts'
import { sharedBrowser } from '../lane.ts'

/** Contrast of two colours as a browser computes them, `rgb(r, g, b)` (WCAG 2). */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other]
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((text) => {
        const value = Number(text) / 255
        return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    .toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

describe('mails', () => {
  for (const scheme of ['light', 'dark'] as const)
    for (const accent of [undefined, '#101a3a', '#7a1f2b', '#ffee00', '#f4f4f4'])
      test(`the button of a mail stands out from its card, and its words from it (${accent ?? 'our own'}, ${scheme})`, async () => {
        const content = {
          subject: 'Hello',
          preview: 'Hello',
          parts: [button('Look at it', 'https://example.com/there')],
        }
        const { html } = await renderMail(content, { name: 'Halm', ...(accent && { accent }) }, 'en-US')
        const page = await (await sharedBrowser()).newPage({ colorScheme: scheme })
        await page.setContent(html)
        const { words, ground, card } = await page.getByText('Look at it').evaluate((link) => {
          const groundOf = (element: Element | null): string => {
            for (let one = element; one; one = one.parentElement) {
              const colour = getComputedStyle(one).backgroundColor
              if (colour !== 'rgba(0, 0, 0, 0)') return colour
            }
            return 'rgb(255, 255, 255)'
          }
          const isCard = (element: Element) => element.getBoundingClientRect().width > 400
          let around: Element | null = link
          while (around && !isCard(around)) around = around.parentElement
          return { words: getComputedStyle(link).color, ground: groundOf(link), card: groundOf(around) }
        })
        await page.close()
        assert.ok(contrast(words, ground) >= 4.5, `${words} on ${ground}`)
        // On paper a light colour is what somebody chose; in the dark they did not see it.
        if (scheme === 'dark') assert.ok(contrast(ground, card) >= 3, `${ground} on ${card}`)
      })
})
