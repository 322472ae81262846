/** The door for the faces: what is tried, and on whom. For transactions of the platform. */
export { isFeatureOn, variantFor } from './experiments/evaluate.ts'
export { mayHaveBetaFlags } from './experiments/experiment.store.ts'
export { betaFlagsOfSite } from './experiments/site-flags.ts'
/** For commands, which act as nobody. */
export { recordDuties } from './accounts/record-duties.ts'
