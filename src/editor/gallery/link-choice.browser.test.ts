import assert from 'node:assert/strict'
import { test } from 'node:test'
import { becomes } from '../../../tests/eventually.ts'
import { inEditor } from './testing.ts'

test('a link is led to a thing of an area, which stands under a heading of its own', () =>
  inEditor('fresh', async ({ page, frame, settle }) => {
    await frame.locator('[data-block="herobutt"]').click({ position: { x: 4, y: 4 } })
    await settle()
    const inspector = page.locator('[data-region="inspector"]')
    await inspector.getByRole('button', { name: '#top' }).click()
    const choice = page.getByRole('dialog', { name: 'Link' })
    const courses = choice.getByRole('group', { name: 'Courses' })
    await courses.getByRole('option', { name: 'Croissants at dawn' }).waitFor()
    assert.equal(await choice.getByRole('group', { name: 'Pages' }).getByRole('option').count(), 4)
    await choice.getByRole('searchbox').fill('rye')
    await becomes(() => choice.getByRole('option').count(), 1)
    await courses.getByRole('option', { name: 'Baking with rye' }).click()
    await inspector.getByRole('button', { name: 'Baking with rye' }).waitFor()
  }))
