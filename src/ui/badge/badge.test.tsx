import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { Badge, Count, Status } from './badge.tsx'

test('the word carries the meaning; dots are hidden; a count can be named', () => {
  assert.match(renderToStaticMarkup(<Badge tone="danger">Expired</Badge>), /Expired/)
  assert.match(renderToStaticMarkup(<Status tone="success">Paid</Status>), /aria-hidden="true".*Paid/)
  assert.match(renderToStaticMarkup(<Count value={12} label="12 unread" />), /aria-label="12 unread"/)
})
