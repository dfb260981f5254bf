import { buildTarget } from '@cabinet/packaging/browsers'
import { defineConfig, type Options } from 'tsup'

const files = ['src/**/*.ts', '!src/command.ts']

/** Leaves every import of another file as it is, so that each chunk of the directory stays a file of its own. */
const keepModules = (extension: string): NonNullable<Options['esbuildPlugins']>[number] => ({
  name: 'keep-modules',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.ts$/, extension), external: true },
    )
  },
})

const shared: Options = {
  target: ['es2022', ...buildTarget],
  platform: 'neutral',
  splitting: false,
  clean: false,
  dts: false,
  // Cyrillic letters as they are, not six characters for each.
  esbuildOptions: (options) => {
    options.charset = 'utf8'
  },
}

export default defineConfig([
  { ...shared, entry: files, format: 'esm', esbuildPlugins: [keepModules('.js')] },
  {
    ...shared,
    entry: files,
    format: 'cjs',
    esbuildPlugins: [keepModules('.cjs')],
    esbuildOptions: (options) => {
      options.charset = 'utf8'
      // Chunks by require: what import() makes of a CommonJS file does not have its exports by their names.
      options.supported = { 'dynamic-import': false }
    },
  },
  // The command is for Node alone.
  {
    ...shared,
    target: 'node20',
    platform: 'node',
    entry: ['src/command.ts'],
    format: 'esm',
    esbuildPlugins: [keepModules('.js')],
  },
])
