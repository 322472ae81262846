import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Refusal } from '#kernel/refusal.ts'
import { assertInAMoment } from '#kernel/testing.ts'
import { hostileMarkup } from '../../../tests/hostile/markup.ts'
import { dangersOf } from '../../../tests/hostile/parsed.ts'
import { sniffImage } from './sniff.ts'
import { cleanSvg } from './svg.ts'

const open =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 20">'
const clean = (inner: string) => cleanSvg(Buffer.from(`${open}${inner}</svg>`)).svg
const inside = (inner: string) =>
  clean(inner)
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')

function refusalOf(text: string | Uint8Array): string {
  try {
    cleanSvg(typeof text === 'string' ? Buffer.from(text) : text)
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
  return 'nothing'
}

describe('what draws stays', () => {
  const kept = [
    '<path d="M0 0L10 10" fill="url(#g)" stroke="#f00"></path>',
    '<defs><linearGradient id="g" x1="0" x2="1"><stop offset="0" stop-color="red"></stop></linearGradient></defs>',
    '<style>.a{fill:#123456;stroke-width:2px}</style><g class="a"><circle cx="5" cy="5" r="4"></circle></g>',
    '<text x="1" y="2" font-family="Georgia, serif">Tom &amp; Jerry &lt;3</text>',
    '<g style="fill: rgb(1,2,3); clip-path: url(#c)" transform="rotate(45)"></g>',
    '<filter id="f"><feGaussianBlur in="SourceGraphic" stdDeviation="2"></feGaussianBlur></filter>',
    '<image href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"></image>',
  ]
  for (const drawing of kept) {
    test(drawing.slice(0, 40), () => assert.equal(inside(drawing), drawing))
  }

  test('old links become new ones, inside the drawing only', () => {
    assert.equal(inside('<use xlink:href="#a"/>'), '<use href="#a"></use>')
    assert.equal(inside('<a href="https://example.com"><path d="M0 0"/></a>'), '<path d="M0 0"></path>')
  })

  test('an editor’s own elements and attributes go, the drawing stays', () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?><!-- made by hand -->${open.replace('>', ' xmlns:i="http://example.com/i" i:version="1">')}<i:view a="1"><path d="M1 1"/></i:view><metadata><x/></metadata><path d="M2 2" i:label="x"/></svg>`
    assert.equal(sniffImage(Buffer.from(text)), 'svg')
    const { svg, removed } = cleanSvg(Buffer.from(text))
    assert.match(svg, /<path d="M2 2"><\/path><\/svg>$/)
    assert.ok(!svg.includes('M1 1') && removed >= 4)
  })

  const size = (attributes: string) => {
    const { width, height } = cleanSvg(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`))
    return [width, height]
  }

  test('the size comes from width and height, else from the view box', () => {
    assert.deepEqual(size('width="2in" height="96"'), [192, 96])
    assert.deepEqual(size('viewBox="0 0 30 40"'), [30, 40])
    assert.deepEqual(size('width="60" viewBox="0,0,30,40"'), [60, 80])
    assert.deepEqual(size('width="100%" height="100%"'), [null, null])
    assert.deepEqual(size('viewBox="0 0 -1 nonsense"'), [null, null])
  })

  test('a size that nothing can have is none', () => {
    assert.deepEqual(size('viewBox="0 0 1 1e30"'), [1, null])
    assert.deepEqual(size('width="100" viewBox="0 0 1e-9 1"'), [100, null])
    assert.deepEqual(size('width="9in" viewBox="0 0 1e-300 1e300"'), [864, null])
    assert.deepEqual(size('height="5" viewBox="0 0 1e12 1"'), [null, 5])
    assert.deepEqual(size('width="999999in" height="999999in"'), [95_999_904, 95_999_904])
  })
})

