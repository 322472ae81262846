import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { after, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { createImages } from './images.ts'
import { imageLimits } from './limits.ts'
import { noise, refusalOf } from './testing.ts'

const images = createImages()
after(() => images.close())

/** The processes that decode pictures for this one, the newest first. */
function decoders(): number[] {
  const isOurs = (pid: number): boolean => {
    try {
      const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      return Number(parent) === process.pid && line.includes('decoder-process')
    } catch {
      return false
    }
  }
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return all
    .map(Number)
    .filter(isOurs)
    .toSorted((a, b) => b - a)
}

describe('a process of its own', () => {
  test('a picture that takes too long is given up, and the next one works', async () => {
    const hasty = createImages({ milliseconds: 700 })
    const big = await noise(3000, 2000)
    const small = await noise(50, 50)
    try {
      const slow = hasty.render(
        big,
        Array.from({ length: 3 }, () => ({ format: 'avif', width: 2999 }) as const),
      )
      assert.equal(await refusalOf(slow), '422 images.too_slow')
      const patient = createImages()
      assert.equal((await patient.inspect(small)).width, 50)
      await patient.close()
    } finally {
      await hasty.close()
    }
  })

  test('a picture that takes too much memory ends its process, not ours, and the next one works', async () => {
    const small = await noise(1200, 1000)
    const bytes = await sharp(small).resize(6000, 5000, { kernel: 'nearest' }).jpeg().toBuffer()
    const frugal = createImages({ memory: 110 * 1024 * 1024 })
    try {
      const eaten = frugal.render(bytes, [{ format: 'png', width: 6000 }], { rotate: 90 })
      assert.equal(await refusalOf(eaten), '413 images.too_much_memory')
      assert.equal((await frugal.inspect(await noise(40, 40))).width, 40)
    } finally {
      await frugal.close()
    }
  })

  for (const [how, missing] of [
    ['the system says no at once', '/dev/null/node'],
    ['the system says no a moment later', '/nowhere/node'],
  ] as const) {
    test(`a process that could not be started is started with the next picture: ${how}`, async (t) => {
      const bytes = await noise(20, 20)
      const said: unknown[] = []
      const own = createImages({ log: { error: (...line: unknown[]) => void said.push(line) } })
      const { execPath } = process
      t.after(async () => {
        process.execPath = execPath
        await own.close()
      })
      process.execPath = missing
      const both = [own.inspect(bytes), own.inspect(bytes)].map(refusalOf)
      assert.deepEqual(await Promise.all(both), ['503 images.busy', '503 images.busy'])
      assert.equal(said.length, 2, 'the operator can read why')
      process.execPath = execPath
      assert.equal((await own.inspect(bytes)).width, 20)
    })
  }

  test('a process for which there were no numbers of files is started once there are', async () => {
    const picture = (await noise(20, 20)).toString('base64')
    const code = `
      import { closeSync, openSync } from 'node:fs'
      import { createImages } from './src/platform/images/images.ts'
      const images = createImages()
      const bytes = Buffer.from('${picture}', 'base64')
      const ask = () => images.inspect(bytes).then(({ width }) => width, ({ code, message }) => code ?? message)
      const open = []
      try { for (;;) open.push(openSync('/dev/null')) } catch {}
      const without = await ask()
      for (const number of open) closeSync(number)
      console.log(without, await ask(), await ask())
      await images.close()`
    const node = ['--import', './scripts/hooks.mjs', '--input-type=module', '-e', code]
    const child = spawn('sh', ['-c', 'ulimit -n 200; exec "$0" "$@"', process.execPath, ...node], {
      cwd: fileURLToPath(new URL('../../../', import.meta.url)),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let told = ''
    for await (const part of child.stdout) told += String(part)
    assert.equal(told, 'images.busy 20 20\n')
  })

  test('the largest picture allowed is made within memory and time', async () => {
    const small = await noise(1600, 1240)
    const bytes = await sharp(small).resize(8000, 6200, { kernel: 'nearest' }).jpeg().toBuffer()
    const picture = await images.inspect(bytes)
    assert.equal(picture.width, 8000)
    const [webp] = await images.render(bytes, [{ format: 'webp', width: 2560 }])
    assert.equal(webp?.width, 2560)
    const [turned] = await images.render(bytes, [{ format: 'webp', width: 2560 }], { rotate: 90, aspect: 1 })
    assert.deepEqual([turned?.width, turned?.height], [2560, 2560])
  })

  // What a service manager or a terminal says goes to the process of a picture as well as to ours, which finishes first.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    test(`a picture that is being made when all are told to stop is finished: ${signal}`, async () => {
      const own = createImages()
      const good = await noise(1500, 1500)
      await own.inspect(await noise(10, 10))
      const made = own.render(good, [{ format: 'avif', width: 1500 }])
      const [decoder] = decoders()
      assert.ok(decoder)
      await pause(100)
      process.kill(decoder, signal)
      assert.equal((await made)[0]?.width, 1500)
      await own.close()
    })

  test('a process that is told to stop before it can hear is not the picture’s fault', async () => {
    const own = createImages()
    const told = own.inspect(await noise(1500, 1500))
    let [decoder] = decoders()
    while (decoder === undefined) {
      await pause(1)
      decoder = decoders()[0]
    }
    process.kill(decoder, 'SIGTERM')
    assert.equal(await refusalOf(told), '503 images.busy')
    await own.close()
  })

  test('a crowd waits its turn', async () => {
    const bytes = await noise(100, 80)
    const all = await Promise.all(Array.from({ length: 30 }, () => images.inspect(bytes)))
    assert.ok(all.every(({ width }) => width === 100))
  })

  test('whoever brings one picture does not wait behind the many of another', async () => {
    const bytes = await noise(100, 80)
    const order: string[] = []
    const ask = async (site: string) => {
      await images.inspect(bytes, site)
      order.push(site)
    }
    const many = Array.from({ length: 6 }, () => ask('many'))
    await Promise.all([...many, ask('one'), ask('other')])
    // The first is at work when the others come.
    assert.deepEqual(order, ['many', 'many', 'one', 'other', 'many', 'many', 'many', 'many'])
  })

  test('one who brings too many is told so, and takes nobody else their place', async () => {
    const bytes = await noise(20, 20)
    const own = createImages()
    const many = Array.from({ length: imageLimits.waitingOfOne + 1 }, () => own.inspect(bytes, 'many'))
    const over = own.inspect(bytes, 'many')
    const other = own.inspect(bytes, 'one')
    const ends = Promise.allSettled(many)
    assert.equal(await refusalOf(over), '503 images.busy')
    assert.equal((await other).width, 20)
    await own.close()
    await ends
  })

  test('after the end everything is refused', async () => {
    const ended = createImages()
    await ended.close()
    assert.equal(await refusalOf(ended.inspect(await noise(10, 10))), '503 images.busy')
  })
})
