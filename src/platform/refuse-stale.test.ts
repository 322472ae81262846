import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '#kernel/refusal.ts'
import { refuseStale } from './refuse-stale.ts'

const parts = (title: string, ...tags: string[]) => ({ title, tags })
const refuse = (
  seen: ReturnType<typeof parts> | undefined,
  now: ReturnType<typeof parts>,
  given: ReturnType<typeof parts>,
): void => refuseStale({ field: 'tags', seen, now, given })

test('parts that are as they were seen may be put in the place of, whatever is put there', () => {
  refuse(parts('Oak', 'a', 'b'), parts('Oak', 'a', 'b'), parts('Elm'))
})

test('parts that are others by now are not, and what is there is told, at the field', () => {
  const now = parts('Ash', 'a')
  for (const seen of [parts('Oak', 'a'), parts('Ash'), parts('Ash', 'a', 'b')])
    assert.throws(
      () => refuse(seen, now, parts('Elm')),
      (error) => {
        assert.ok(error instanceof Refusal)
        assert.deepEqual([error.kind, error.code], ['conflict', 'changed_meanwhile'])
        assert.deepEqual([error.detail?.field, error.detail?.data], ['tags', now])
        return true
      },
    )
})

test('what is as it is to be already is no change: sent twice, it is not refused', () => {
  refuse(parts('Oak'), parts('Elm', 'a'), parts('Elm', 'a'))
})

test('whoever does not say what they saw puts theirs in the place of anything', () => {
  refuse(undefined, parts('Ash'), parts('Elm'))
})

test('the order of a list counts: where it says nothing, the caller brings both into one', () => {
  assert.throws(() => refuse(parts('Oak', 'a', 'b'), parts('Oak', 'b', 'a'), parts('Elm')))
})
