import { defineConfig } from 'tsup'

// One output file for each source file: a consumer's bundler then drops what is not used, file by file. Bundling the
// namespaces of the root entry into one file would turn each of them into an object that nobody can shake.
export default defineConfig({
  // Files that hold types alone have no output.
  entry: ['src/**/*.ts', '!src/issue.ts', '!src/internal/brand.ts', '!src/messages/catalogue.ts'],
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  splitting: false,
  clean: true,
  dts: false,
  esbuildPlugins: [
    {
      name: 'keep-modules',
      setup(build) {
        build.onResolve({ filter: /^\.\.?\// }, ({ kind, path }) =>
          kind === 'entry-point' ? undefined : { path: path.replace(/\.ts$/, '.js'), external: true },
        )
      },
    },
  ],
})
