import { changesOf } from '#kernel/changes.ts'
import type { ActChange } from '../contract.ts'
import type { StoredExperiment } from './experiment.ts'
import { segmentText } from './segment-text.ts'

type Definition = Pick<StoredExperiment, 'what' | 'stickyBy' | 'control' | 'segments'>

/** What differs between two definitions of an experiment, as it is told in the audit log. */
export function experimentChanges(before: Definition, after: Definition): ActChange[] {
  return changesOf(fieldsOf(before), fieldsOf(after))
}

const fieldsOf = ({ what, stickyBy, control, segments }: Definition) => ({
  what,
  sticky_by: stickyBy,
  control,
  segments: segments?.map(segmentText).join(' · ') ?? null,
})
