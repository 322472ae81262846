import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { after, describe, test } from 'node:test'
import { scanFile } from './clamd.ts'

// The test file of the makers of scanners, in two parts so that none finds it here.
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-')

/** Answers as the daemon does: by what stands between the command and the empty piece. */
function daemon(most = Infinity): Server {
  return createServer((socket) => {
    let got = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (part: Buffer) => {
      got = Buffer.concat([got, part])
      const command = 'zINSTREAM\0'
      if (got.length < command.length || got.toString('latin1', 0, command.length) !== command) return
      const file: Buffer[] = []
      let at = command.length
      for (; at + 4 <= got.length;) {
        const length = got.readUInt32BE(at)
        if (length === 0) {
          const text = Buffer.concat(file).toString('latin1')
          socket.end(text.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
          return
        }
        if (at + 4 + length > got.length) return
        file.push(got.subarray(at + 4, at + 4 + length))
        at += 4 + length
        if (Buffer.concat(file).length > most) {
          socket.end('INSTREAM size limit exceeded. ERROR\0')
          return
        }
      }
    })
  })
}

async function* pieces(...texts: readonly string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text)
}

describe('a scanner', () => {
  const servers: Server[] = []
  const listening = async (server: Server): Promise<string> => {
    servers.push(server.listen(0, '127.0.0.1'))
    await once(server, 'listening')
    return `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  after(() => servers.forEach((server) => server.close()))

  test('is sent the file in pieces, and says what it found', async () => {
    const address = await listening(daemon())
    assert.equal(await scanFile(address, pieces('a letter', ' of two pieces')), 'clean')
    assert.equal(await scanFile(address, pieces(EICAR.slice(0, 20), EICAR.slice(20))), 'infected')
    assert.equal(await scanFile(address, pieces()), 'clean')
  })

  test('tells nothing where it takes no file so large, breaks off, or is not there', async () => {
    const large = 'x'.repeat(200_000)
    assert.equal(await scanFile(await listening(daemon(1_000)), pieces(large, large)), 'unknown')
    const rude = await listening(createServer((socket) => socket.destroy()))
    assert.equal(await scanFile(rude, pieces(large, large)), 'unknown')
    assert.equal(await scanFile('tcp://127.0.0.1:9', pieces('a letter')), 'unknown')
    assert.equal(await scanFile('unix:/nowhere/clamd.sock', pieces('a letter')), 'unknown')
  })
})
