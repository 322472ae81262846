import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultStyles, type HeaderLayout } from '#document/styles.ts'
import { barCss } from './header-bar.ts'

/** The bar's rule for a logo of this height, whose picture has this size; without one it is gone. */
function barOf(layout: HeaderLayout, logoHeight: number, size?: readonly [number, number]): string {
  const logo = { asset: '0198c0de-0000-7000-8000-000000000001', alt: '' }
  const [width = 0, height = 0] = size ?? []
  return barCss(
    { ...defaultStyles, header: { ...defaultStyles.header, layout, logo, logoHeight } },
    { image: () => (size ? { src: '/a', srcSet: '', width, height, alt: '' } : undefined) },
    'Halm',
    [],
  )
}

test('a tall logo makes the bar taller, as far as its width lets it be drawn', () => {
  assert.equal(
    barOf('logo-left', 150, [200, 150]),
    ':root{--bar:calc(max(2.75rem,min(150px,45.00vw)) + 3.75rem)}',
  )
  assert.match(barOf('logo-center-stacked', 100, [300, 100]), /min\(100px,20\.00vw\)/)
})

test('a wide logo has what others leave of a wide window, and the bar is as tall as that makes it', () => {
  assert.equal(
    barOf('logo-left', 150, [1600, 400]),
    '@media(min-width:48rem){:root{--logo:clamp(15rem,(min(100vw - 2*var(--margin,1.25rem),var(--content,100vw)) - 6rem),60vw)}}' +
      ':root{--bar:calc(max(2.75rem,min(150px,var(--logo,60vw)*0.25)) + 3.75rem)}',
  )
  assert.doesNotMatch(barOf('logo-left', 150, [200, 150]), /--logo/)
  assert.doesNotMatch(barOf('logo-center-stacked', 150, [1600, 400]), /--logo/)
})

test('a logo no taller than the row, or one that is gone, leaves the bar as it is', () => {
  assert.equal(barOf('logo-left', 44, [100, 100]), '')
  assert.equal(barOf('logo-left', 150), '')
})

test('where entries stand below the logo the bar of a wide window has both rows', () => {
  const wide = /@media\(min-width:48rem\)\{:root\{--bar:calc\((.+) \+ 7\.25rem\)\}\}$/
  assert.equal(wide.exec(barOf('logo-center-stacked', 40, [100, 100]))?.[1], '2.75rem')
  assert.match(wide.exec(barOf('logo-center-stacked', 90, [100, 100]))?.[1] ?? '', /min\(90px,60\.00vw\)/)
})
