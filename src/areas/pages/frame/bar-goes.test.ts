import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultStyles, type HeaderLayout } from '#document/styles.ts'
import { goesCss } from './bar-goes.ts'

const heights = (layout: HeaderLayout, logoHeight: number, sticky: 'none' | 'always' = 'always'): string[] =>
  [
    ...goesCss({
      ...defaultStyles.header,
      layout,
      logo: { asset: '', alt: '' },
      logoHeight,
      sticky,
    }).matchAll(/@media\((.*?)\)\{/g),
  ].map(([, condition = '']) => condition)

test('a bar with a tall logo goes on windows lower than three of it', () => {
  assert.deepEqual(heights('logo-left', 150), ['max-height:34.99rem'])
  assert.deepEqual(heights('logo-left', 60), [])
  assert.deepEqual(heights('logo-left', 150, 'none'), [])
})

test('one with two rows does so on wide windows, one at the side on narrow ones alone', () => {
  assert.deepEqual(heights('logo-center-stacked', 40), ['max-height:22.99rem) and (min-width:48rem'])
  assert.deepEqual(heights('sidebar', 150), ['max-height:34.99rem) and (max-width:47.99rem'])
})
