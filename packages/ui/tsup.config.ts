import { fileURLToPath } from 'node:url'
import { buildTarget } from '@cabinet/packaging/browsers'
import { defineConfig, type Options } from 'tsup'
import { useClient } from './build/use-client.ts'
import { withoutEmptyChunks } from './build/without-empty-chunks.ts'
import { vanillaExtract } from './build/vanilla-extract.ts'
import { effects, subpaths } from './scripts/components.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))
// A test builds into a folder of its own.
const out = process.env['CABINET_UI_OUT'] ?? fileURLToPath(new URL('dist', import.meta.url))

const entries = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, `src/${name}/index.ts`]))

const shared: Options = {
  outDir: out,
  format: 'esm',
  target: ['es2022', ...buildTarget],
  platform: 'browser',
  splitting: true,
  dts: false,
  sourcemap: true,
  silent: true,
  esbuildPlugins: [vanillaExtract({ root, out }), useClient(), withoutEmptyChunks()],
  esbuildOptions: (options) => {
    options.jsx = 'automatic'
    options.conditions = ['cabinet-source']
    // Beside the entries: every file then names its stylesheets by one and the same relative path.
    options.chunkNames = 'chunk-[hash]'
  },
}

export default defineConfig([
  {
    ...shared,
    entry: { index: 'src/index.ts', ...entries(subpaths().filter((name) => !effects.has(name))) },
  },
  // By itself: a chunk that it shared with others would be imported without names, and a consumer's bundler takes such
  // an import for useless.
  { ...shared, entry: entries([...effects]) },
])
