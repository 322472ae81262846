import assert from 'node:assert/strict'
import { chownSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { command } from '#faces/server/command.ts'
import { DAY } from '#kernel/clock.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { startSmtpSink } from '#platform/testing/smtp-sink.ts'
import { environment, makeSite, Person, plantedDatabase, scratchFolder } from './program.ts'
import { run } from './run-command.ts'
import { sharedProgram } from './shared-program.ts'
import { copyPrepared } from '../prepared.ts'

// Every command has a help of its own, says what it did not understand (exit code 2), and says in one
// sentence what keeps it from working (exit code 1).

/** What says nothing, or more than a line of the timeline. */
const NO_REASONS = ['', ' ', 'asked\nagain', 'a'.repeat(301)]

const commands: Readonly<Record<string, { right?: string[]; wrong: string[][] }>> = {
  migrate: { wrong: [['now'], ['--now'], ['--now', 'yes']] },
  'operator create': {
    wrong: [
      [],
      ['--email'],
      ['--email', 'nobody'],
      ['--email', 'a@b.example', 'more'],
      ['--mail', 'a@b.example'],
      // A name that no form takes: one with a line end would keep every mail from its holder.
      ...['', ' ', 'Ann\nBcc: b@c.example', 'A'.repeat(101)].map((name) => [
        '--email',
        'a@b.example',
        `--name=${name}`,
      ]),
    ],
  },
  'sites list': { wrong: [['more'], ['--status'], ['--status', 'nonsense'], ['--state', 'trial']] },
  'sites status': {
    wrong: [
      [],
      ['halm', 'more'],
      ['halm', '--to', 'paid'],
      ['halm', '--why', 'because'],
      ['halm', '--to', '9', '--why', 'because'],
      ['--to', 'paid', '--why', 'because'],
      ...NO_REASONS.map((why) => ['halm', '--to', 'paid', `--why=${why}`]),
    ],
  },
  'sites extend': {
    wrong: [
      [],
      ['halm'],
      ['--why', 'because'],
      ['halm', 'more', '--why', 'because'],
      ...NO_REASONS.map((why) => ['halm', `--why=${why}`]),
    ],
  },
  'sites write-out': { wrong: [[], ['halm'], ['halm', '/tmp/x', 'more'], ['halm', '/tmp/x', '--zip']] },
  'mail test': { wrong: [[], ['--to'], ['--to', 'nobody'], ['--to', 'a@b.example', 'more']] },
  'mail hold': { wrong: [['now'], ['--now']] },
  'mail resume': { wrong: [[], ['--waiting'], ['--waiting', 'yes'], ['--waiting', 'send', 'more']] },
  doctor: { wrong: [['more'], ['--fast']] },
}

/** Runs a command here, and gives what it said on both streams with its exit code. */
async function say(words: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' }
  const { log, error } = console
  console.log = (text: string) => void (said.out += `${text}\n`)
  console.error = (text: string) => void (said.err += `${text}\n`)
  try {
    return { code: await command(words), ...said }
  } finally {
    Object.assign(console, { log, error })
  }
}

test('the overview lists every command, for whoever asks and for whoever says nothing', async () => {
  for (const [words, code] of [
    [['--help'], 0],
    [['-h'], 0],
    [['help'], 0],
    [[], 2],
  ] as const) {
    const said = await say(words)
    assert.equal(said.code, code, words.join(' '))
    for (const name of Object.keys(commands)) assert.match(said.out, new RegExp(`^  ${name} `, 'm'))
    assert.match(said.out, /Exit codes: 0 done, 1 could not be done, 2 not understood/)
  }
})

test('a word that begins commands tells which', async () => {
  for (const [word, others] of [
    ['sites', ['sites list', 'sites status', 'sites extend', 'sites write-out']],
    ['operator', ['operator create']],
    ['mail', ['mail test', 'mail hold', 'mail resume']],
  ] as const) {
    const helped = await say([word, '--help'])
    assert.equal(helped.code, 0)
    for (const name of others) assert.match(helped.out, new RegExp(`^  ${name} `, 'm'))
    assert.doesNotMatch(helped.out, /doctor/)
    assert.equal((await say([word])).code, 2)
  }
  for (const words of [['nonsense'], ['sites', 'nonsense'], ['--nonsense']]) {
    const said = await say(words)
    assert.equal(said.code, 2)
    assert.ok(said.err.includes(words.join(' ')), said.err)
  }
})

for (const [name, { wrong }] of Object.entries(commands)) {
  test(`${name}: a help of its own, and a plain no to what it does not take`, async () => {
    for (const flag of ['--help', '-h']) {
      const helped = await say([...name.split(' '), flag])
      assert.equal(helped.code, 0)
      assert.match(helped.out, new RegExp(`Usage: npm run portico -- ${name}`))
      assert.match(helped.out, /Exit codes/)
    }
    for (const words of wrong) {
      const said = await say([...name.split(' '), ...words])
      assert.equal(said.code, 2, `${name} ${words.join(' ')}: ${said.err}`)
      assert.match(said.err, /^\S.*\.\n\nUsage: /, said.err)
    }
  })
}

test('what keeps a command from working is one sentence', async (t) => {
  const folder = scratchFolder()
  t.after(() => folder.remove())
  const nowhere = environment(4000, {
    folder: folder.path,
    database: 'postgres://nobody@127.0.0.1:1/portico',
  })
  const king = environment(4000, { folder: folder.path, more: { ROLE: 'king' } })
  for (const words of [['migrate'], ['sites', 'list'], ['operator', 'create', '--email', 'a@b.example']]) {
    for (const [env, expected] of [
      [nowhere, /^The database at DATABASE_URL .*\.$/],
      [king, /^ROLE takes .*\.$/],
    ] as const) {
      const { code, said } = await run(words, env)
      assert.equal(code, 1, said)
      assert.equal(said.split('\n').length, 1, said)
      assert.match(said, expected)
    }
  }
  const ill = await run(['doctor'], nowhere)
  assert.equal(ill.code, 1)
  assert.match(ill.said, /^WRONG database .*DATABASE_URL/m)
  assert.match(ill.said, /^ok +time zones/m)
})

test('a command that is for a database which is there makes no other where none is', async (t) => {
  const folder = scratchFolder()
  t.after(() => folder.remove())
  const env = environment(4000, { folder: folder.path })
  for (const words of [
    ['mail', 'hold'],
    ['sites', 'list'],
  ]) {
    const { code, said } = await run(words, env)
    assert.equal(code, 1, said)
    assert.match(said, /^There is no database in .*\. DATABASE_URL and DATA_DIR say which one is meant\.$/)
  }
  assert.equal(existsSync(join(folder.path, 'database')), false)
})

test('on an empty folder the first operator makes the database; root leaves nothing of its own in somebody else’s', async (t) => {
  const folder = scratchFolder()
  t.after(() => folder.remove())
  const env = environment(4000, { folder: folder.path })
  const made = await run(['operator', 'create', '--email', 'root@portico.example'], env)
  assert.match(made.said, /^Made root@portico\.example\. /)
  // Only root can be kept from it.
  if (process.getuid?.() !== 0) return
  chownSync(join(folder.path, 'database', 'PG_VERSION'), 4711, 4711)
  const told =
    /The database in .* belongs to the user with the number 4711\. Run the command as that user, .*: chown -R root /
  for (const words of [['mail', 'hold'], ['migrate'], ['doctor']]) {
    const { code, said } = await run(words, env)
    assert.equal(code, 1, said)
    assert.match(said, told)
  }
})

/** The shared program, and the command on its database beside it; null where that is the embedded one. */
async function beside() {
  const { port, env } = await sharedProgram()
  if (env === null) return null
  const create = (email: string, ...more: string[]) =>
    run(['operator', 'create', '--email', email, ...more], env)
  return { port, env, create }
}
const ALONE = 'PostgreSQL is not reachable: a program has the embedded database to itself'

test('an operator is made, signs in with what is printed, and is one only once', async (t) => {
  const given = await beside()
  if (!given) return t.skip(ALONE)
  const made = await given.create('Root@Portico.example', '--name', 'Root')
  assert.equal(made.code, 0, made.said)
  const password = /^Made root@portico\.example\. Password: (\S{20})$/i.exec(made.said)?.[1] ?? ''
  const again = await given.create('root@portico.example')
  assert.deepEqual([again.code, again.said.toLowerCase()], [0, 'root@portico.example is an operator now.'])
  const person = await new Person(given.port).signIn({ email: 'root@portico.example', password })
  assert.equal((await person.call('GET', '/api/operator/mail-hold')).status, 200)
  const log = await person.get<{ items: { what: string; by: string | null; about: { name: string } }[] }>(
    '/api/operator/audit-log',
  )
  assert.deepEqual(
    log.items.filter(({ about }) => about.name === 'Root').map(({ what, by }) => [what, by]),
    [['duties_changed', null]],
  )
})

test('no operator is made of a locked account, nor of one whose address nobody has confirmed', async (t) => {
  const given = await beside()
  if (!given) return t.skip(ALONE)
  const root = await new Person(given.port).signIn()
  assert.equal((await given.create('boss@portico.example')).code, 0)
  const found = await root.get<{ items: { id: string }[] }>('/api/operator/accounts?search=boss')
  const path = `/api/operator/accounts/${found.items[0]?.id}/lock`
  assert.equal((await root.call('PUT', path, { isLocked: true, why: 'A test' })).status, 200)
  const locked = await given.create('boss@portico.example')
  assert.equal(locked.code, 1, locked.said)
  assert.match(locked.said, /^boss@portico\.example is locked, .*\.$/)

  // A stranger may have opened it.
  const form = { name: 'Nobody', password: 'kettle anvil harbour', country: 'GB' }
  await new Person(given.port)
    .arrive()
    .post('/api/account/sign-up', { ...form, email: 'stranger@portico.example' })
  const refused = await given.create('stranger@portico.example')
  assert.equal(refused.code, 1, refused.said)
  assert.match(refused.said, /not confirmed yet\./)
})

test('mails are held and let go by command', async (t) => {
  const [folder, database] = [scratchFolder(), await plantedDatabase()]
  t.after(async () => {
    await database?.drop()
    folder.remove()
  })
  const env = environment(4000, {
    folder: folder.path,
    database: database?.url ?? null,
    more: { SMTP_URL: 'smtp://127.0.0.1:1' },
  })
  assert.equal((await run(['migrate'], env)).code, 0)
  const none = await run(['mail', 'resume', '--waiting', 'send'], env)
  assert.deepEqual([none.code, none.said], [1, 'Mails are not held.'])
  const held = await run(['mail', 'hold'], env)
  assert.equal(held.code, 0, held.said)
  const ill = await run(['doctor'], env)
  assert.match(ill.said, /^WRONG sending +Mails are held since 20\S+, 0 wait\. .*"mail resume"\.$/m)
  const resumed = await run(['mail', 'resume', '--waiting=give-up'], env)
  assert.deepEqual([resumed.code, resumed.said], [0, 'Mails leave again; 0 that waited were given up.'])
})

test('beside a program on the embedded database: one sentence, and a doctor who does not take it for ill', async (t) => {
  const folder = scratchFolder()
  copyPrepared('migrated', folder.path)
  const database = await openDatabase({ folder: folder.path })
  t.after(async () => {
    await database.close()
    folder.remove()
  })
  const env = environment(4000, { folder: folder.path })
  const listed = await run(['sites', 'list'], env)
  assert.equal(listed.code, 1)
  assert.match(listed.said, /^The data folder .* is in use by another Portico process\..*\.$/)
  assert.equal(listed.said.split('\n').length, 1, listed.said)
  const well = await run(['doctor'], env)
  assert.equal(well.code, 0, well.said)
  assert.match(well.said, /^ok +database .*in use by a running Portico/m)
})

test('sites are listed, written out, put into a status and given more time', async (t) => {
  const given = await beside()
  if (!given) return t.skip(ALONE)
  const { port, env } = given
  const operator = await new Person(port).signIn()
  // Where nothing is billed there are no trials.
  const bill = (isOn: boolean) =>
    operator.call('PUT', '/api/operator/billing', {
      isOn,
      trialPlanId: null,
      sitesWithoutPlan: null,
      contact: '',
    })
  assert.equal((await bill(true)).status, 200)
  t.after(() => bill(false))
  const own = await makeSite(operator)
  const folder = scratchFolder()
  t.after(() => folder.remove())

  const site = await run(['sites', 'list'], env)
  assert.equal(site.code, 0)
  assert.match(site.said, /^COMPED +halm\./m)
  const out = join(folder.path, 'out')
  const written = await run(['sites', 'write-out', 'nila-orr', out], env)
  assert.match(written.said, /^Pages: 1, files: \d+, /)
  assert.match(
    readFileSync(join(out, 'index.html'), 'utf8'),
    /<img /,
    'a command draws what the server draws',
  )
  assert.ok(existsSync(join(out, 'media')))
  assert.match(
    (await run(['sites', 'write-out', 'nila-orr', out], env)).said,
    /^The folder .* is not empty\..*\.$/,
  )
  assert.match((await run(['sites', 'status', 'halm', '--to', 'paid', '--why', 'asked'], env)).said, /^PAID/)
  const refused = await run(['sites', 'status', 'halm', '--to', 'trial', '--why', 'asked'], env)
  assert.equal(refused.code, 1)
  assert.match(refused.said, /^A site cannot go from PAID to TRIAL\.$/)
  const nowhere = await run(['sites', 'extend', 'nowhere', '--why', 'asked'], env)
  assert.deepEqual([nowhere.code, nowhere.said], [1, 'There is no site nowhere.'])
  const compedOne = await run(['sites', 'extend', 'ines-varga', '--why', 'asked'], env)
  assert.equal(compedOne.code, 1)
  assert.match(compedOne.said, /^\S.*\.$/)

  const ends: number[] = []
  for (const why of ['asked', 'asked again']) {
    const extended = await run(['sites', 'extend', own.slug, '--why', why], env)
    assert.equal(extended.code, 0, extended.said)
    const [, end = ''] =
      /^TRIAL +fault-\S+\.sites\.localhost:\d+ {2}Fault \d+ {2}until (\d{4}-\d\d-\d\d)$/.exec(
        extended.said,
      ) ?? []
    ends.push(Date.parse(end))
  }
  assert.equal((ends[1] ?? 0) - (ends[0] ?? 0), 7 * DAY)
  const extended = await operator.get<{ trialEndsAt: string | null }>(`/api/sites/${own.id}`)
  assert.equal(extended.trialEndsAt?.slice(0, 10), new Date(ends[1] ?? 0).toISOString().slice(0, 10))
  const { items } = await operator.get<{ items: object[] }>(`/api/sites/${own.id}/timeline`)
  for (const why of ['asked', 'asked again'])
    assert.ok(JSON.stringify(items).includes(`"${why}"`), `${why}: ${JSON.stringify(items)}`)
})

test('a mail is sent to try the mail server, whose answer is told', async (t) => {
  const folder = scratchFolder()
  const sink = await startSmtpSink()
  t.after(async () => {
    await sink.close()
    folder.remove()
  })
  const given = (more: Record<string, string>) => environment(4000, { folder: folder.path, more })
  const to = (address: string, env: Record<string, string>) => run(['mail', 'test', '--to', address], env)
  const none = await to('a@b.example', given({}))
  assert.equal(none.code, 1)
  assert.match(none.said, /^SMTP_URL is not set/)

  const env = given({ SMTP_URL: sink.url, MAIL_FROM: 'Portico <hello@portico.example>' })
  const sent = await to('a@b.example', env)
  assert.equal(sent.code, 0, sent.said)
  assert.match(sent.said, /^sent: 250 .+$/)
  const [mail] = sink.received
  assert.deepEqual(
    [sink.received.length, mail?.from, mail?.to],
    [1, 'hello@portico.example', ['a@b.example']],
  )
  assert.equal(mail?.email.subject, 'Portico can send mail')
  assert.match(mail?.email.text ?? '', /^This mail was sent by the command "mail test"\.$/m)

  sink.script('full@b.example', { at: 'rcpt', code: 552, text: 'The box is full' })
  const refused = await to('full@b.example', env)
  assert.equal(refused.code, 1)
  assert.match(refused.said, /^refused: .*The box is full$/)
  const nobody = await to('a@b.example', given({ SMTP_URL: 'smtp://127.0.0.1:1' }))
  assert.equal(nobody.code, 1)
  assert.match(nobody.said, /^deferred: .*ECONNREFUSED/)
  assert.equal(sink.received.length, 1)
})
