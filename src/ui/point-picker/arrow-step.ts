/** Where an arrow key leads, in steps of `by` to the right and down; null for every other key. */
export function arrowStep(key: string, by: number): { readonly x: number; readonly y: number } | null {
  if (key === 'ArrowLeft') return { x: -by, y: 0 }
  if (key === 'ArrowRight') return { x: by, y: 0 }
  if (key === 'ArrowUp') return { x: 0, y: -by }
  if (key === 'ArrowDown') return { x: 0, y: by }
  return null
}
