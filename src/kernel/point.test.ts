import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { compose, derived, point, question } from './point.ts'

suite('extension points', () => {
  const lines = point<string>('test.lines')
  const sender = question<string>('test.sender', 'nobody')

  test('a point gives all that was brought, in the order of the areas', () => {
    assert.deepEqual(compose([lines.of('b'), sender.of('x'), lines.of('a')]).of(lines), ['b', 'a'])
    assert.deepEqual(compose([]).of(lines), [])
  })

  test('a question has one answer, or its default', () => {
    assert.equal(compose([sender.of('shop')]).of(sender), 'shop')
    assert.equal(compose([]).of(sender), 'nobody')
    assert.throws(() => compose([sender.of('shop'), sender.of('blog')]), /Two areas answer test\.sender/)
  })

  test('two points may not share a name', () => {
    const same = point<number>('test.lines')
    assert.throws(() => compose([lines.of('a'), same.of(1)]), /Two points are called test\.lines/)
  })

  test('a derived value is made once for each composition', () => {
    let times = 0
    const joined = derived(lines, (values) => {
      times += 1
      return values.join()
    })
    const composed = compose([lines.of('a'), lines.of('b')])
    assert.equal(joined(composed) + joined(composed), 'a,ba,b')
    assert.equal(times, 1)
    assert.equal(joined(compose([lines.of('c')])), 'c')
  })
})
