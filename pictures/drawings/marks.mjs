/**
 * The small marks of the templates' invented people, drawn by rule: no letters, one ink (`currentColor`).
 *
 *   halm     an ear of grain on its stalk, for Halm, the restaurant
 *   varga    a potter's stamp: a bowl's section in a pressed square, for Ines Varga
 *   marlow   two equal blocks, one moved into line, for Marlow & Reyes
 *
 *   node pictures/drawings/marks.mjs <folder of the templates' pictures>
 */
import { writeFileSync } from 'node:fs'

const number = (v) => String(Math.round(v * 100) / 100)
const svg = (ink, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" color="${ink}" fill="none">${body}</svg>\n`

/** Grains in pairs up a slightly bowed stalk, each a leaf shape turned away from it. */
function halm() {
  const grains = []
  const stalk = (t) => [32 + 3.2 * Math.sin(t * 2.4) - 1.6, 60 - 54 * t]
  const grain = (x, y, turn, length) =>
    `<path transform="translate(${number(x)} ${number(y)}) rotate(${number(turn)})" d="M0 0C${number(length * 0.27)} ${number(-length * 0.22)} ${number(length * 0.22)} ${number(-length * 0.74)} 0 ${number(-length)}C${number(-length * 0.22)} ${number(-length * 0.74)} ${number(-length * 0.27)} ${number(-length * 0.22)} 0 0Z"/>`
  for (let i = 0; i < 5; i++) {
    const [x, y] = stalk(0.4 + i * 0.112)
    const length = 10.2 - i * 0.5
    grains.push(grain(x + 1.6, y, 34 - i * 2, length), grain(x - 1.6, y + 2.6, -34 + i * 2, length))
  }
  const [x, y] = stalk(0.95)
  grains.push(grain(x, y + 1, 4, 8.6))
  const line = Array.from({ length: 13 }, (_, i) =>
    stalk((i / 12) * 0.93)
      .map(number)
      .join(' '),
  )
  return svg(
    '#3a2a1c',
    `<path d="M${line.join('L')}" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/><g fill="currentColor">${grains.join('')}</g>`,
  )
}

/** A stamp in soft clay: the square not quite true, the bowl left standing in it. */
function varga() {
  return svg(
    '#2c2521',
    '<path fill="currentColor" fill-rule="evenodd" d="M9.5 7.2C24 6.2 41 6.4 55.2 7.6C57 22 56.8 42 55.6 56.4C41 57.8 23 57.6 8.6 56.2C7.2 42 7.4 22 9.5 7.2ZM15.6 22.4C16.4 35.6 22.4 43.4 28.6 44.6L28 49.2L36.4 49.2L35.6 44.6C41.8 43.2 47.6 35.4 48.6 22.4L44.4 22.3C43.2 32.8 38.6 39.6 32.1 39.7C25.6 39.6 20.9 32.9 19.8 22.4Z"/>',
  )
}

/** Five equal blocks on a line; the fourth has just come into place and carries the accent. */
function marlow() {
  const blocks = [0, 1, 2, 3, 4].map((i) => {
    const accent = i === 3
    return `<rect x="${number(6 + i * 10.8)}" y="${accent ? 24 : 14}" width="7.2" height="${accent ? 26 : 36}" fill="${accent ? '#b9783a' : 'currentColor'}"/>`
  })
  return svg(
    '#23282c',
    `${blocks.join('')}<rect x="6" y="52.4" width="50.4" height="1.6" fill="currentColor"/>`,
  )
}

const [folder] = process.argv.slice(2)
if (folder) {
  writeFileSync(`${folder}/restaurant/pictures/mark.svg`, halm())
  writeFileSync(`${folder}/portfolio/pictures/mark.svg`, varga())
  writeFileSync(`${folder}/consultant/pictures/mark.svg`, marlow())
}
