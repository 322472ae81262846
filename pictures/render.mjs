/**
 * Renders the templates' pictures: `node pictures/render.mjs [--preview] [--share=0.67] [--develop] [--collect] [name …]`.
 *
 * Each scene is exposed by Blender, developed by `scenes/develop.py`, written as JPEG, and told of in
 * its set's `pictures.json`. Without names: all. `--preview` renders small into the work folder only;
 * `--share` exposes at that share of the size and enlarges before the grain is laid, in half the time;
 * `--develop` uses the exposures kept in the work folder; `--collect` takes the pictures as they stand
 * and writes only drawings and `pictures.json`. The work folder is `PICTURES_WORK` or in the system's
 * temporary folder; about 200 MB a picture.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { luminanceRange } from '../src/kernel/luminance-range.ts'
import { drawings, sets } from './list.mjs'
import { quieten } from './quieten.mjs'

const here = import.meta.dirname
const templates = path.join(here, '../src/templates')
/** Where the pictures of a template are. */
const results = (template) => path.join(templates, template, 'pictures')
const work = process.env.PICTURES_WORK ?? path.join(tmpdir(), 'portico-pictures')
const flags = new Set(process.argv.slice(2).filter((word) => word.startsWith('--')))
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const share = [...flags].find((flag) => flag.startsWith('--share='))
const python = process.env.PICTURES_PYTHON ?? '/usr/bin/python3'
const quality = 88

/** Runs a program at the lowest priority; its words go to ours only when it fails. */
function run(program, ...words) {
  execFileSync('nice', ['-n', '19', program, ...words], {
    env: { ...process.env, PICTURES_WORK: work },
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 28,
  })
}

async function make(set, picture) {
  const scene = `${set.template}/${picture.scene ?? picture.name}`
  const preview = flags.has('--preview')
  const exposure = path.join(work, preview ? `${scene}.preview` : scene)
  const started = Date.now()
  if (!flags.has('--develop')) {
    const words = preview ? ['--', '--preview'] : share ? ['--', share] : []
    run('blender', '-b', '--python-exit-code', '1', '-P', path.join(here, 'scenes', `${scene}.py`), ...words)
  }
  const look = picture.stops === undefined ? set.look : `${set.look}:stops=${picture.stops}`
  const developed = `${exposure}.png`
  run(python, path.join(here, 'scenes/develop.py'), exposure, look, developed)
  if (!preview) {
    const target = path.join(results(set.template), `${picture.name}.jpg`)
    const finished = picture.quiet ? await quieten(developed, picture.quiet) : sharp(developed)
    await finished.jpeg({ quality, mozjpeg: true }).toFile(target)
  }
  console.log(`${scene}  ${Math.round((Date.now() - started) / 1000)} s`)
}

/** How dark and how light a picture is, as an upload is measured. */
async function measured(target) {
  const { width, height } = await sharp(target).metadata()
  const small = sharp(target).resize({
    width: Math.round((width * 64) / Math.max(width, height)),
    kernel: 'linear',
  })
  return luminanceRange(await small.removeAlpha().toColourspace('srgb').raw().toBuffer())
}

/** Writes each set's `pictures.json` from the files that stand there. */
async function collect() {
  for (const template of new Set([...sets, ...drawings].map((one) => one.template))) {
    const rendered = sets.find((set) => set.template === template)?.pictures ?? []
    const pictures = []
    for (const picture of rendered) {
      const file = `${picture.name}.jpg`
      const target = path.join(results(template), file)
      if (!existsSync(target)) throw new Error(`${template}/${file} is listed but not rendered`)
      const { width, height } = await sharp(target).metadata()
      const [x, y] = picture.focal
      const luminance = await measured(target)
      pictures.push({ name: picture.name, file, width, height, focal: { x, y }, alt: picture.alt, luminance })
    }
    for (const drawing of drawings.filter((one) => one.template === template)) {
      const { name, width, height, alt } = drawing
      pictures.push({ name, file: `${name}.svg`, width, height, focal: { x: 0.5, y: 0.5 }, alt })
    }
    writeFileSync(path.join(results(template), 'pictures.json'), `${JSON.stringify({ pictures }, null, 2)}\n`)
  }
}

for (const { template } of [...sets, ...drawings]) mkdirSync(results(template), { recursive: true })
if (!flags.has('--collect')) {
  for (const set of sets) {
    for (const picture of set.pictures) {
      const wanted =
        names.length === 0 || names.some((name) => [picture.name, picture.scene, set.template].includes(name))
      if (wanted) await make(set, picture)
    }
  }
}
if (!flags.has('--preview')) {
  run(process.execPath, path.join(here, 'drawings/marks.mjs'), templates)
  run(
    process.execPath,
    path.join(here, 'drawings/contours.mjs'),
    path.join(results('parking'), 'contours.svg'),
    '7',
  )
  await collect()
}
