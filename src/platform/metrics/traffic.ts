/** How an answer came out: by the first digit of its status, or its visitor left before it was whole. */
export const outcomes = ['2xx', '3xx', '4xx', '5xx', 'left'] as const
export type Outcome = (typeof outcomes)[number]

/** What a status is counted as. */
export function outcomeOf(status: number): Outcome {
  return status < 300 ? '2xx' : status < 400 ? '3xx' : status < 500 ? '4xx' : '5xx'
}

/**
 * Counts answers by their outcome and how long they took. A page from memory takes a few hundredths of a
 * millisecond (performance.md, P1), so what is counted for it goes into numbers that are there already: no label is
 * looked up and nothing is made.
 */
export interface Traffic {
  /** @param seconds from the request to the end of its answer */
  count(outcome: Outcome, seconds: number): void
  /** A histogram in Prometheus' text format. */
  text(): string
}

/**
 * @param name of the histogram, in seconds
 * @param bounds upper ends of its buckets in seconds, rising
 */
export function createTraffic(name: string, help: string, bounds: readonly number[]): Traffic {
  const width = bounds.length + 1
  const counts = new Float64Array(outcomes.length * width)
  const sums = new Float64Array(outcomes.length)
  return {
    count(outcome, seconds) {
      const at = outcomes.indexOf(outcome)
      let bucket = 0
      while (bucket < bounds.length && seconds > (bounds[bucket] ?? 0)) bucket += 1
      counts[at * width + bucket] = (counts[at * width + bucket] ?? 0) + 1
      sums[at] = (sums[at] ?? 0) + seconds
    },
    text() {
      const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`]
      outcomes.forEach((outcome, at) => {
        let sum = 0
        for (let bucket = 0; bucket < width; bucket += 1) {
          sum += counts[at * width + bucket] ?? 0
          lines.push(`${name}_bucket{le="${bounds[bucket] ?? '+Inf'}",status="${outcome}"} ${sum}`)
        }
        lines.push(
          `${name}_sum{status="${outcome}"} ${sums[at] ?? 0}`,
          `${name}_count{status="${outcome}"} ${sum}`,
        )
      })
      return `${lines.join('\n')}\n`
    },
  }
}
