import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileSizeText, megabytesOf } from './file-size.ts'

test('a size is said in steps of 1,000', () => {
  const said = (bytes: number) => fileSizeText('en-US', bytes)
  assert.equal(said(0), '0 bytes')
  assert.equal(said(1), '1 byte')
  assert.equal(said(999), '999 bytes')
  assert.equal(said(1_000), '1 kB')
  assert.equal(said(1_024), '1 kB')
  assert.equal(said(999_400), '999 kB')
  assert.equal(said(4_200_000), '4.2 MB')
  assert.equal(said(42_500_000), '43 MB')
  assert.equal(said(10_000_000_000), '10 GB')
  assert.equal(said(1_500_000_000_000), '1.5 TB')
  assert.equal(said(2e15), '2,000 TB')
})

test('what rounds up to a whole unit is said in it', () => {
  assert.equal(fileSizeText('en-US', 999_600), '1 MB')
  assert.equal(fileSizeText('en-US', 999_999_999), '1 GB')
})

test('a size is said in the person’s language', () => {
  assert.match(fileSizeText('de-DE', 4_200_000), /^4,2\sMB$/)
  assert.match(fileSizeText('fr-FR', 4_200_000), /^4,2\sMo$/)
})

test('a limit is never said higher than it is', () => {
  assert.equal(megabytesOf(20 * 1024 * 1024), 20.9)
  assert.equal(megabytesOf(2_000_000), 2)
})
