import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newId } from '#kernel/ids.ts'
import { siteType } from '#kernel/states/site-type.ts'
import { isSeenAs } from './seen-as.ts'

test('a parking page is seen as an administrator alone: there is none for any other role', () => {
  const roles = ['admin', 'website_editor', 'viewer', newId()]
  const seen = (type: Parameters<typeof isSeenAs>[0]) => roles.map((role) => isSeenAs(type, role))
  assert.deepEqual(seen(siteType.parkingPage), [true, false, false, false])
  assert.deepEqual(seen(siteType.classic), [true, true, true, true])
})
