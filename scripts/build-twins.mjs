// Compresses what a build made, once, so that no server ever has to: beside each file of text that gets
// smaller, NAME.br and NAME.gz.
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const text = /\.(js|css|svg|json)$/
const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

/** Below so many bytes nothing is gained: a packet is a packet. */
const LEAST = 1_000

/** Makes the compressed twins of a folder's files. */
export async function compressBuild(folder) {
  await Promise.all(
    readdirSync(folder)
      .filter((name) => text.test(name))
      .map(async (name) => {
        const path = join(folder, name)
        const bytes = await readFile(path)
        if (bytes.length < LEAST) return
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        }
        const [br, gz] = await Promise.all([inBrotli(bytes, { params }), inGzip(bytes, { level: 9 })])
        await Promise.all([
          br.length < bytes.length && writeFile(`${path}.br`, br),
          gz.length < bytes.length && writeFile(`${path}.gz`, gz),
        ])
      }),
  )
}
