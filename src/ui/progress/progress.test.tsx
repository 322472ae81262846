import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { Progress } from './progress.tsx'

test('known work has a value, unknown has none', () => {
  assert.match(
    renderToStaticMarkup(<Progress label="Import" value={301} total={1204} />),
    /aria-valuetext="25%"/,
  )
  assert.doesNotMatch(renderToStaticMarkup(<Progress label="Import" value={null} />), /aria-valuenow/)
})

test('it can be cancelled where that is possible', () => {
  assert.match(
    renderToStaticMarkup(
      <Progress label="Import" value={1} cancel={{ name: 'Cancel the import', run() {} }} />,
    ),
    /aria-label="Cancel the import"/,
  )
  assert.doesNotMatch(renderToStaticMarkup(<Progress label="Import" value={1} />), /<button/)
})
