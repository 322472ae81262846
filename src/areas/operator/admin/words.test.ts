import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { BillingAct } from '#areas/billing/index.ts'
import { auditLog } from '#kernel/messages/owner/en-US/audit-log.ts'
import { experiments } from '#kernel/messages/owner/en-US/experiments.ts'
import { labs } from '#kernel/messages/owner/en-US/labs.ts'
import { operator as console } from '#kernel/messages/owner/en-US/operator.ts'
import { support } from '#kernel/messages/owner/en-US/support.ts'
import * as door from '../contract.ts'
import { features } from '../labs/feature.ts'

const operator = { ...console, ...auditLog, ...experiments, ...labs, ...support }
const folders = [import.meta.dirname, new URL('../../../faces/admin/', import.meta.url).pathname]
const asked = new Set(
  folders.flatMap((folder) =>
    globSync('**/*.{ts,tsx}', { cwd: folder })
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) => [
        ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(
          /['"`]((?:operator|labs|support)\.[\w.-]+)['"`]/g,
        ),
      ])
      .map((match) => match[1] ?? ''),
  ),
)

test('every word that the screens ask for by its whole key is in the catalogue', () => {
  assert.ok(asked.size > 200)
  // The codes of refusals look alike; their words are `refusal.<code>`.
  assert.deepEqual(
    [...asked].filter((key) => !(key in operator) && !(`refusal.${key}` in operator)),
    [],
  )
})

test('every word that is put together from a state, a kind or a feature is there', () => {
  const keys = [
    ...features.flatMap(({ name }) => ['title', 'text', 'off'].map((part) => `labs.${name}.${part}`)),
    ...['internal', 'circle'].flatMap((variant) => [`labs.variant_${variant}`, `labs.about_${variant}`]),
    ...door.jobStates.flatMap((state) => [`operator.jobs.state_${state}`, `operator.jobs.none_${state}`]),
    ...door.mailStates.map((state) => `operator.mails.state_${state}`),
    ...door.experimentState.options.map((state) => `operator.experiments.state_${state}`),
    ...['FEATURE_TOGGLE', 'AB_TEST'].flatMap((type) => [
      `operator.experiments.type_${type}`,
      `operator.experiments.type_${type}_help`,
    ]),
    ...['site', 'account'].map((one) => `operator.experiments.sticky_${one}`),
    ...['lock', 'open', 'sessions', 'second_factor'].flatMap((what) =>
      ['title', 'text', 'do'].map((part) => `operator.account.${what}_${part}`),
    ),
    ...['asking', 'absent', 'ready'].map((presence) => `support.extension_${presence}`),
    ...['coming', 'shown', 'over', 'tone_info', 'tone_warning'].map((one) => `operator.announcements.${one}`),
    ...['all', 'web', 'worker'].map((role) => `operator.health.role_${role}`),
    ...['embedded', 'postgres'].map((kind) => `operator.health.engine_${kind}`),
    ...['folder', 'bucket'].map((kind) => `operator.storage.in_${kind}`),
    ...['queued', 'due', 'started', 'settled'].map((what) => `operator.jobs.${what}`),
    ...door.actKinds.map((kind) => `operator.audit.kind_${kind}`),
    'operator.jobs.state_all',
    'operator.jobs.none_all',
  ]
  assert.deepEqual(
    keys.filter((key) => !(key in operator)),
    [],
  )
})

test('everything that operators do and that is written down has words', () => {
  const folder = new URL('../', import.meta.url).pathname
  const sources = globSync('**/*.ts', { cwd: folder })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n')
  const acts = [
    ...sources.matchAll(/kind: '(?:account|experiment|platform)',[\s\S]{0,80}?what: ('\w+')/g),
  ].map((match) => (match[1] ?? '').slice(1, -1))
  assert.ok(acts.length >= 14)
  const ofBilling = [
    'plan_created',
    'plan_changed',
    'plan_removed',
    'billing_changed',
  ] satisfies BillingAct['what'][]
  for (const what of ['account_locked', 'account_opened', ...ofBilling, ...acts])
    assert.ok(`operator.act.${what}` in operator, what)
  for (const to of door.switchExperiment.input.shape.to.options)
    assert.ok(`operator.act.experiment_${to}` in operator, to)
  const happenings = [...sources.matchAll(/'(operator\.(?:noted|circle_\w+|labs_o\w+|mail_resent))'/g)].map(
    (match) => match[1] ?? '',
  )
  assert.ok(happenings.length >= 6)
  for (const what of happenings) assert.ok(`timeline.${what}` in operator, what)
})
