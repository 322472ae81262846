import type { Page } from 'playwright-core'

export interface Shift {
  /** The sum of layout shifts (web.dev, "Cumulative Layout Shift"), and what shifted. */
  readonly sum: number
  readonly shifted: readonly string[]
}

/** What has shifted on a page since it was asked for. */
export function shiftOf(page: Page): Promise<Shift> {
  return page.evaluate(
    () =>
      new Promise<Shift>((resolve) => {
        let sum = 0
        const shifted: string[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] }
            sum += value
            for (const { node } of sources) {
              const element = node instanceof Element ? node : node?.parentElement
              shifted.push(`${element?.tagName.toLowerCase()}.${element?.className}`)
            }
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve({ sum, shifted }), 250)
      }),
  )
}
