import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMetrics } from './metrics.ts'
import { outcomeOf } from './traffic.ts'

test('what was counted is read in Prometheus’ format', async () => {
  const metrics = createMetrics()
  metrics.request('GET', '/api/sites/:siteId', 200, 0.004)
  metrics.request('GET', '/api/sites/:siteId', 200, 0.2)
  metrics.job('mail.send', 'completed', 2)
  metrics.mail('sent')
  metrics.mail('sent')
  let depth = 3
  metrics.gauge('portico_jobs_waiting', 'Jobs that wait.', () => depth)
  const { type, text } = await metrics.read()
  assert.match(type, /^text\/plain/)
  const has = (line: string) => assert.ok(text.split('\n').includes(line), line)
  has(
    'portico_http_request_duration_seconds_bucket{le="0.005",method="GET",route="/api/sites/:siteId",status="200"} 1',
  )
  has('portico_http_request_duration_seconds_count{method="GET",route="/api/sites/:siteId",status="200"} 2')
  has('portico_job_duration_seconds_count{job="mail.send",outcome="completed"} 1')
  has('portico_mails_total{outcome="sent"} 2')
  has('portico_jobs_waiting 3')
  assert.match(text, /process_resident_memory_bytes \d/)
  depth = 5
  assert.match((await metrics.read()).text, /^portico_jobs_waiting 5$/m)
})

test('requests for sites are counted by outcome, in buckets that hold those below', async () => {
  const metrics = createMetrics()
  for (const seconds of [0.00005, 0.0001, 0.004, 90]) metrics.sites.count('2xx', seconds)
  metrics.sites.count('left', 1)
  const lines = (await metrics.read()).text.split('\n')
  const of = (part: string, labels: string) => `portico_site_request_duration_seconds_${part}{${labels}} `
  const has = (start: string, value: number) => assert.ok(lines.includes(start + value), start)
  has(of('bucket', 'le="0.0001",status="2xx"'), 2)
  has(of('bucket', 'le="0.005",status="2xx"'), 3)
  has(of('bucket', 'le="10",status="2xx"'), 3)
  has(of('bucket', 'le="+Inf",status="2xx"'), 4)
  has(of('count', 'status="2xx"'), 4)
  has(of('sum', 'status="left"'), 1)
  has(of('count', 'status="5xx"'), 0)
  assert.equal(lines.filter((line) => line.startsWith('# TYPE portico_site_request')).length, 1)
  assert.deepEqual([404, 302, 503, 206].map(outcomeOf), ['4xx', '3xx', '5xx', '2xx'])
})

test('two registers do not meet', async () => {
  const one = createMetrics()
  const other = createMetrics()
  one.mail('failed')
  assert.ok(!(await other.read()).text.includes('portico_mails_total{outcome="failed"}'))
})
