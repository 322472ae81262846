/**
 * One step of what PostgreSQL did for a statement, as `explain (analyze, format json)` tells it. Its rows, given or
 * removed, are an average over its loops, rounded: all of them are about that many times `Actual Loops`.
 */
export interface Step {
  readonly 'Node Type': string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Step[]
}

/** A step and those below it, from the end of a statement to its beginning. */
function flat(step: Step): Step[] {
  return [step, ...(step.Plans ?? []).flatMap(flat)]
}

/**
 * The steps of a statement.
 *
 * @param row the one row that `explain (analyze, format json)` answers
 */
export function planSteps(row: unknown): Step[] {
  const [whole] = (row as { 'QUERY PLAN': [{ Plan: Step }] })['QUERY PLAN']
  return flat(whole.Plan)
}
