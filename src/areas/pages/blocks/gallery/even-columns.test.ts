import assert from 'node:assert/strict'
import { test } from 'node:test'
import { evenColumns, MOST_CUT, type Placed, type Standing } from './even-columns.ts'

/** Numbers from 0 to 1, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Heights of what cameras and phones make, upright and lying, and of what people cut. */
const USUAL = [2 / 3, 3 / 2, 3 / 4, 4 / 3, 1, 9 / 16, 5 / 4, 4 / 5, 1 / 2]

const wall = (count: number, next: () => number, isSaid: (index: number) => boolean = () => false) =>
  Array.from({ length: count }, (_, index): Standing => ({
    tall: USUAL[Math.floor(next() * USUAL.length)] ?? 1,
    said: isSaid(index) ? 1 : 0,
  }))

/** A wall as a browser lays it: the columns, each with its height and what its pictures lose, all in pixels. */
function laid(pictures: readonly Standing[], placed: readonly Placed[], given: Sizes) {
  const { count, width, space, caption } = given
  const column = (width - (count - 1) * space) / count
  const columns: { height: number; pictures: number; cut: number }[] = []
  for (const [index, { isFirst, widths, spaces, captions }] of placed.entries()) {
    if (isFirst) columns.push({ height: -space, pictures: 0, cut: 0 })
    const last = columns.at(-1)
    const picture = pictures[index]
    assert.ok(last && picture)
    const height = widths * column + spaces * space + captions * caption
    const share = height / (picture.tall * column)
    last.height += height + space + picture.said * caption
    last.pictures += 1
    last.cut = Math.max(last.cut, share < 1 ? 1 - share : 1 - 1 / share)
  }
  return columns
}

interface Sizes {
  readonly count: number
  /** Of the block. */
  readonly width: number
  readonly space: number
  readonly caption: number
}

const WIDTHS = [330, 608, 834, 1100, 1440, 1600]

test('1 to 40 pictures, at every width: as many columns as asked for, in order, none empty, all as tall', () => {
  const next = numbers(7)
  let even = 0
  for (let pictures = 1; pictures <= 40; pictures += 1) {
    for (let count = 1; count <= 6; count += 1) {
      for (const isSaid of [() => false, () => true, (index: number) => index % 3 === 0]) {
        const given = wall(pictures, next, isSaid)
        const placed = evenColumns(given, count)
        if (!placed) continue
        even += 1
        assert.equal(placed.length, pictures)
        for (const width of WIDTHS) {
          for (const space of [0, 8, 40]) {
            const columns = laid(given, placed, { count, width, space, caption: 35 })
            const heights = columns.map(({ height }) => height)
            assert.equal(columns.length, count)
            assert.ok(columns.every((column) => column.pictures > 0))
            const off = Math.max(...heights) - Math.min(...heights)
            assert.ok(off < 1, `${pictures} in ${count}, ${width} px: ${off} px`)
          }
        }
      }
    }
  }
  assert.ok(even > 300, `${even} walls end evenly`)
})

test('no picture loses more than it may, wherever columns are not narrow and far apart', () => {
  const next = numbers(11)
  for (let pictures = 2; pictures <= 40; pictures += 1) {
    for (let count = 2; count <= 4; count += 1) {
      const given = wall(pictures, next, (index) => index % 2 === 0)
      const placed = evenColumns(given, count)
      for (const width of placed ? [834, 1100, 1440, 1600] : []) {
        for (const space of [0, 8, 32]) {
          const cuts = laid(given, placed ?? [], { count, width, space, caption: 35 }).map(({ cut }) => cut)
          assert.ok(Math.max(...cuts) <= MOST_CUT + 0.001, `${pictures} in ${count}, ${width} px: ${cuts}`)
        }
      }
    }
  }
})

test('walls of a dozen and more end evenly, whatever is on them', () => {
  const next = numbers(3)
  const missed: string[] = []
  for (let run = 0; run < 200; run += 1) {
    for (const count of [2, 3]) {
      const pictures = 12 + Math.floor(next() * 29)
      if (!evenColumns(wall(pictures, next), count)) missed.push(`${pictures} in ${count}`)
    }
  }
  assert.ok(missed.length <= 20, `${missed.length} of 400: ${missed.slice(0, 10).join('; ')}`)
})

test('pictures that are alike stay as they are', () => {
  const placed = evenColumns(
    Array.from({ length: 9 }, () => ({ tall: 0.75, said: 1 })),
    3,
  )
  assert.deepEqual(
    placed?.map(({ isFirst }) => isFirst),
    [true, false, false, true, false, false, true, false, false],
  )
  for (const { widths, spaces, captions } of placed ?? [])
    assert.deepEqual([widths, spaces, captions], [0.75, 0, 0])
})

test('what would lose too much keeps its proportions: few that differ, fewer than columns', () => {
  const of = (...tall: number[]) => tall.map((one) => ({ tall: one, said: 0 }))
  assert.equal(evenColumns(of(1.5, 0.5), 2), null)
  assert.equal(evenColumns(of(1, 1), 3), null)
  assert.equal(evenColumns([], 2), null)
  assert.equal(evenColumns(of(1, 1, 1), 1), null)
  assert.ok(evenColumns(of(1, 1), 2))
  // The wall of the potter's template: 2.75 beside 2.67.
  assert.ok(evenColumns(of(1.25, 1, 0.5, 0.667, 1.25, 0.75), 2))
})

test('the most pictures that a gallery holds are laid in no time', () => {
  const given = wall(200, numbers(5))
  const since = performance.now()
  assert.equal(evenColumns(given, 6)?.length, 200)
  const took = performance.now() - since
  assert.ok(took < 500, `${took} ms`)
})
