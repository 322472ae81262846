import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { listening } from '../testing/listening.ts'
import { isPublicAddress } from './address.ts'
import { createOutbound, OutboundError, type OutboundRequest } from './outbound.ts'

async function reasonOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise
  } catch (error) {
    if (error instanceof OutboundError) return error.reason
    throw error
  }
  return 'nothing'
}

/** A server that must never be reached: every connection is counted, whatever it sends. */
let canary: ReturnType<typeof createTcpServer>
let canaryPort = 0
let connections = 0

/** A server that stands for the Internet. */
let seen: IncomingMessage[] = []
let respond: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
  void response.end('hello')

const worldPort = await listening(
  createServer((request, response) => {
    seen.push(request)
    respond(request, response)
  }),
)

before(async () => {
  canary = createTcpServer((socket) => {
    connections += 1
    socket.on('error', () => {})
    socket.destroy()
  })
  await new Promise<void>((resolve) => canary.listen({ port: 0, host: '::' }, resolve))
  canaryPort = (canary.address() as AddressInfo).port
})

after(() => canary.close())

/** Spellings of this machine and its networks. */
const spellings = `
  127.0.0.1 127.0.0.1. 127.1 127.0.1 127.255.255.254 2130706433 0x7f000001 0x7f.0.0.1 0x7f.1 0177.0.0.1
  0177.0.0.01 017700000001 00000177.0.0.1 127.0.0.0x1 0 0.0.0.0 0.0 0x0 ①②⑦.⓪.⓪.① １２７.０.０.１ 127。0。0。1
  %31%32%37.0.0.1 127.0.0.1%2e localhost LOCALHOST localhost. foo.localhost loc%61lhost ⓛⓞⓒⓐⓛⓗⓞⓢⓣ [::1]
  [0:0:0:0:0:0:0:1] [0000:0000::0001] [::] [::127.0.0.1] [::ffff:127.0.0.1] [::ffff:7f00:1]
  [0:0:0:0:0:ffff:127.0.0.1] [::ffff:0.0.0.0] [::ffff:0:127.0.0.1] [64:ff9b::127.0.0.1] [64:ff9b::7f00:1]
  [64:ff9b:1::7f00:1] [2002:7f00:1::] [2002:a00:1::1] [2002:a9fe:a9fe::] [2001:0:7f00:1::]
  [2001::ffff:ffff:80ff:fffe] [2001:db8:0:0:0:5efe:127.0.0.1] [2a00:1450:4001::5efe:7f00:1] [fe80::1]
  [fec0::1] [fc00::1] [fd12:3456:789a::1] [ff02::1] [100::1] [3fff::1] [5f00::1] [4000::1] 10.0.0.1
  10.255.255.255 172.16.0.1 172.31.255.255 192.168.0.1 169.254.169.254/latest/meta-data 0xa9fea9fe
  2852039166 [::ffff:169.254.169.254] 100.64.0.1 192.0.0.1 192.0.2.1 192.88.99.1 198.18.0.1 198.51.100.1
  203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255`
  .trim()
  .split(/\s+/)

