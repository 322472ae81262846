/**
 * Quietens parts of a picture whose light came through glass or off steel: few samples find such light, so
 * there the sampling noise is left as speckle that no filter of the exposure may touch without taking the
 * edges of the rest with it.
 */
import sharp from 'sharp'

/** How many pixels around one are asked what it should be, and how large the patches are that are compared. */
const WINDOW = 6
const PATCH = 2
/** How far the edge of a part is softened, px. */
const SOFT = 2.5
/** Noise up to this much counts as such, levels of 255. */
const STRENGTH = 13

const middle = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]

/** Takes out single pixels that are unlike all around them. */
function despeckled(light, width, height) {
  const out = new Float32Array(light)
  const near = []
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        near.length = 0
        for (let v = -1; v <= 1; v += 1)
          for (let u = -1; u <= 1; u += 1) near.push(light[((y + v) * width + x + u) * 3 + channel])
        const median = middle(near)
        const spread = middle(near.map((value) => Math.abs(value - median))) + 2
        const at = (y * width + x) * 3 + channel
        if (Math.abs(light[at] - median) > 2 * spread) out[at] = median
      }
    }
  }
  return out
}

/** Non-local means: each pixel becomes the mean of those whose surroundings look like its own. */
function calmed(light, width, height, strength) {
  const eye = new Float32Array(width * height)
  for (let at = 0; at < eye.length; at += 1)
    eye[at] = 0.3 * light[at * 3] + 0.6 * light[at * 3 + 1] + 0.1 * light[at * 3 + 2]
  const inside = (value, end) => Math.min(end - 1, Math.max(0, value))
  const sum = new Float32Array(light.length)
  const weights = new Float32Array(eye.length)
  const count = (2 * PATCH + 1) ** 2
  for (let dy = -WINDOW; dy <= WINDOW; dy += 1) {
    for (let dx = -WINDOW; dx <= WINDOW; dx += 1) {
      for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1) {
          let distance = 0
          for (let v = -PATCH; v <= PATCH; v += 1) {
            for (let u = -PATCH; u <= PATCH; u += 1) {
              const one = inside(y + v, height) * width + inside(x + u, width)
              const other = inside(y + v + dy, height) * width + inside(x + u + dx, width)
              distance += (eye[one] - eye[other]) ** 2
            }
          }
          const weight = Math.exp(-distance / count / strength ** 2)
          const from = (inside(y + dy, height) * width + inside(x + dx, width)) * 3
          const at = y * width + x
          weights[at] += weight
          for (let channel = 0; channel < 3; channel += 1)
            sum[at * 3 + channel] += weight * light[from + channel]
        }
      }
    }
  }
  return sum.map((value, index) => value / weights[Math.floor(index / 3)])
}

/** Width of the pictures that the parts were drawn on, px. */
const DRAWN_ON = 1800

/** How much of each of `width` × `height` pixels is quiet: 255 inside of the shapes. */
async function maskOf({ at, shapes }, width, height) {
  const [left, top, across, down] = at
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${at.join(' ')}" width="${width}" height="${height}" preserveAspectRatio="none" fill="#fff"><rect x="${left}" y="${top}" width="${across}" height="${down}" fill="#000"/>${shapes}</svg>`
  return sharp(Buffer.from(svg)).blur(SOFT).extractChannel(0).raw().toBuffer()
}

/**
 * @param file path of a picture
 * @param parts of it: `at` is `[left, top, width, height]`, `shapes` what of that is glass or steel, as SVG;
 *   both in px of the picture at a width of 1800
 * @returns the picture with those parts quiet, as sharp takes it; the grain stays as it is around them
 */
export async function quieten(file, parts) {
  const layers = []
  const share = (await sharp(file).metadata()).width / DRAWN_ON
  for (const part of parts) {
    const [left, top, width, height] = part.at.map((length) => Math.round(length * share))
    const data = await sharp(file).extract({ left, top, width, height }).removeAlpha().raw().toBuffer()
    const mask = await maskOf(part, width, height)
    const light = Float32Array.from(data)
    const quiet = calmed(despeckled(despeckled(light, width, height), width, height), width, height, STRENGTH)
    const pixels = Buffer.alloc(width * height * 4)
    // The same grain every time: a picture that is made again is the same picture.
    let dice = 7
    for (let at = 0; at < width * height; at += 1) {
      dice = (dice * 1_103_515_245 + 12_345) % 2_147_483_648
      const grain = 7 * (dice / 2_147_483_648 - 0.5)
      for (let channel = 0; channel < 3; channel += 1) {
        pixels[at * 4 + channel] = Math.min(255, Math.max(0, Math.round(quiet[at * 3 + channel] + grain)))
      }
      pixels[at * 4 + 3] = mask[at]
    }
    layers.push({ input: pixels, raw: { width, height, channels: 4 }, left, top })
  }
  return sharp(await sharp(file).composite(layers).png().toBuffer())
}
