import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { anAccount, aSite } from '#areas/sites/testing.ts'
import { newId } from '#kernel/ids.ts'
import { testRolledBack as test, testCtx } from '#platform/testing/world.ts'
import { anOperator, aSegment } from '../testing.ts'
import { createExperiment } from './create-experiment.ts'
import { isFeatureOn, variantFor } from './evaluate.ts'
import { countVariants, insertExperiment } from './experiment.store.ts'
import { switchExperiment } from './switch-experiment.ts'

const definition = { what: '', stickyBy: 'site' } as const

test('through OpenFeature: toggles and tests as the transaction has them, exposures once, defaults where nothing can be said', async (db) => {
  const { as, operator } = await anOperator(testCtx(db))
  const siteId = await aSite(as, operator)
  const asking = { siteId, accountId: operator.id }
  const toggle = {
    name: 'commerce.gift-cards',
    ...definition,
    type: 'FEATURE_TOGGLE',
    control: 'false',
  } as const
  await createExperiment(as, { ...toggle, segments: [aSegment({ true: 100 })] })
  const ask = (name: string, otherwise = false) => isFeatureOn(as, { ...asking, name, otherwise })
  assert.equal(await ask(toggle.name), false, 'a draft')
  assert.equal(await ask(toggle.name, true), true, 'a draft gives the caller’s default')
  await switchExperiment(as, { name: toggle.name, to: 'start', why: '' })
  assert.equal(await ask(toggle.name), true)
  await switchExperiment(as, { name: toggle.name, to: 'kill', why: '' })
  assert.equal(await ask(toggle.name, true), false)
  assert.equal(await ask('commerce.unified-products'), true)

  const name = 'checkout.order'
  await createExperiment(as, {
    name,
    ...definition,
    type: 'AB_TEST',
    control: 'a',
    segments: [aSegment({ a: 0, b: 100 })],
  })
  const tried = () => variantFor(as, { ...asking, name, otherwise: 'x' })
  assert.deepEqual(await tried(), { variant: 'x', segmentName: 'default' })
  await switchExperiment(as, { name, to: 'start', why: '' })
  for (let n = 0; n < 3; n += 1) assert.deepEqual(await tried(), { variant: 'b', segmentName: 'everybody' })
  assert.deepEqual(await countVariants(as, name, []), [{ segment: 'everybody', variant: 'b', subjects: 1 }])
  const other = await aSite(as, await anAccount(as))
  await variantFor(as, { siteId: other, accountId: null, name, otherwise: 'x' })
  assert.equal((await countVariants(as, name, []))[0]?.subjects, 2)
})

test('what cannot be read answers with the control, exposes nobody, and can be saved anew but not started', async (db) => {
  const { as, operator } = await anOperator(testCtx(db))
  const siteId = await aSite(as, operator)
  const name = 'checkout.broken'
  const made = {
    name,
    salt: newId(),
    ...definition,
    type: 'AB_TEST',
    control: 'a',
    createdAt: new Date(0),
  } as const
  await insertExperiment(as, { ...made, segments: [aSegment({ a: 60, b: 30 })] })
  await assert.rejects(switchExperiment(as, { name, to: 'start', why: '' }), {
    code: 'operator.experiment_broken',
  })
  await sql`update experiments set is_active = true where name = ${name}`.execute(db)
  assert.deepEqual(await variantFor(as, { siteId, accountId: null, name, otherwise: 'x' }), {
    variant: 'x',
    segmentName: 'default',
  })
  assert.deepEqual(await countVariants(as, name, []), [])
})
