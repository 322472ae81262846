import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holesIn } from './audit.mjs'

/** An answer as npm 11 prints it. */
const answer = (...vulnerabilities) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(vulnerabilities.map((one) => [one.name, one])),
    metadata: {},
  })

test('R-52: a grave hole is named with what was published, a slight one is not', () => {
  assert.deepEqual(holesIn(answer()), [])
  const slight = { name: 'slight', severity: 'moderate', via: [] }
  const grave = {
    name: 'grave',
    severity: 'high',
    via: ['what-it-needs', { url: 'https://example.com/advisory' }],
  }
  assert.deepEqual(holesIn(answer(slight, grave)), ['grave (high) https://example.com/advisory'])
})

test('R-52: a registry that does not answer for it has not said that all is well', () => {
  assert.equal(holesIn(''), null)
  assert.equal(holesIn('{"message":"405","error":{"summary":"","detail":""}}'), null)
  assert.equal(holesIn('{}'), null)
})
