import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { adviceOnSharedDomain, ConfigError, readConfig } from './config.ts'
import { describeVariables, variables } from './variables.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-config-'))
after(() => rmSync(folder, { recursive: true }))
const base = { DATA_DIR: folder }

function faultsOf(env: Record<string, string>): readonly { variable: string; sentence: string }[] {
  try {
    readConfig({ ...base, ...env })
  } catch (error) {
    assert.ok(error instanceof ConfigError)
    return error.faults
  }
  return []
}

test('an empty environment gives what a first start needs', () => {
  const config = readConfig(base)
  assert.equal(config.port, 4000)
  assert.equal(config.appOrigin, 'http://localhost:4000')
  assert.equal(config.sitesDomain, 'sites.localhost:4000')
  assert.equal(config.databaseUrl, null)
  assert.equal(config.role, 'all')
  assert.equal(config.s3, null)
  assert.deepEqual(config.mailFrom, { name: 'Portico', address: 'no-reply@localhost' })
})

test('origin and sites domain follow the port', () => {
  const config = readConfig({ ...base, PORT: '4711' })
  assert.equal(config.appOrigin, 'http://localhost:4711')
  assert.equal(config.sitesDomain, 'sites.localhost:4711')
})

test('the secret key is made once, for its owner only, and read again', () => {
  const own = mkdtempSync(join(folder, 'key-'))
  const first = readConfig({ DATA_DIR: join(own, 'deep') })
  assert.ok(first.secretKey.length >= 64)
  assert.equal(statSync(join(own, 'deep', 'secret-key')).mode & 0o777, 0o600)
  assert.equal(readConfig({ DATA_DIR: join(own, 'deep') }).secretKey, first.secretKey)
  assert.equal(readFileSync(join(own, 'deep', 'secret-key'), 'utf8').trim(), first.secretKey)
})

test('a key given by the environment is used and no file is made', () => {
  const own = mkdtempSync(join(folder, 'given-'))
  const key = 'k'.repeat(40)
  assert.equal(readConfig({ DATA_DIR: own, SECRET_KEY: key }).secretKey, key)
  assert.throws(() => statSync(join(own, 'secret-key')))
})

test('a spoilt key file and a folder that cannot be written are one sentence each', () => {
  const own = mkdtempSync(join(folder, 'spoilt-'))
  writeFileSync(join(own, 'secret-key'), 'short\n')
  assert.throws(() => readConfig({ DATA_DIR: own }), /SECRET_KEY takes .*secret-key.*too short/)
  writeFileSync(join(own, 'a-file'), '')
  assert.throws(
    () => readConfig({ DATA_DIR: join(own, 'a-file', 'below') }),
    /DATA_DIR takes .*cannot be written/,
  )
})

const wrong: Readonly<Record<string, readonly string[]>> = {
  PORT: ['0', '65536', 'four', '80 '.repeat(2)],
  APP_ORIGIN: [
    'localhost:4000',
    'https://app.example.com/path',
    'ftp://app.example.com',
    'https://user@app.example.com',
  ],
  SITES_DOMAIN: ['https://example.site', 'example..site', '-example.site', 'example.site:99999'],
  DATABASE_URL: ['mysql://localhost/portico'],
  SECRET_KEY: ['short'],
  SMTP_URL: ['https://mail.example.com'],
  MAIL_FROM: ['nobody', 'A\nB <a@example.com>'],
  FULLSTORY_ORG_ID: ['o r g'],
  LOG_LEVEL: ['loud'],
  TRUST_PROXY: ['yes', '10.0.0.0/33', '10.0.0.0/8/8'],
  ROLE: ['cook'],
  S3_BUCKET: ['No'],
  S3_REGION: ['eu central'],
  S3_ENDPOINT: ['minio:9000'],
  S3_PATH_STYLE: ['perhaps'],
}

