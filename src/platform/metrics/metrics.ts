import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { createTraffic, type Traffic } from './traffic.ts'

/** What the process counts, for Prometheus. Labels are names from the code, never a person's or a site's. */
export interface Metrics {
  /** One answered request: `route` is the pattern (`/api/sites/:siteId`), never the path itself. */
  request(method: string, route: string, status: number, seconds: number): void
  /** Requests for sites: of all of them, since one site's would be another's figure to read. */
  readonly sites: Traffic
  /** One run of a job. */
  job(name: string, outcome: 'completed' | 'failed' | 'retried', seconds: number): void
  /** One attempt to send a mail. */
  mail(outcome: 'sent' | 'failed' | 'deferred' | 'kept'): void
  /** A figure that is asked for whenever the metrics are read, such as the length of a queue. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  /** All figures in Prometheus' text format, with the media type to send them under. */
  read(): Promise<{ readonly type: string; readonly text: string }>
}

/** Seconds: a page from memory takes about a tenth of a millisecond, an import minutes. */
const REQUEST_SECONDS = [
  0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
]
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300, 900]

/** Makes a register of its own; the process's memory, processor and event loop are in it. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'portico_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const sites = createTraffic(
    'portico_site_request_duration_seconds',
    'Time from a request for a site to the end of its answer; left: its visitor did not wait for that.',
    REQUEST_SECONDS,
  )
  const jobs = new Histogram({
    name: 'portico_job_duration_seconds',
    help: 'Time that a job ran, by its outcome.',
    labelNames: ['job', 'outcome'],
    buckets: JOB_SECONDS,
    registers,
  })
  const mails = new Counter({
    name: 'portico_mails_total',
    help: 'Attempts to send a mail, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  return {
    request: (method, route, status, seconds) =>
      requests.observe({ method, route, status: `${status}` }, seconds),
    sites,
    job: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
    mail: (outcome) => mails.inc({ outcome }),
    gauge(name, help, read) {
      // The gauge registers itself; it is asked at each reading.
      void new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await read())
        },
      })
    },
    read: async () => ({
      type: registry.contentType,
      text: `${await registry.metrics()}\n${sites.text()}`,
    }),
  }
}
