import assert from 'node:assert/strict'
import test from 'node:test'
import { belowDomain, hostnames, targetOf } from './hostnames.ts'

const asked = hostnames('https://app.portico.example', 'sites.example')

test('the app is asked for by its own host alone', () => {
  assert.deepEqual(asked('app.portico.example'), { kind: 'app' })
  assert.deepEqual(asked('APP.portico.example'), { kind: 'app' })
  assert.equal(asked('app.portico.example.evil.example').kind, 'domain')
})

test('a built-in address is one label before the domain', () => {
  assert.deepEqual(asked('halm.sites.example'), { kind: 'site', slug: 'halm' })
  assert.deepEqual(asked('a.halm.sites.example'), { kind: 'unknown' })
  assert.deepEqual(asked('sites.example'), { kind: 'unknown' })
})

test('R-46: a mistyped address stands below the domain of sites; any other host was never ours', () => {
  const isBelow = belowDomain('sites.example:8443')
  for (const host of ['halm.sites.example:8443', 'a.halm.sites.example:8443', 'sites.example:8443'])
    assert.equal(isBelow(host), true, host)
  const others = `evil.example|halm.sites.example|evilsites.example:8443|halm.sites.example:8443.evil.example|
    evil.example/.sites.example:8443|evil.example .sites.example:8443`
  for (const host of [undefined, '', ...others.split('|').map((one) => one.trim())])
    assert.equal(isBelow(host), false, String(host))
})

test('what is not written as a host is unknown', () => {
  const others = [
    '',
    'a b',
    'http://x',
    'x/y',
    '-x',
    'ü.example',
    'x:99999999',
    'x@y',
    `${'a'.repeat(300)}.example`,
  ]
  for (const header of [undefined, ...others])
    assert.deepEqual(asked(header), { kind: 'unknown' }, String(header))
})

test('the dot of the root and the port of the scheme change nothing', () => {
  for (const host of ['halm.sites.example.', 'halm.sites.example:443', 'halm.sites.example.:80'])
    assert.deepEqual(asked(host), { kind: 'site', slug: 'halm' }, host)
  assert.deepEqual(asked('app.portico.example.:443'), { kind: 'app' })
  const local = hostnames('http://localhost:4000', 'sites.localhost:4000')
  assert.deepEqual(local('halm.sites.localhost:4000'), { kind: 'site', slug: 'halm' })
  assert.deepEqual(local('halm.sites.localhost.:4000'), { kind: 'site', slug: 'halm' })
})

test('another host may be a domain of a site', () => {
  assert.deepEqual(asked('halm-kitchen.example:8443'), { kind: 'domain', host: 'halm-kitchen.example' })
})

const targeted = (url: string, ...hosts: string[]) =>
  targetOf({
    url,
    headers: { host: hosts[0] },
    rawHeaders: ['accept', '*/*', ...hosts.flatMap((host, at) => [at > 0 ? 'HOST' : 'Host', host])],
  })

test('a target with its host counts, whatever the header says', () => {
  assert.deepEqual(targeted('/menu?a=b', 'halm.example'), { host: 'halm.example', url: '/menu?a=b' })
  assert.deepEqual(targeted('http://halm.example/menu', 'halm.example'), {
    host: 'halm.example',
    url: '/menu',
  })
  assert.deepEqual(targeted('HTTPS://ines.example:8443?a', 'halm.example'), {
    host: 'ines.example:8443',
    url: '/?a',
  })
  assert.deepEqual(targeted('*', 'halm.example'), { host: 'halm.example', url: '*' })
})

test('a request with two hosts is for none', () => {
  const { host } = targeted('/', 'halm.example', 'ines.example')
  assert.deepEqual(asked(host), { kind: 'unknown' })
  assert.equal(targeted('http://halm.example/', 'halm.example', 'halm.example').host, undefined)
})
