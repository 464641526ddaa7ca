import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A form is kept if it is at least a tenth smaller: pictures and fonts are compressed already. */
const WORTH = 0.9

/** Lays a compressed file beside every file that gets smaller by it; the same bytes give the same bytes. */
export async function compressIn(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/\.(br|gz)$/.test(name) && statSync(join(folder, name)).isFile())
    .map((name) => join(folder, name))
  const pack = async (path: string): Promise<void> => {
    const body = readFileSync(path)
    const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: body.length }
    const packed = { br: await brotli(body, { params }), gz: await zip(body, { level: 9 }) }
    for (const [ending, bytes] of Object.entries(packed))
      if (bytes.length < WORTH * body.length) writeFileSync(`${path}.${ending}`, bytes)
  }
  await Promise.all(files.map(pack))
}

/** The built app with brotli and gzip beside its files, as the server sends them. */
export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'walstatt-compressed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    writeBundle: (options) => compressIn(options.dir ?? folder),
  }
}
