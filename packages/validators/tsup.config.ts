import { buildTarget } from '@cabinet/packaging/browsers'
import { defineConfig, type Options } from 'tsup'

// Files that hold types alone have no output.
const files = ['src/**/*.ts', '!src/issue.ts', '!src/internal/brand.ts', '!src/messages/catalogue.ts']

/** Leaves every import of another file as it is, with the extension of the built file. */
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
  // One output file for each source file: a consumer's bundler then drops what is not used, file by file. Bundling the
  // namespaces of the root entry into one file would turn each of them into an object that nobody can shake.
  { ...shared, entry: files, format: 'esm', esbuildPlugins: [keepModules('.js')] },
  // For `require`. The two entries that bring everything are one file each: nothing is shaken at run time, and a hundred
  // small files would take a hundred times to open.
  {
    ...shared,
    entry: [...files, '!src/index.ts', '!src/rules/index.ts'],
    format: 'cjs',
    esbuildPlugins: [keepModules('.cjs')],
  },
  { ...shared, entry: { index: 'src/index.ts', 'rules/index': 'src/rules/index.ts' }, format: 'cjs' },
  // The same two for `import` in Node, which bundlers for browsers never see.
  { ...shared, entry: { 'node/index': 'src/index.ts', 'node/rules': 'src/rules/index.ts' }, format: 'esm' },
])
