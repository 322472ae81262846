import {
  ErrorCode,
  StandardResolutionReasons,
  type EvaluationContext,
  type JsonValue,
  type Provider,
  type ResolutionDetails,
} from '@openfeature/server-sdk'
import { abTest, featureToggle, type ExperimentConfiguration, type ExperimentFault } from './experiments.ts'

const errorCodes: Readonly<Record<ExperimentFault, ErrorCode>> = {
  not_loaded: ErrorCode.PROVIDER_NOT_READY,
  not_found: ErrorCode.FLAG_NOT_FOUND,
  wrong_type: ErrorCode.TYPE_MISMATCH,
  invalid_definition: ErrorCode.PARSE_ERROR,
}

/** Gives the configuration that stands for an evaluation context (its `targetingKey` is a site or an account). */
export type ConfigurationFor = (
  context: EvaluationContext,
) => ExperimentConfiguration | Promise<ExperimentConfiguration>

function failed<T>(value: T, fault: ExperimentFault, error: string): ResolutionDetails<T> {
  return {
    value,
    reason: StandardResolutionReasons.ERROR,
    errorCode: errorCodes[fault],
    errorMessage: error,
  }
}

/**
 * Our experiments behind OpenFeature. A boolean is a feature toggle; a text is the variant of an
 * A/B test; an object is its `{ segmentName, variant }`; a number is nothing we have. Whatever
 * cannot be answered gives the caller's default with the contract's text (§3) and the error code:
 * not loaded `PROVIDER_NOT_READY`, missing `FLAG_NOT_FOUND`, other type `TYPE_MISMATCH`, broken
 * definition `PARSE_ERROR`.
 */
export class ExperimentProvider implements Provider {
  readonly metadata = { name: 'portico-experiments' } as const
  readonly runsOn = 'server' as const
  readonly #configurationFor: ConfigurationFor

  constructor(configurationFor: ConfigurationFor) {
    this.#configurationFor = configurationFor
  }

  async resolveBooleanEvaluation(
    name: string,
    defaultValue: boolean,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<boolean>> {
    const result = featureToggle(await this.#configurationFor(context), name, defaultValue)
    if (result.fault) return failed(result.enabled, result.fault, result.error ?? '')
    return {
      value: result.enabled,
      variant: String(result.enabled),
      reason: StandardResolutionReasons.TARGETING_MATCH,
    }
  }

  async resolveStringEvaluation(
    name: string,
    defaultValue: string,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<string>> {
    const result = abTest(await this.#configurationFor(context), name, defaultValue)
    if (result.fault) return failed(result.variant, result.fault, result.error ?? '')
    return {
      value: result.variant,
      variant: result.variant,
      reason: StandardResolutionReasons.SPLIT,
      flagMetadata: { segmentName: result.segmentName },
    }
  }

  async resolveNumberEvaluation(_name: string, defaultValue: number): Promise<ResolutionDetails<number>> {
    return failed(defaultValue, 'wrong_type', 'Experiments have no numbers: ask for a toggle or an A/B test')
  }

  async resolveObjectEvaluation<T extends JsonValue>(
    name: string,
    defaultValue: T,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<T>> {
    const result = abTest(await this.#configurationFor(context), name, '')
    if (result.fault) return failed(defaultValue, result.fault, result.error ?? '')
    const { segmentName, variant } = result
    return {
      value: { segmentName, variant } as unknown as T,
      variant,
      reason: StandardResolutionReasons.SPLIT,
      flagMetadata: { segmentName },
    }
  }
}
