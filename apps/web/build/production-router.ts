import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * The router comes twice, with its warnings for developers and without, and no condition of its package leads to the
 * second: it is taken here by its place in the package.
 */
export const productionRouter = (): Plugin => ({
  name: 'cabinet-production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(?:\/dom)?$/ },
    handler(id) {
      const file = fileURLToPath(import.meta.resolve(id))
      if (!file.includes('/dist/development/')) this.error(`${id} has no build for developers any more: ${file}`)
      return file.replace('/dist/development/', '/dist/production/').replace(/\.js$/, '.mjs')
    },
  },
})
