import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { deflateSync, crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { cropAround, remaining } from './crop.ts'
import { createImages } from './images.ts'
import { imageLimits, widthsFor } from './limits.ts'
import { sniffImage } from './sniff.ts'
import { noise, refusalOf } from './testing.ts'

const images = createImages()
after(() => images.close())

const solid = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

/** Left half red, right half blue, so that it shows which part was kept. */
async function halves(width: number, height: number): Promise<Buffer> {
  const right = await solid(width / 2, height, '#0000ff')
    .png()
    .toBuffer()
  return solid(width, height, '#ff0000')
    .composite([{ input: right, left: width / 2, top: 0 }])
    .png()
    .toBuffer()
}

async function animation(count: number, size = 64): Promise<Buffer> {
  const frames = await Promise.all(
    Array.from({ length: count }, (_, i) =>
      solid(size, size / 2, `rgb(${i * 20}, 0, 90)`)
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: frames.map(() => 100) })
    .toBuffer()
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const out = Buffer.alloc(8 + body.length)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), 4 + body.length)
  return out
}

/** A PNG whose header claims a size that its few bytes would unfold to. */
function claimedPng(width: number, height: number, rows = Buffer.alloc(0)): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

async function averageOf(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const pixel = sharp(bytes).extract({ left, top, width: 2, height: 2 }).resize(1, 1).removeAlpha().raw()
  return [...(await pixel.toBuffer())]
}

/** A picture as it is made in PNG, 500 pixels wide at most. */
async function made(bytes: Buffer, edit: Parameters<typeof images.render>[2] = {}) {
  const [one] = await images.render(bytes, [{ format: 'png', width: 500 }], edit)
  return one ?? assert.fail('nothing was made')
}

