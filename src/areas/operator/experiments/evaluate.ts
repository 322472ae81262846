import { AsyncLocalStorage } from 'node:async_hooks'
import { type Client, type EvaluationContext, OpenFeature } from '@openfeature/server-sdk'
import { type ExperimentConfiguration, noExperiments } from '#kernel/experiments/experiments.ts'
import { ExperimentProvider } from '#kernel/experiments/openfeature.server.ts'
import type { Ctx } from '#platform/ctx.ts'
import { configurationOf } from './experiment.ts'
import { readExperiments } from './experiment.store.ts'
import { noteExposure } from './note-exposure.ts'
import { type Asking, readSubjects } from './read-subjects.ts'

/** The domain under which OpenFeature knows our experiments. */
const DOMAIN = 'portico'

// A provider is one for the whole process, and answers by what the caller has read in its own
// transaction: the embedded database has no second line to read on.
const current = new AsyncLocalStorage<ExperimentConfiguration>()
let ready: Promise<Client> | undefined

function client(): Promise<Client> {
  ready ??= OpenFeature.setProviderAndWait(
    DOMAIN,
    new ExperimentProvider(() => current.getStore() ?? noExperiments),
  ).then(() => OpenFeature.getClient(DOMAIN))
  return ready
}

/** Whom OpenFeature is told that is asked about: the site, or else the account (contract §3, evaluation context). */
const contextOf = ({ siteId, accountId }: Asking): EvaluationContext => {
  const key = siteId ?? accountId
  return key === null ? {} : { targetingKey: key }
}

/**
 * Those of a configuration's toggles that are on, of the names that are asked about; whatever cannot be said is off,
 * as the caller's default would be (contract §3).
 */
export async function featuresOn(
  configuration: ExperimentConfiguration,
  asked: Asking & { readonly names: readonly string[] },
): Promise<string[]> {
  const features = await client()
  return current.run(configuration, async () => {
    const on = await Promise.all(
      asked.names.map((name) => features.getBooleanValue(name, false, contextOf(asked))),
    )
    return asked.names.filter((_, index) => on[index])
  })
}

/** Whether a feature toggle is on for somebody; the default where it cannot be said. In a platform transaction. */
export async function isFeatureOn(
  ctx: Pick<Ctx, 'db'>,
  asked: Asking & { readonly name: string; readonly otherwise?: boolean },
): Promise<boolean> {
  const configuration = configurationOf(await readExperiments(ctx), await readSubjects(ctx.db, asked))
  const features = await client()
  return current.run(configuration, () =>
    features.getBooleanValue(asked.name, asked.otherwise ?? false, contextOf(asked)),
  )
}

/**
 * The variant of an A/B test that somebody is about to be shown, which is noted as an exposure; the
 * default where it cannot be said. In a platform transaction.
 */
export async function variantFor(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  asked: Asking & { readonly name: string; readonly otherwise: string },
): Promise<{ readonly variant: string; readonly segmentName: string }> {
  const subjects = await readSubjects(ctx.db, asked)
  const configuration = configurationOf(await readExperiments(ctx), subjects)
  const features = await client()
  const details = await current.run(configuration, () =>
    features.getStringDetails(asked.name, asked.otherwise, contextOf(asked)),
  )
  if (!details.errorCode) await noteExposure(ctx, { name: asked.name, subjects })
  return { variant: details.value, segmentName: String(details.flagMetadata['segmentName'] ?? 'default') }
}
