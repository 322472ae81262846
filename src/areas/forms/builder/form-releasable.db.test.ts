import assert from 'node:assert/strict'
import { bringBack, goLive, testOnBlankSite as test, pendingOf } from '#areas/pages/testing.ts'
import { liveEditions } from '#areas/releases/index.ts'
import { aForm } from '../form/testing.ts'
import { aContactForm, aDraftedForm, aReleasedForm } from '../testing.ts'
import { readEditions } from './edition.store.ts'
import { setTrashed, updateForm } from './form.store.ts'

test('a form goes live with a release, and comes back with an earlier one', async (world) => {
  const { ctx } = world
  const shown = async () =>
    (await readEditions(ctx, [...(await liveEditions(ctx, 'form')).values()]))[0]?.title
  const formId = await aDraftedForm(ctx)
  assert.deepEqual(await shown(), undefined)
  assert.ok((await pendingOf(world)).includes('new form Contact'))
  const first = await goLive(world)
  assert.equal(await shown(), 'Contact')
  await updateForm(ctx, formId, { title: 'Write to us' })
  assert.equal(await shown(), 'Contact', 'a draft is nobody’s business yet')
  await goLive(world)
  assert.equal(await shown(), 'Write to us')
  await setTrashed(ctx, formId, true)
  assert.ok((await pendingOf(world)).includes('deleted form Write to us'))
  await goLive(world)
  assert.equal(await shown(), undefined)
  await bringBack(world, first.id, '')
  assert.equal(await shown(), 'Contact')
  await setTrashed(ctx, formId, false)
  // The edition of its version is there already: it is shown again, and no second one made.
  await goLive(world)
  assert.equal(await shown(), 'Write to us')
  assert.deepEqual(await pendingOf(world), [])
})

test('a form with a page that nobody reaches is not released; one that is as it was holds up nothing', async (world) => {
  const { ctx } = world
  await aReleasedForm(ctx)
  const broken = aForm(
    [...aContactForm.items, { id: 'page02', kind: 'page', label: 'More' }],
    [
      {
        id: 'rule01',
        match: 'all',
        tests: [
          { field: 'name01', kind: 'is', value: 'never' },
          { field: 'name01', kind: 'empty' },
        ],
        deed: { kind: 'show', item: 'page02' },
      },
    ],
  )
  await assert.rejects(aReleasedForm(ctx, broken, { title: 'Broken' }), { code: 'forms.faulty' })
  await goLive(world, { also: {} })
})