describe('what a picture is', () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
    test(`${format}: type by content, size, placeholder and colour`, async () => {
      const bytes = await solid(300, 200, '#336699').toFormat(format).toBuffer()
      assert.equal(sniffImage(bytes), format)
      const picture = await images.inspect(bytes)
      assert.equal(picture.type, format)
      assert.deepEqual([picture.width, picture.height, picture.frames], [300, 200, 1])
      assert.match(picture.placeholder, /^data:image\/webp;base64,[\w+/=]{20,1200}$/)
      const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(picture.colour.slice(at, at + 2), 16))
      const near = (value = 0, wanted = 0) => Math.abs(value - wanted) <= 10
      assert.ok(near(red, 0x33) && near(green, 0x66) && near(blue, 0x99), picture.colour)
    })
  }

  test('how dark and how light it is; of what moves nobody knows, of what is see-through the worst', async () => {
    const dark = await solid(300, 200, '#202020').png().toBuffer()
    const light = await solid(100, 200, '#e0e0e0').png().toBuffer()
    const half = await sharp(dark)
      .composite([{ input: light, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const { luminance } = await images.inspect(half)
    assert.ok(luminance)
    assert.ok(Math.abs(luminance.darkest - 0.014) < 0.01, String(luminance.darkest))
    assert.ok(Math.abs(luminance.lightest - 0.745) < 0.02, String(luminance.lightest))
    const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#80808000' } })
      .png()
      .toBuffer()
    assert.deepEqual((await images.inspect(clear)).luminance, { darkest: 0, lightest: 1 })
    const frames = await Promise.all(['#000000', '#ffffff'].map((one) => solid(20, 20, one).png().toBuffer()))
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    assert.equal((await images.inspect(moving)).luminance, null)
  })

  test('the camera’s orientation is applied, and the camera’s data is gone', async () => {
    const bytes = await sharp(await halves(200, 100))
      .withExif({ IFD0: { Copyright: 'Somebody', Make: 'A camera' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const picture = await images.inspect(bytes)
    assert.deepEqual([picture.width, picture.height], [100, 200])
    const formats = ['jpeg', 'webp', 'avif', 'png'] as const
    const made = await images.render(
      bytes,
      formats.map((format) => ({ format, width: 1000 })),
    )
    for (const { bytes: out, width, height } of made) {
      assert.deepEqual([width, height], [100, 200])
      const left = await sharp(out).metadata()
      assert.deepEqual(
        [left.exif, left.xmp, left.iptc, left.orientation],
        [undefined, undefined, undefined, undefined],
      )
      assert.ok(!Buffer.from(out).includes('A camera'))
      // Turned clockwise by 90 degrees: what was left is on top.
      const [red = 0] = await averageOf(out, 50, 20)
      assert.ok(red > 200)
    }
    const [kept] = await images.render(bytes, [{ format: 'jpeg', width: 1000, keepMetadata: true }])
    assert.ok(Buffer.from(kept?.bytes ?? []).includes('A camera'))
    assert.equal((await sharp(kept?.bytes).metadata()).orientation ?? 1, 1)
  })
})

describe('what is made', () => {
  test('all eight orientations of a camera show the same picture, also cropped and turned', async () => {
    // Four quarters: red, green over blue, white.
    const quarter = (background: string) => solid(40, 30, background).png().toBuffer()
    const seen = await solid(80, 60, '#ff0000')
      .composite([
        { input: await quarter('#00ff00'), left: 40, top: 0 },
        { input: await quarter('#0000ff'), left: 0, top: 30 },
        { input: await quarter('#ffffff'), left: 40, top: 30 },
      ])
      .png()
      .toBuffer()
    // How a camera that was held so would have stored it: the opposite of what a reader does.
    const stored: Record<number, (image: Sharp) => Sharp> = {
      1: (image) => image,
      2: (image) => image.flop(),
      3: (image) => image.rotate(180),
      4: (image) => image.flip(),
      5: (image) => image.flip().rotate(90),
      6: (image) => image.rotate(270),
      7: (image) => image.flop().rotate(90),
      8: (image) => image.rotate(90),
    }
    for (const [orientation, store] of Object.entries(stored)) {
      const bytes = await store(sharp(seen))
        .withMetadata({ orientation: Number(orientation) })
        .png()
        .toBuffer()
      const picture = await images.inspect(bytes)
      assert.deepEqual([picture.width, picture.height], [80, 60], orientation)
      const whole = await made(bytes)
      const colours: number[][] = []
      for (const y of [5, 50]) for (const x of [5, 70]) colours.push(await averageOf(whole.bytes, x, y))
      assert.deepEqual(
        colours,
        [
          [255, 0, 0],
          [0, 255, 0],
          [0, 0, 255],
          [255, 255, 255],
        ],
        orientation,
      )
      const cut = await made(bytes, { crop: { left: 0.5, top: 0, width: 0.5, height: 0.5 } })
      assert.deepEqual([cut.width, cut.height], [40, 30])
      assert.deepEqual(await averageOf(cut.bytes, 20, 15), [0, 255, 0], orientation)
      const turned = await made(bytes, { rotate: 90, crop: { left: 0, top: 0, width: 0.5, height: 0.5 } })
      assert.deepEqual([turned.width, turned.height], [30, 40])
      assert.deepEqual(await averageOf(turned.bytes, 15, 20), [0, 0, 255], orientation)
    }
  })

  test('a size that is given is kept to the pixel, of a picture of any size and turn', async () => {
    const upright = { format: 'jpeg', width: 120, height: 63 } as const
    for (const [width, height] of [
      [800, 420],
      [40, 21],
      [34, 900],
    ] as const) {
      for (const orientation of [1, 6]) {
        const bytes = await sharp(await halves(width, height))
          .withMetadata({ orientation })
          .png()
          .toBuffer()
        const [made] = await images.render(bytes, [upright])
        assert.deepEqual([made?.width, made?.height], [120, 63])
        const read = await sharp(made?.bytes).metadata()
        assert.deepEqual([read.width, read.height], [120, 63])
        // Turned by 90 degrees what was on the left is on top.
        const [x, y] = orientation === 1 ? [10, 50] : [110, 10]
        const [red = 0, , blue = 0] = await averageOf(made?.bytes ?? bytes, x, y)
        assert.ok(red > 200 && blue < 60, `${width} × ${height}, ${orientation}`)
      }
    }
  })

  test('a picture higher than the formats have room for is made in the widths in which it fits', async () => {
    assert.deepEqual(widthsFor(1000, 20_000), [320, 640, 819])
    assert.deepEqual(widthsFor(100, 20_000), [81])
    const { data } = await sharp({ create: { width: 1000, height: 20_000, channels: 3, background: '#864' } })
      .jpeg()
      .toBuffer({ resolveWithObject: true })
    const made = await images.render(data, [
      { format: 'webp', width: 819 },
      { format: 'avif', width: 320 },
    ])
    assert.deepEqual(
      made.map(({ bytes }) => bytes.length > 0),
      [true, true],
    )
  })

  test('widths and formats, never wider than the picture', async () => {
    const bytes = await noise(1000, 600)
    assert.deepEqual(widthsFor(1000, 600), [320, 640, 960, 1000])
    assert.deepEqual(widthsFor(5000, 3000), [320, 640, 960, 1280, 1920, 2560])
    assert.deepEqual(widthsFor(320, 200), [320])
    const made = await images.render(bytes, [
      { format: 'avif', width: 640 },
      { format: 'webp', width: 640 },
      { format: 'jpeg', width: 2560 },
    ])
    assert.deepEqual(
      made.map(({ format, width, height }) => [format, width, height]),
      [
        ['avif', 640, 384],
        ['webp', 640, 384],
        ['jpeg', 1000, 600],
      ],
    )
    for (const { format, bytes: out } of made) assert.equal(sniffImage(out), format)
  })

  test('an animation stays one where the format moves, and crops by frame', async () => {
    const bytes = await animation(5)
    const picture = await images.inspect(bytes)
    assert.deepEqual([picture.width, picture.height, picture.frames], [64, 32, 5])
    const both = [
      { format: 'webp', width: 64 },
      { format: 'gif', width: 32 },
      { format: 'jpeg', width: 64 },
    ] as const
    const [webp, gif, jpeg] = await images.render(bytes, both, { aspect: 1 })
    assert.deepEqual([webp?.width, webp?.height, gif?.width, gif?.height], [32, 32, 32, 32])
    assert.equal((await sharp(webp?.bytes).metadata()).pages, 5)
    assert.equal((await sharp(gif?.bytes).metadata()).pages, 5)
    assert.equal((await sharp(jpeg?.bytes).metadata()).pages, undefined)
    const [turned] = await images.render(bytes, [{ format: 'webp', width: 64 }], { rotate: 90 })
    assert.deepEqual([turned?.width, turned?.height], [32, 64])
  })

  test('a crop keeps the focal point, a turn comes before the crop', async () => {
    const bytes = await halves(400, 100)
    const right = await made(bytes, { aspect: 1, focal: { x: 0.9, y: 0.5 } })
    assert.deepEqual([right.width, right.height], [100, 100])
    assert.deepEqual(await averageOf(right.bytes, 5, 50), [0, 0, 255])
    const top = await made(bytes, { rotate: 90, crop: { left: 0, top: 0, width: 1, height: 0.25 } })
    assert.deepEqual([top.width, top.height], [100, 100])
    assert.deepEqual(await averageOf(top.bytes, 50, 95), [255, 0, 0])
  })

  test('see-through pictures stay so where they can, and are laid on white in JPEG', async () => {
    const clear = { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
    const bytes = await sharp({ create: clear }).png().toBuffer()
    assert.equal((await images.inspect(bytes)).hasAlpha, true)
    const [webp, jpeg] = await images.render(bytes, [
      { format: 'webp', width: 50 },
      { format: 'jpeg', width: 50 },
    ])
    assert.equal((await sharp(webp?.bytes).metadata()).hasAlpha, true)
    assert.deepEqual(await averageOf(jpeg?.bytes ?? new Uint8Array(), 20, 20), [255, 255, 255])
  })
})

describe('crops', () => {
  test('stay inside, have the proportion, and are at least a pixel', () => {
    assert.deepEqual(cropAround({ width: 400, height: 100 }, 1), {
      left: 150,
      top: 0,
      width: 100,
      height: 100,
    })
    assert.deepEqual(cropAround({ width: 400, height: 100 }, 1, { x: 0, y: 0 }).left, 0)
    assert.deepEqual(cropAround({ width: 400, height: 100 }, 1, { x: 1, y: 1 }).left, 300)
    assert.deepEqual(cropAround({ width: 1, height: 1 }, 16 / 9), { left: 0, top: 0, width: 1, height: 1 })
    for (const aspect of [0.01, 0.5, 1, 1.5, 100]) {
      for (const [width, height] of [
        [1, 1],
        [3, 7],
        [4000, 3],
        [5, 4000],
      ] as const) {
        const box = remaining(
          { width, height },
          { aspect, crop: { left: 0.9, top: 0.9, width: 0.5, height: 0.5 } },
        )
        assert.ok(box.width >= 1 && box.height >= 1 && box.left >= 0 && box.top >= 0)
        assert.ok(box.left + box.width <= width && box.top + box.height <= height)
      }
    }
  })
})

describe('what is refused, and why', () => {
  test('a file over 20 MB, before anything is read', async () => {
    const bytes = Buffer.alloc(imageLimits.bytes + 1)
    bytes.set([0xff, 0xd8, 0xff])
    assert.equal(await refusalOf(images.inspect(bytes)), '413 images.file_too_large')
  })

  const strangers: Record<string, Buffer> = {
    nothing: Buffer.alloc(0),
    'a text': Buffer.from('hello'),
    html: Buffer.from('<!doctype html><script>1</script>'),
    pdf: Buffer.from('%PDF-1.7\n'),
    zip: Buffer.from('PK\u0003\u0004 and more'),
    bmp: Buffer.from('BM0000000000'),
    tiff: Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0]),
    heic: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'),
    gzip: Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    mvg: Buffer.from('push graphic-context\nimage over 0,0 0,0 "https://example.com"'),
  }
  for (const [name, bytes] of Object.entries(strangers)) {
    test(`${name} is the wrong type`, async () => {
      assert.equal(await refusalOf(images.inspect(bytes)), '415 images.wrong_type')
    })
  }

  test('a header that claims too many pixels, without decoding them', async () => {
    assert.equal(await refusalOf(images.inspect(claimedPng(14_000, 14_000))), '413 images.too_many_pixels')
    assert.equal(await refusalOf(images.inspect(claimedPng(2 ** 31 - 1, 2 ** 31 - 1))), '422 images.broken')
    assert.equal(await refusalOf(images.inspect(claimedPng(50_000_001, 1))), '413 images.too_many_pixels')
  })

  test('an animation whose frames together are too many pixels', async () => {
    const frame = await solid(2000, 2000, '#123456').png().toBuffer()
    const other = await solid(2000, 2000, '#654321').png().toBuffer()
    const frames = Array.from({ length: 13 }, (_, i) => (i % 2 === 0 ? frame : other))
    const bytes = await sharp(frames, { join: { animated: true }, limitInputPixels: false })
      .gif({ effort: 1 })
      .toBuffer()
    assert.ok(bytes.length < 2_000_000)
    assert.equal(await refusalOf(images.inspect(bytes)), '413 images.too_many_pixels')
  })

  for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
    test(`a ${format} cut off in the middle, or with its middle spoilt`, async () => {
      const whole = await sharp(await noise(400, 300))
        .toFormat(format)
        .toBuffer()
      const cut = whole.subarray(0, Math.floor(whole.length / 2))
      assert.equal(await refusalOf(images.inspect(cut)), '422 images.broken')
      const head = Buffer.concat([whole.subarray(0, 40), Buffer.alloc(500, 0xab)])
      assert.equal(await refusalOf(images.inspect(head)), '422 images.broken')
    })
  }

  test('a picture whose bytes end before its rows do', async () => {
    assert.equal(
      await refusalOf(images.inspect(claimedPng(1000, 1000, Buffer.alloc(3001)))),
      '422 images.broken',
    )
  })

  test('a renamed type inside a right signature', async () => {
    const bytes = Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff]),
      Buffer.from('<script>alert(1)</script>'.repeat(9)),
    ])
    assert.equal(await refusalOf(images.inspect(bytes)), '422 images.broken')
  })
})
