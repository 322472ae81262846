// Runs in a process of its own: decoding strangers' files is what most likely crashes, hangs or eats memory.
import sharp, { type Sharp } from 'sharp'
import { type LuminanceRange, luminanceRange } from '#kernel/luminance-range.ts'
import {
  type Edits,
  placed,
  type Placement,
  placementOf,
  type Rectangle,
  remaining,
  type Size,
  toStored,
} from './crop.ts'
import {
  type DecoderFault,
  type DecoderReply,
  type DecoderTask,
  type Picture,
  type Rendered,
  type Rendering,
} from './decoder-messages.ts'
import { imageLimits } from './limits.ts'

sharp.cache(false)
sharp.concurrency(2)
// Only the decoders of the types we take; the library knows many more, PDF and SVG among them.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})

// A service manager and a terminal tell all processes of a group to stop. Ours finishes what it has begun; this one ends
// with it, or is ended by it.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {})

/** Of memory in bytes, and of the processor's time in milliseconds: what this process is started with. */
const [memoryLimit = imageLimits.memory, timeLimit = imageLimits.milliseconds] = process.argv
  .slice(2)
  .map(Number)
let spentBefore = process.cpuUsage()
setInterval(() => {
  // An orderly end would wait for the decoder's threads, which go on eating meanwhile.
  if (process.memoryUsage.rss() > memoryLimit) process.kill(process.pid, 'SIGKILL')
  const { user, system } = process.cpuUsage(spentBefore)
  if ((user + system) / 1000 > timeLimit) process.kill(process.pid, 'SIGXCPU')
}, 25).unref()

class Fault extends Error {
  readonly fault: DecoderFault

  constructor(fault: DecoderFault, detail: string) {
    super(detail)
    this.fault = fault
  }
}

interface Header {
  readonly type: Picture['type']
  /** One frame, as it is stored. */
  readonly stored: Size
  readonly orientation: number | undefined
  readonly frames: number
  readonly hasAlpha: boolean
}

/** Reads the header alone, and refuses what would be too much to decode. */
async function readHeader(bytes: Uint8Array): Promise<Header> {
  const header = await sharp(bytes, { limitInputPixels: false, animated: true }).metadata()
  const type = header.format === 'heif' && header.compression === 'av1' ? 'avif' : header.format
  if (type !== 'jpeg' && type !== 'png' && type !== 'gif' && type !== 'webp' && type !== 'avif') {
    throw new Fault('wrong_type', String(type))
  }
  const frames = header.pageHeight === undefined ? 1 : Math.max(1, header.pages ?? 1)
  const stored = { width: header.width, height: header.pageHeight ?? header.height }
  if (stored.width * stored.height * frames > imageLimits.pixels) {
    throw new Fault('too_many_pixels', `${stored.width} × ${stored.height} × ${frames}`)
  }
  return { type, stored, frames, orientation: header.orientation, hasAlpha: header.hasAlpha }
}

/** Decodes with colours in sRGB. A damaged file is an error, not a grey area. */
function decode(bytes: Uint8Array, animated: boolean): Sharp {
  // The height of an animation is that of all its frames; both limits were checked from the header.
  return sharp(bytes, { limitInputPixels: imageLimits.pixels, failOn: 'error', animated })
}

/** What of a picture is wanted: a part as it is seen, its widest width or its size, and whether the camera's data stays. */
interface Wanted extends Pick<Rendering, 'width' | 'height' | 'keepMetadata'> {
  readonly seen: Rectangle
}

/** A part, still lying as it is stored, in the size that is wanted once it is upright. */
function resized(image: Sharp, { angle }: Placement, { width, height }: Wanted): Sharp {
  const lies = angle % 180 !== 0
  if (height === undefined)
    return image.resize({ [lies ? 'height' : 'width']: width, withoutEnlargement: true })
  const size = lies ? { width: height, height: width } : { width, height }
  return image.resize({ ...size, fit: 'fill' })
}

/**
 * The part that is wanted, upright. It is cut and made small as it is stored, row after row as it is read, and only
 * what is left is turned: turning 50 megapixels first would hold all of them in memory.
 */
async function makeSmall(image: Sharp, header: Header, placement: Placement, wanted: Wanted): Promise<Sharp> {
  const box = toStored(wanted.seen, header.stored, placement)
  const isWhole = box.width === header.stored.width && box.height === header.stored.height
  const cut = isWhole ? image : image.extract(box)
  const small = resized(cut, placement, wanted)
  if (placement.angle === 0 && !placement.isMirrored) return wanted.keepMetadata ? keepMetadata(small) : small
  const lying = (wanted.keepMetadata ? keepMetadata(small) : small).png({ compressionLevel: 0 })
  const upright = sharp(await lying.toBuffer())
  const turned = (placement.isMirrored ? upright.flop() : upright).rotate(placement.angle)
  return wanted.keepMetadata ? keepMetadata(turned) : turned
}

