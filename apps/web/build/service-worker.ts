import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { buildTarget } from '@cabinet/packaging/browsers'
import { build, type Plugin, type Rolldown } from 'vite'

/** One script without imports, for the page that it keeps. */
const bundle = async (offlineVersion: string): Promise<string> => {
  const root = join(import.meta.dirname, '../src')
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { OFFLINE_VERSION: JSON.stringify(offlineVersion) },
    build: {
      write: false,
      target: [...buildTarget],
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'worker/service-worker.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code
}

/**
 * Adds the service worker at the top of the site, where it may serve every page. It changes with the offline page, so
 * browsers fetch both anew together.
 */
export const serviceWorker = (): Plugin => ({
  name: 'cabinet-service-worker',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, files) {
    const page = files['offline.html']
    if (page?.type !== 'asset') throw new Error('The build has no offline page')
    const version = createHash('sha256').update(page.source).digest('hex').slice(0, 12)
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundle(version) })
  },
})
