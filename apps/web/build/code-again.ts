import { join } from 'node:path'
import type { Plugin } from 'vite'

const HELPER = /^\0vite\/preload-helper\.js$/
const RUNTIME = join(import.meta.dirname, '../src/app/code.ts')

/**
 * Lets every dynamic import of the build be asked for again after it has failed, and replaces the helper of the bundler
 * around it, which could also preload scripts, by one that brings styles alone (`src/app/code.ts`).
 */
export const codeAgain = (): Plugin => ({
  name: 'cabinet-code-again',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: HELPER },
    handler: () => ({ code: `export { importWithStyles as __vitePreload } from '${RUNTIME}'`, map: null }),
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      let count = 0
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        file.code = file.code.replaceAll(/\bimport\((?=[`"']\.\/)/g, () => {
          count += 1
          return 'importAgain(e=>import(e),'
        })
      }
      if (count === 0) this.error('No dynamic import has the expected shape')
    },
  },
})