/** The camera's data, but for its orientation: it is applied here, and said again it would be applied twice. */
function keepMetadata(image: Sharp): Sharp {
  return image.withMetadata({ orientation: 1 })
}

/** The longest side of the copy that light is measured on, in pixels: a dot of it is about as large as a letter. */
const MEASURED = 64

/**
 * How dark and how light a small picture is; where one sees through it, what is behind may be anything.
 *
 * @param width of the copy that is measured: dots become their mean, for sharper kernels overshoot at edges
 */
async function luminanceOf(small: Buffer, width: number, hasAlpha: boolean): Promise<LuminanceRange> {
  const on = async (background: string) => {
    const laid = sharp(small).flatten({ background }).resize({ width, kernel: 'linear' })
    return luminanceRange(await laid.toColourspace('srgb').raw().toBuffer())
  }
  const { darkest, lightest } = await on('#000000')
  return hasAlpha ? { darkest, lightest: (await on('#ffffff')).lightest } : { darkest, lightest }
}

async function inspect(bytes: Uint8Array): Promise<Picture> {
  const header = await readHeader(bytes)
  const placement = placementOf(header.orientation)
  const size = placed(header.stored, placement)
  const widthFor = (longest: number): number =>
    Math.max(1, Math.round(size.width * Math.min(1, longest / Math.max(size.width, size.height))))
  const wanted = { seen: { left: 0, top: 0, ...size }, width: widthFor(MEASURED * 4) }
  const small = await (await makeSmall(decode(bytes, false), header, placement, wanted)).png().toBuffer()
  const tiny = await sharp(small)
    .resize({ width: widthFor(20) })
    .png()
    .toBuffer()
  const placeholder = await sharp(tiny)
    .webp({ quality: 50, alphaQuality: 50, smartSubsample: true })
    .toBuffer()
  const average = sharp(tiny).flatten({ background: '#ffffff' }).resize(1, 1, { fit: 'fill' }).raw()
  const [red = 0, green = red, blue = red] = await average.toBuffer()
  const colour = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  const { type, frames, hasAlpha } = header
  const luminance = frames > 1 ? null : await luminanceOf(small, widthFor(MEASURED), hasAlpha)
  const dataUrl = `data:image/webp;base64,${placeholder.toString('base64')}`
  return { type, ...size, frames, hasAlpha, placeholder: dataUrl, colour, luminance }
}

async function* render(
  bytes: Uint8Array,
  renderings: readonly Rendering[],
  edits: Edits,
): AsyncIterable<Rendered> {
  const header = await readHeader(bytes)
  const placement = placementOf(header.orientation, edits.rotate)
  const seen = remaining(placed(header.stored, placement), edits)
  const isAsStored = placement.angle === 0 && !placement.isMirrored
  for (const rendering of renderings) {
    // The library turns no animations; a turned one becomes its first frame.
    const moves = rendering.format === 'webp' || rendering.format === 'gif'
    const animated = header.frames > 1 && moves && isAsStored
    const { width, height, keepMetadata } = rendering
    const wanted = { seen, width, height, keepMetadata }
    const image = await makeSmall(decode(bytes, animated), header, placement, wanted)
    const { data, info } = await encode(image, rendering.format).toBuffer({ resolveWithObject: true })
    yield {
      format: rendering.format,
      width: info.width,
      height: info.pageHeight ?? info.height,
      bytes: data,
    }
  }
}

function encode(image: Sharp, format: Rendering['format']): Sharp {
  switch (format) {
    case 'avif':
      // Effort 4, the default, takes seven times as long for the same size of file.
      return image.avif({ quality: 50, effort: 2 })
    case 'webp':
      return image.webp({ quality: 80, effort: 4, smartSubsample: true })
    case 'jpeg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality: 82, progressive: true })
    case 'png':
      return image.png({ compressionLevel: 9, adaptiveFiltering: true })
    case 'gif':
      return image.gif()
  }
}

function reply(message: DecoderReply): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!process.send) return reject(new Error('This file runs as a child process'))
    process.send(message, undefined, undefined, (error) => (error ? reject(error) : resolve()))
  })
}

process.on('message', (task: DecoderTask) => {
  spentBefore = process.cpuUsage()
  void work(task).catch(async (error: unknown) => {
    const detail = error instanceof Error ? error.message : String(error)
    await reply({ kind: 'fault', fault: error instanceof Fault ? error.fault : 'broken', detail })
  })
})
process.on('disconnect', () => process.exit(0))

async function work(task: DecoderTask): Promise<void> {
  if (task.kind === 'inspect') {
    await reply({ kind: 'inspected', picture: await inspect(task.bytes) })
  } else {
    for await (const rendered of render(task.bytes, task.renderings, task.edits)) {
      await reply({ kind: 'rendered', rendered })
      spentBefore = process.cpuUsage()
    }
  }
  await reply({ kind: 'done', memory: process.memoryUsage.rss() })
}