describe('our own networks are out of reach', () => {
  test('there are at least 60 spellings', () => assert.ok(spellings.length >= 60, String(spellings.length)))

  for (const spelling of spellings)
    test(spelling, async () => {
      const call = createOutbound({ ports: [canaryPort] })
      const reason = await reasonOf(call(`http://${spelling.replace(/(?=\/)|$/, `:${canaryPort}`)}`))
      assert.ok(['address', 'url', 'resolve'].includes(reason), reason)
      assert.equal(connections, 0)
    })

  test('a name that leads here, or here and elsewhere', async () => {
    for (const addresses of ['127.0.0.1', '93.184.215.14 127.0.0.1', '::1 2606:2800::1', '10.1.2.3']) {
      const call = createOutbound({ ports: [canaryPort], resolve: async () => addresses.split(' ') })
      assert.equal(await reasonOf(call(`http://rebind.example:${canaryPort}/`)), 'address')
    }
    assert.equal(connections, 0)
  })

  test('a name that answers differently each time is asked once', async () => {
    let asked = 0
    const resolve = async () => (++asked === 1 ? ['203.0.113.99'] : ['127.0.0.1'])
    // The first answer counts as public here; nobody listens there, so the call ends without a connection.
    const call = createOutbound({
      ports: [canaryPort],
      resolve,
      isAllowed: (address) => address === '203.0.113.99',
    })
    const reason = await reasonOf(call(`http://rebind.example:${canaryPort}/`, { milliseconds: 300 }))
    assert.ok(reason === 'timeout' || reason === 'network', reason)
    assert.deepEqual([asked, connections], [1, 0])
  })

  test('a redirect to here, in any spelling, is not followed', async () => {
    let targetIsLiteral = false
    const call = createOutbound({
      ports: [canaryPort, worldPort],
      resolve: async (host) => (host === 'world.example' ? ['127.0.0.1'] : ['::1']),
      // Only the world is let through, by its name's single address and never by a literal one.
      isAllowed: (address) => address === '127.0.0.1' && !targetIsLiteral,
    })
    for (const target of [
      `http://127.0.0.1:${canaryPort}/`,
      `//[::1]:${canaryPort}/x`,
      `http://inner.example:${canaryPort}/`,
    ]) {
      respond = (_, response) => {
        targetIsLiteral = true
        response.writeHead(302, { location: target }).end()
      }
      targetIsLiteral = false
      assert.equal(await reasonOf(call(`http://world.example:${worldPort}/`)), 'address')
    }
    for (const target of `file:///etc/passwd gopher://x/ javascript:1 http://user:pw@world.example/ http://`.split(
      ' ',
    )) {
      respond = (_, response) => void response.writeHead(301, { location: target }).end()
      targetIsLiteral = false
      assert.equal(await reasonOf(call(`http://world.example:${worldPort}/`)), 'url')
    }
    respond = (_, response) => void response.writeHead(307, { location: 'http://world.example:22/' }).end()
    assert.equal(await reasonOf(call(`http://world.example:${worldPort}/`)), 'port')
    assert.equal(connections, 0)
  })

  test('not addresses to call', async () => {
    const none = ['', 'http://a b/', ...'ftp://example.com/ file:///etc/passwd data:,x http:/// x'.split(' ')]
    for (const url of [...none, 'http://a:b@example.com/'])
      assert.equal(await reasonOf(createOutbound()(url)), 'url', url)
  })

  test('ports that are closed', async () => {
    for (const port of [1, 21, 22, 25, 81, 3306, 5432, 6379, 8080, 65535])
      assert.equal(await reasonOf(createOutbound()(`https://example.com:${port}/`)), 'port', String(port))
  })
})

test('the canary does count: a client without care reaches it', async () => {
  connections = 0
  await assert.rejects(fetch(`http://127.0.0.1:${canaryPort}/`))
  assert.ok(connections > 0)
})

test('public addresses are public', () => {
  const open = '8.8.8.8 93.184.215.14 172.32.0.1 2606:4700::1111 64:ff9b::8.8.8.8 2002:808:808::1'
  for (const address of open.split(' ')) assert.equal(isPublicAddress(address), true, address)
  for (const address of ['', 'x', '1.2.3', 'fe80::1%eth0', '2606:4700::1%1'])
    assert.equal(isPublicAddress(address), false, address)
})