test('R-43: a size that ends in spaces without an end is read once', () => {
  assertInAMoment(() => {
    for (const side of ['width', 'height'])
      cleanSvg(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${side}="1${' '.repeat(200_000)}x"/>`))
  })
})

describe('what acts or reaches out goes', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<script href="https://evil.example/x.js"/>',
    '<path d="M0 0" onclick="alert(1)" onload="alert(1)" ONLOAD="x"/>',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>',
    '<use href="https://evil.example/x.svg#a"/>',
    '<use href="data:image/svg+xml;base64,PHN2Zz48c2NyaXB0Lz48L3N2Zz4=#x"/>',
    '<image href="https://evil.example/track.png"/>',
    '<image href="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4="/>',
    '<image href="file:///etc/passwd"/>',
    '<a href="javascript:alert(1)"><text>x</text></a>',
    '<a xlink:href="java&#x0A;script:alert(1)"><text>x</text></a>',
    '<animate attributeName="href" values="javascript:alert(1)"/>',
    '<set attributeName="onload" to="alert(1)"/>',
    '<style>@import url(https://evil.example/x.css);</style>',
    '<style>path{fill:url(https://evil.example/x)}</style>',
    '<style>path{background:u\\72l(https://evil.example)}</style>',
    '<style>@font-face{font-family:x;src:url(//evil.example)}</style>',
    '<style>a{b:image-set("https://evil.example/x" 1x)}</style>',
    '<path style="fill:url(//evil.example/x)" d="M0"/>',
    '<path style="background:url(&quot;https://evil.example&quot;)"/>',
    '<path fill="url(https://evil.example/x#a)"/>',
    '<path filter="url( &#39;//evil.example#a&#39; )"/>',
    '<iframe src="https://evil.example"/>',
    '<embed xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/>',
    '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
    '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>',
    '<?xml-stylesheet href="https://evil.example/x.css"?>',
    '<g xml:base="https://evil.example/"><use href="#x"/></g>',
    '<text><![CDATA[<script>alert(1)</script>]]></text>',
    '<g id="x&quot; onload=&quot;alert(1)"/>',
    '<style><![CDATA[</style><script>alert(1)</script>]]></style>',
  ]
  for (const drawing of hostile)
    test(drawing.slice(0, 60), () => {
      const svg = clean(drawing)
      assert.doesNotMatch(
        svg,
        /<script|<foreignObject|\son\w+=|evil\.example|javascript:|<animate|<set|file:|svg\+xml|@import/i,
      )
      assert.equal(cleanSvg(Buffer.from(svg)).svg, svg, 'a second washing changes nothing')
    })
})

test('R-38: hostile markup in a drawing is refused, or cleaned so that a second reading finds nothing and a second washing changes nothing', () => {
  let read = 0
  for (const markup of hostileMarkup) {
    const drawing = Buffer.from(`${open}${markup}</svg>`)
    if (refusalOf(drawing) !== 'nothing') continue
    read += 1
    const { svg } = cleanSvg(drawing)
    // A drawing may have a style sheet, which is washed by rules of its own.
    assert.deepEqual(
      dangersOf(svg, ({ tagName }) => tagName === 'style'),
      [],
      markup,
    )
    assert.equal(cleanSvg(Buffer.from(svg)).svg, svg, markup)
  }
  assert.ok(read > 200, `${read} of them can be read at all`)
})

describe('what is refused', () => {
  test('a document type, and with it every entity', () => {
    const laughs = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${open}<text>&b;</text></svg>`
    assert.equal(sniffImage(Buffer.from(laughs)), 'svg')
    assert.equal(refusalOf(laughs), 'images.unsafe_svg')
    assert.equal(refusalOf(`<!DOCTYPE svg SYSTEM "file:///etc/passwd">${open}</svg>`), 'images.unsafe_svg')
  })

  test('references that multiply or lead in a circle', () => {
    const layer = (n: number) => `<g id="l${n}">${`<use href="#l${n - 1}"/>`.repeat(10)}</g>`
    const bomb = Array.from({ length: 9 }, (_, i) => layer(i + 1)).join('')
    assert.equal(
      refusalOf(`${open}<defs><g id="l0"><path/></g>${bomb}</defs><use href="#l9"/></svg>`),
      'images.unsafe_svg',
    )
    assert.equal(
      refusalOf(`${open}<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g></svg>`),
      'images.unsafe_svg',
    )
    assert.equal(
      refusalOf(`${open}<defs><path id="p"/></defs>${'<use href="#p"/>'.repeat(500)}</svg>`),
      'nothing',
    )
  })

  test('references that lead on and on are followed to their end, however many they are', () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, i) => `<linearGradient id="g${i}" href="#g${i + 1}"/>`).join('')
    assert.equal(refusalOf(`${open}${chain(400)}</svg>`), 'nothing')
    assert.equal(refusalOf(`${open}${chain(40_000)}</svg>`), 'images.unsafe_svg')
  })

  test('references far down cost no more than others', () => {
    const deep = `${'<g>'.repeat(98)}${'<use href="#none"/>'.repeat(49_000)}${'</g>'.repeat(98)}`
    const flat = `${'<use href="#none"/>'.repeat(49_000)}${'<g/>'.repeat(98)}`
    const spent = (inner: string): number => {
      const from = process.cpuUsage()
      assert.equal(refusalOf(`${open}${inner}</svg>`), 'nothing')
      return process.cpuUsage(from).user
    }
    const least = (inner: string): number => Math.min(...[1, 2, 3].map(() => spent(inner)))
    const [other, one] = [least(flat), least(deep)]
    assert.ok(one < 8 * other, `${one} µs in place of ${other}`)
  })

  test('too deep, too many, too large', () => {
    assert.equal(refusalOf(open + '<g>'.repeat(200) + '</g>'.repeat(200) + '</svg>'), 'images.unsafe_svg')
    assert.equal(refusalOf(`${open}${'<g/>'.repeat(60_000)}</svg>`), 'images.unsafe_svg')
    assert.equal(refusalOf(Buffer.alloc(3 * 1024 * 1024, 32)), 'images.file_too_large')
  })

  const broken = [
    '',
    '<svg',
    '<svg>',
    '<html/>',
    '<svg/>',
    'x',
    '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>',
  ]
  for (const text of [...broken, '<svg xmlns="http://www.w3.org/2000/svg"><path d="&undefined;"/></svg>'])
    test(`not a drawing: ${JSON.stringify(text)}`, () => assert.equal(refusalOf(text), 'images.broken'))

  test('another encoding', () => {
    assert.equal(refusalOf(Buffer.from(`${open}</svg>`, 'utf16le')), 'images.broken')
    assert.equal(
      refusalOf(Buffer.concat([Buffer.from(open), Buffer.from([0xff, 0xfe]), Buffer.from('</svg>')])),
      'images.broken',
    )
  })

  test('comments before a drawing, and in its style, are passed over in a moment', () => {
    const begun = (length: number) => `<svg${' '.repeat(length)}>`
    assert.equal(sniffImage(Buffer.from('<!---->'.repeat(500) + begun(100))), 'svg')
    assert.equal(
      sniffImage(Buffer.from(`<!-- a <svg> --><?a?> <!DOCTYPE svg [<!ENTITY a "]">]> ${begun(100)}`)),
      'svg',
    )
    assertInAMoment(() => {
      for (const before of ['<!---->', '<?x?>', '<!DOCTYPE a>', '<!DOCTYPE a []>'])
        assert.equal(sniffImage(Buffer.from(before.repeat(27) + 'x'.repeat(100))), null)
    })
    assert.equal(inside('<style>/* one *//* two */.a{}</style>'), '<style>  .a{}</style>')
    assertInAMoment(() => assert.equal(inside(`<style>${'/*a'.repeat(60_000)}</style>`), '<style></style>'))
  })

  test('a flood of one character in any place is fast', () => {
    assertInAMoment(() => {
      for (const character of ['a', '(', ' ', '"', '\\', 'u', '/']) {
        const long = character.replace('"', '&quot;').repeat(60_000)
        clean(`<path d="${long}" style="${long}" id="${long}"/><style>${long}</style><image href="${long}"/>`)
      }
    })
  })
})
