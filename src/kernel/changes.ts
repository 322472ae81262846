/** One thing that somebody changed; `null`: there was none of it, or is none any more. */
export interface Change {
  /** Which: a field of a plan, or a setting. */
  readonly what: string
  /** Of a price. */
  readonly currency?: string
  /** The figures are bytes. */
  readonly isBytes?: true
  readonly from: string | number | boolean | null
  readonly to: string | number | boolean | null
}

/** Those of some things that differ, as they were and as they are. */
export function changesOf<What extends string>(
  before: Readonly<Record<What, Change['from']>>,
  after: Readonly<Record<What, Change['to']>>,
): Change[] {
  return (Object.keys(after) as What[]).flatMap((what) =>
    before[what] === after[what] ? [] : [{ what, from: before[what], to: after[what] }],
  )
}