describe('a call that may be made', () => {
  const outbound = (path: string, request?: OutboundRequest) =>
    createOutbound({ ports: [worldPort], resolve: async () => ['127.0.0.1'], isAllowed: () => true })(
      `http://world.example:${worldPort}${path}`,
      request,
    )

  test('goes to the checked address under the name it was given, and carries no cookies', async () => {
    seen = []
    respond = (_, response) =>
      void response.writeHead(200, { 'set-cookie': 'a=b', 'content-type': 'text/x' }).end('hi')
    const answer = await outbound('/a?b=c', {
      headers: { Cookie: 'x=y', Host: 'evil', 'X-Own': '1', Connection: 'upgrade' },
    })
    assert.deepEqual(
      [answer.status, answer.body.toString(), answer.headers['content-type']],
      [200, 'hi', 'text/x'],
    )
    assert.equal(answer.headers['set-cookie'], undefined)
    const [request] = seen
    assert.equal(request?.headers.host, `world.example:${worldPort}`)
    assert.deepEqual(
      [request?.headers.cookie, request?.headers['x-own'], request?.url],
      [undefined, '1', '/a?b=c'],
    )
  })

  test('follows three redirects and no fourth', async () => {
    respond = (request, response) => {
      const left = Number(request.url?.slice(1))
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end()
      else response.end('there')
    }
    assert.equal((await outbound('/3')).body.toString(), 'there')
    assert.equal(await reasonOf(outbound('/4')), 'redirects')
    assert.equal((await outbound('/1', { redirects: 0 })).status, 302)
  })

  test('a POST becomes a GET where browsers make it one, and secrets stay with their origin', async () => {
    for (const [status, method, body] of [
      [302, 'GET', ''],
      [303, 'GET', ''],
      [307, 'POST', 'payload'],
    ] as const) {
      seen = []
      let received = ''
      respond = (request, response) => {
        if (request.url === '/') {
          response.writeHead(status, { location: `http://other.example:${worldPort}/end` }).end()
          return
        }
        request.on('data', (chunk) => (received += String(chunk)))
        request.on('end', () => response.end())
      }
      await outbound('/', {
        method: 'POST',
        body: 'payload',
        headers: {
          Authorization: 'Bearer x',
          'X-Api-Key': 'k',
          'Content-Type': 'text/plain',
          'X-Plain': '1',
        },
      })
      const end = seen[1]
      assert.deepEqual([end?.method, received], [method, body])
      assert.deepEqual([end?.headers.authorization, end?.headers['x-api-key']], [undefined, undefined])
      assert.equal(end?.headers['x-plain'], '1')
      assert.equal(end?.headers['content-type'], method === 'POST' ? 'text/plain' : undefined)
    }
  })

  test('stops at the limit of bytes, announced or not', async () => {
    respond = (_, response) =>
      void response.writeHead(200, { 'content-length': '5000' }).end(Buffer.alloc(5000))
    assert.equal(await reasonOf(outbound('/', { maxBytes: 4999 })), 'too_large')
    assert.equal((await outbound('/', { maxBytes: 5000 })).body.length, 5000)
    respond = (_, response) => {
      const flood = setInterval(() => response.write(Buffer.alloc(100_000)), 1)
      response.on('close', () => clearInterval(flood))
    }
    assert.equal(await reasonOf(outbound('/', { maxBytes: 1_000_000 })), 'too_large')
  })

  test('stops in time: no answer, a slow body, a slow name', async () => {
    respond = () => {}
    assert.equal(await reasonOf(outbound('/', { milliseconds: 150 })), 'timeout')
    respond = (_, response) => {
      const drip = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(drip))
    }
    assert.equal(await reasonOf(outbound('/', { milliseconds: 200 })), 'timeout')
    const call = createOutbound({ resolve: () => new Promise(() => {}) })
    assert.equal(await reasonOf(call('http://slow.example/', { milliseconds: 100 })), 'timeout')
  })

  test('what cannot be read, or is no answer, is told', async () => {
    respond = (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
    assert.equal(await reasonOf(outbound('/')), 'encoding')
    respond = (_, response) => void response.destroy()
    assert.equal(await reasonOf(outbound('/')), 'network')
    for (const resolve of [async () => [], () => Promise.reject(new Error('ENOTFOUND'))])
      assert.equal(await reasonOf(createOutbound({ resolve })('http://none.example/')), 'resolve')
  })

  test('can be given up by the caller', async () => {
    respond = () => {}
    const stop = new AbortController()
    setTimeout(() => stop.abort(), 50)
    assert.equal(await reasonOf(outbound('/', { signal: stop.signal })), 'network')
  })

  test('a reason becomes a refusal at the field', () => {
    const refusal = new OutboundError('address', 'x').asRefusal('url')
    assert.deepEqual(
      [refusal.kind, refusal.code, refusal.detail.field],
      ['invalid', 'outbound.address', 'url'],
    )
  })
})