for (const [name, values] of Object.entries(wrong))
  test(`a wrong ${name} is refused by name, with what it takes`, () => {
    for (const value of values) {
      const fault = faultsOf({ [name]: value }).find(({ variable }) => variable === name)
      assert.ok(fault, value)
      assert.ok(fault.sentence.startsWith(`${name} takes `), fault.sentence)
      const { secret } = variables[name as keyof typeof variables] as { secret?: boolean }
      assert.equal(fault.sentence.includes(JSON.stringify(value.trim())), secret !== true)
    }
  })

test('several faults are told at once', () => {
  const names = faultsOf({ PORT: 'x', ROLE: 'y', LOG_LEVEL: 'z' }).map(({ variable }) => variable)
  assert.deepEqual(names.toSorted(), ['LOG_LEVEL', 'PORT', 'ROLE'])
})

test('the app may not live on the sites’ domain', () => {
  const env = { APP_ORIGIN: 'https://app.example.com', SITES_DOMAIN: 'example.com' }
  assert.deepEqual(
    faultsOf(env).map(({ variable }) => variable),
    ['SITES_DOMAIN'],
  )
  assert.deepEqual(faultsOf({ ...env, SITES_DOMAIN: 'example.site' }), [])
})

test('R-26, R-36: an app and sites that seem to share a registered domain are told what can happen', () => {
  const advice = (app: string, sites: string) =>
    adviceOnSharedDomain({ appOrigin: `https://${app}`, sitesDomain: sites })
  const told = advice('app.example.com', 'sites.example.com') ?? ''
  assert.match(told, /seem to share the domain example\.com: .*cookies.* domain of their own\.$/)
  assert.match(advice('example.com', 'sites.example.com:8443') ?? '', /share the domain example\.com:/)
  assert.match(advice('app.eu.example.com', 'sites.eu.example.com') ?? '', /the domain eu\.example\.com:/)
  for (const [app, sites] of [
    ['app.example.com', 'example.site'],
    ['app.example.com', 'other.com'],
    ['localhost:4000', 'sites.localhost:4000'],
    ['app.dev.localhost', 'sites.dev.localhost'],
    ['127.0.0.1:4000', 'sites.localhost:4000'],
    ['192.0.2.7', '192.0.2.7'],
  ] as const)
    assert.equal(advice(app, sites), null, `${app} ${sites}`)
})

test('web and worker need a database that several processes can share', () => {
  assert.match(
    faultsOf({ ROLE: 'worker' })[0]?.sentence ?? '',
    /^ROLE takes worker only together with DATABASE_URL/,
  )
  assert.deepEqual(faultsOf({ ROLE: 'worker', DATABASE_URL: 'postgres://u@h/d' }), [])
})

test('the store in a bucket comes whole or not at all', () => {
  assert.equal(faultsOf({ S3_REGION: 'eu-central-1' })[0]?.variable, 'S3_BUCKET')
  assert.equal(faultsOf({ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'abc' })[0]?.variable, 'S3_SECRET_ACCESS_KEY')
  const { s3 } = readConfig({
    ...base,
    S3_BUCKET: 'files',
    S3_ENDPOINT: 'http://127.0.0.1:9000',
    S3_ACCESS_KEY_ID: 'abc',
    S3_SECRET_ACCESS_KEY: 'defg',
  })
  assert.deepEqual(s3, {
    bucket: 'files',
    region: 'us-east-1',
    endpoint: 'http://127.0.0.1:9000',
    credentials: { accessKeyId: 'abc', secretAccessKey: 'defg' },
    pathStyle: true,
  })
})

test('proxies are nobody, a count, or a list', () => {
  const trust = (value: string) => readConfig({ ...base, TRUST_PROXY: value }).trustProxy
  assert.equal(trust('no'), false)
  assert.equal(trust('2'), 2)
  assert.deepEqual(trust('10.0.0.0/8, ::1'), ['10.0.0.0/8', '::1'])
})

test('every variable has its row in the table', () => {
  const table = describeVariables()
  for (const name of Object.keys(variables)) assert.ok(table.includes(`| \`${name}\` |`), name)
})
