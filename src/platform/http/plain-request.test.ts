import assert from 'node:assert/strict'
import test from 'node:test'
import { plainRequest } from './plain-request.ts'

const read = (...lines: string[]) => plainRequest(Buffer.from([...lines, '', ''].join('\r\n'), 'latin1'))

test('a whole GET tells its address, its host, its cookies and the encodings it takes', () => {
  assert.deepEqual(
    read(
      'GET /about HTTP/1.1',
      'Host: halm.sites.example',
      'User-Agent: Mozilla/5.0 (X11; Linux x86_64)',
      'ACCEPT-ENCODING:gzip, br \t',
      'cookie:  a=1; b=2',
      'Connection: Keep-Alive',
    ),
    { url: '/about', host: 'halm.sites.example', cookie: 'a=1; b=2', accepts: 'gzip, br' },
  )
  assert.deepEqual(read('GET / HTTP/1.1', 'host: a'), {
    url: '/',
    host: 'a',
    cookie: undefined,
    accepts: undefined,
  })
})

const host = 'Host: a'
const others: Readonly<Record<string, string[]>> = {
  'another method': ['HEAD / HTTP/1.1', host],
  'a method of which GET is the beginning': ['GETS / HTTP/1.1', host],
  'an older protocol': ['GET / HTTP/1.0', host],
  'no protocol': ['GET /', host],
  'a target with its host': ['GET http://a/ HTTP/1.1', host],
  'two spaces': ['GET  / HTTP/1.1', host],
  'a space in the target': ['GET /a b HTTP/1.1', host],
  'a tab in the target': ['GET /\t HTTP/1.1', host],
  'no host': ['GET / HTTP/1.1', 'Accept: */*'],
  'two hosts': ['GET / HTTP/1.1', host, 'host: b'],
  'two headers of cookies': ['GET / HTTP/1.1', host, 'Cookie: a=1', 'Cookie: b=2'],
  'two headers of encodings': ['GET / HTTP/1.1', host, 'Accept-Encoding: gzip', 'Accept-Encoding: br'],
  'a header without a colon': ['GET / HTTP/1.1', host, 'Accept'],
  'a header without a name': ['GET / HTTP/1.1', host, ': gzip'],
  'a space before the colon': ['GET / HTTP/1.1', 'Host : a', host],
  'a value that goes on in the next line': ['GET / HTTP/1.1', host, 'Accept: a', ' b'],
  'a second request behind it': ['GET / HTTP/1.1', host, '', 'GET /b HTTP/1.1', host],
  'a body': ['GET / HTTP/1.1', host, 'Content-Length: 4', '', 'abc'],
  'a body in pieces': ['GET / HTTP/1.1', host, 'Transfer-Encoding: chunked', '', '0'],
  'a body of none': ['GET / HTTP/1.1', host, 'Content-Length: 0'],
  'a connection that is to end': ['GET / HTTP/1.1', host, 'Connection: close'],
  'a connection that is to become another': ['GET / HTTP/1.1', host, 'Connection: keep-alive, Upgrade'],
  'another protocol': ['GET / HTTP/1.1', host, 'Upgrade: websocket'],
  'something to wait for': ['GET / HTTP/1.1', host, 'Expect: 100-continue'],
  'a copy to compare with': ['GET / HTTP/1.1', host, 'If-None-Match: W/"a"'],
  'the end of a line alone': ['GET / HTTP/1.1', `${host}\nX: y`],
  'a carriage return alone': ['GET / HTTP/1.1', `${host}\rX: y`],
  'a character that is none': ['GET / HTTP/1.1', host, 'X: \0'],
  'letters beyond ASCII': ['GET / HTTP/1.1', host, 'X: é'],
  'more than a browser says': ['GET / HTTP/1.1', host, `Cookie: ${'a'.repeat(8192)}`],
}
for (const [what, lines] of Object.entries(others))
  test(`${what} is left to Node`, () => assert.equal(read(...lines), null))

test('half a head is left to Node, wherever it ends', () => {
  const whole = 'GET /about HTTP/1.1\r\nHost: a\r\n\r\n'
  assert.notEqual(plainRequest(Buffer.from(whole)), null)
  for (let length = 0; length < whole.length; length += 1)
    assert.equal(plainRequest(Buffer.from(whole.slice(0, length))), null, whole.slice(0, length))
})
