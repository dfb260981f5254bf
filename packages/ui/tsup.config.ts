import { fileURLToPath } from 'node:url'
import { defineConfig } from 'tsup'
import { useClient } from './build/use-client.ts'
import { vanillaExtract } from './build/vanilla-extract.ts'
import { subpaths } from './scripts/components.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))
// A test builds into a folder of its own.
const out = process.env['CABINET_UI_OUT'] ?? fileURLToPath(new URL('dist', import.meta.url))

export default defineConfig({
  entry: Object.fromEntries(subpaths().map((name) => [name, `src/${name}/index.ts`])),
  outDir: out,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  splitting: true,
  clean: true,
  dts: false,
  sourcemap: false,
  silent: true,
  esbuildPlugins: [vanillaExtract({ root, out }), useClient()],
  esbuildOptions: (options) => {
    options.jsx = 'automatic'
    options.conditions = ['cabinet-source']
    // Beside the entries: every file then names its stylesheets by one and the same relative path.
    options.chunkNames = 'chunk-[hash]'
  },
})
