import type { ShownEnding } from '../../form/drawn.ts'

/** What the page says that is seen once a form was sent; null on every other page. */
export function endingIn(sent: string): ShownEnding | null {
  if (sent === '') return null
  try {
    const { reference, words, asset, isWaiting } = JSON.parse(sent) as Partial<
      Record<keyof ShownEnding, unknown>
    >
    if (typeof reference !== 'string' || typeof words !== 'string') return null
    return {
      reference,
      words,
      asset: typeof asset === 'string' ? asset : null,
      isWaiting: isWaiting === true,
    }
  } catch {
    return null
  }
}
