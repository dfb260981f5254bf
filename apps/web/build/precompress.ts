import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
const TEXT = /\.(m?js|css|svg|json|txt|wasm)$/

/**
 * Writes a brotli file beside every file of the build that becomes smaller by it. Pages are left out: the server fills in
 * the configuration, and compresses them when it starts.
 */
export const precompress = (): Plugin => ({
  name: 'cabinet-precompress',
  apply: 'build',
  async writeBundle({ dir }) {
    if (!dir) return
    const names = await readdir(dir, { recursive: true })
    await Promise.all(
      names
        .filter((name) => TEXT.test(name))
        .map(async (name) => {
          const bytes = await readFile(join(dir, name))
          if (bytes.length < 1024) return
          const options = {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
          }
          await writeFile(join(dir, `${name}.br`), await compress(bytes, options))
        }),
    )
  },
})
