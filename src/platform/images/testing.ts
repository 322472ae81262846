import sharp from 'sharp'
import { Refusal } from '#kernel/refusal.ts'

/** A picture that no format makes small: a JPEG. */
export async function noise(width: number, height: number): Promise<Buffer> {
  const noisy = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width, height, channels: 3, background: '#000', noise: noisy } })
    .jpeg()
    .toBuffer()
}

/** What a promise was refused with, as `503 images.busy`; `nothing` where it was kept. */
export async function refusalOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise
  } catch (error) {
    if (error instanceof Refusal) return `${error.status} ${error.code}`
    throw error
  }
  return 'nothing'
}
