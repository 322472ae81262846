import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import * as door from '../contract.ts'
import { pageFlags } from './page-flags.ts'
import { aSegment, openConsole } from '../testing.ts'

const { ask, cast, close, database, inside } = await openConsole()
after(close)

const testName = () => `commerce.test-${newId().slice(-12)}`
const definition = {
  what: 'Whether the address comes first',
  type: 'AB_TEST',
  stickyBy: 'site',
  control: 'a',
  segments: [aSegment({ a: 50, b: 50 })],
} as const

test('an experiment is a draft until it is started; a kill acts on the next request, and so does reviving', async () => {
  const { operator, owner, siteId } = await cast()
  const name = testName()
  const asRead = async () =>
    (await ask(door.readConfiguration, owner, { siteId })).body.contexts[name] ?? null
  const onPage = async () =>
    (
      await database.transaction('platform', (db) => pageFlags(db, { siteId, accountId: owner.id }))
    ).commerceSettings?.['features']?.find((one) => `commerce.${one.name}` === name)
  const toggle = {
    ...definition,
    type: 'FEATURE_TOGGLE',
    control: 'false',
    segments: [aSegment({ true: 100, false: 0 })],
  }
  assert.equal((await ask(door.createExperiment, owner, { name, ...toggle })).status, 403)
  assert.equal((await ask(door.createExperiment, operator, { name, ...toggle })).status, 200)
  const twin = await ask(door.createExperiment, operator, { name, ...toggle })
  assert.deepEqual([twin.status, twin.code], [409, 'operator.experiment_taken'])
  assert.equal(await asRead(), null)
  const switched = (to: string) => ask(door.switchExperiment, operator, { name, to, why: '' })
  assert.equal((await switched('kill')).code, 'operator.experiment_idle')
  await switched('start')
  assert.equal((await asRead())?.variant, 'true')
  assert.deepEqual(await onPage(), { name: name.slice(9), variant: 'true', status: 'ACTIVE' })
  assert.equal((await ask(door.removeExperiment, operator, { name })).code, 'operator.experiment_runs')

  await switched('kill')
  assert.deepEqual(await asRead(), {
    experimentType: 'FEATURE_TOGGLE',
    variant: 'false',
    segmentName: 'default',
    containsError: false,
  })
  assert.equal((await onPage())?.status, 'KILLED')
  assert.equal((await switched('start')).code, 'operator.experiment_killed')
  await switched('revive')
  assert.equal((await asRead())?.variant, 'true')
  await switched('stop')
  assert.equal(await asRead(), null)
  const seen = await ask(door.getExperiment, operator, { name })
  assert.deepEqual(
    seen.body.acts.map(({ what }) => what),
    ['experiment_stop', 'experiment_revive', 'experiment_kill', 'experiment_start', 'experiment_created'],
  )
  assert.equal((await ask(door.removeExperiment, operator, { name })).status, 200)
  assert.equal((await ask(door.getExperiment, operator, { name })).status, 404)
})

test('definitions that could place nobody, or one subject twice, are refused at their field', async () => {
  const { operator } = await cast()
  const cases: [Record<string, unknown>, string][] = [
    [{ segments: [aSegment({ a: 50, b: 40 })] }, 'operator.weights_sum'],
    [{ control: 'z' }, 'operator.control_unknown'],
    [{ type: 'FEATURE_TOGGLE', control: 'false' }, 'operator.toggle_variants'],
    [
      { type: 'FEATURE_TOGGLE', control: 'true', segments: [aSegment({ true: 100 })] },
      'operator.toggle_control',
    ],
    [
      { segments: [aSegment({ a: 100 }, { audience: { accountIds: [newId()] } })] },
      'operator.condition_stray',
    ],
    [{ name: 'Loud Name' }, 'operator.experiment_name'],
  ]
  for (const [given, code] of cases) {
    const answer = await ask(door.createExperiment, operator, { name: testName(), ...definition, ...given })
    const body = answer.body as { error?: { code: string; faults?: { code: string }[] } }
    const codes = [body.error?.code, ...(body.error?.faults ?? []).map((fault) => fault.code)]
    assert.equal(answer.status, 422, code)
    assert.ok(codes.includes(code), `${code}: ${JSON.stringify(body)}`)
  }
})

test('contract §3, §5: a name may have capitals, as the flag of pseudo-localisation has', async () => {
  const { operator } = await cast()
  const name = 'beta.i18nLang'
  assert.equal((await ask(door.createExperiment, operator, { name, ...definition })).status, 200)
  assert.equal((await ask(door.getExperiment, operator, { name })).body.experiment.name, name)
  assert.equal((await ask(door.getExperiment, operator, { name: name.toLowerCase() })).status, 404)
  assert.equal((await ask(door.removeExperiment, operator, { name })).status, 200)
})

test('an exposure is noted once, by what the server places, for sites one works on; toggles leave none', async () => {
  const { operator, owner, admin, siteId, stranger } = await cast()
  const name = testName()
  await ask(door.createExperiment, operator, { name, ...definition })
  const idle = await ask(door.exposed, owner, { name, siteId })
  assert.equal(idle.status, 200)
  const count = async (): Promise<number> =>
    (await ask(door.getExperiment, operator, { name })).body.counts.reduce(
      (sum, one) => sum + one.subjects,
      0,
    )
  assert.equal(await count(), 0, 'a draft exposes nobody')
  await ask(door.switchExperiment, operator, { name, to: 'start', why: '' })
  for (const caller of [owner, owner, admin]) {
    assert.equal((await ask(door.exposed, caller, { name, siteId })).status, 200)
  }
  assert.equal((await ask(door.exposed, stranger, { name, siteId })).status, 404)
  assert.equal((await ask(door.readConfiguration, stranger, { siteId })).status, 404)
  await ask(door.exposed, owner, { name })
  assert.equal(await count(), 1)
  const { variant, segmentName } =
    (await ask(door.readConfiguration, owner, { siteId })).body.contexts[name] ?? {}
  const [exposure] = (await ask(door.listExposures, operator, { name })).body.items
  assert.deepEqual(
    [exposure?.subjectKind, exposure?.subjectId, exposure?.variant, exposure?.segment],
    ['site', siteId, variant, segmentName],
  )
  await ask(door.switchExperiment, operator, { name, to: 'kill', why: '' })
  await inside((ctx) => sql`delete from experiment_exposures where experiment = ${name}`.execute(ctx.db))
  await ask(door.exposed, owner, { name, siteId })
  assert.equal(await count(), 0, 'a killed test exposes nobody')
})
