import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wayBack } from './way-back.ts'

test('a site is brought back by its people where they choose, else asked for where that is said', () => {
  const href = 'mailto:desk@example.com'
  assert.deepEqual(wayBack({ siteId: 'one', canChoose: true, href }), { does: 'choose' })
  assert.deepEqual(wayBack({ siteId: 'one', canChoose: false, href }), { does: 'ask', href })
  // Words that lead nowhere stand on the screen of the plan, or that the operator is to be asked: no way for that screen.
  assert.deepEqual(wayBack({ siteId: 'one', canChoose: false, href: null }), {
    does: 'read',
    href: '/sites/one/plan',
  })
})
