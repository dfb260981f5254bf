import { existsSync, readdirSync } from 'node:fs'

/** Root of the package. */
export const packageRoot = new URL('../', import.meta.url)

/** Names of the subpaths of the package: every folder of `src` that has an `index.ts`. */
export const subpaths = () =>
  readdirSync(new URL('src/', packageRoot), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`src/${entry.name}/index.ts`, packageRoot)))
    .map((entry) => entry.name)
    .toSorted()

/** The subpaths whose import is the point: they export nothing, and the root must not bring them along. */
export const effects = new Set(['fonts'])

/** The text of `src/index.ts`: everything from one place, for whoever does not want to write subpaths. */
export const expectedRoot = () =>
  [
    '// Written by `npm run exports`: the subpaths of the package in one.',
    ...subpaths()
      .filter((name) => !effects.has(name))
      .map((name) => `export * from './${name}/index.ts'`),
    '',
  ].join('\n')

/** The `exports` of package.json that those folders ask for. */
export const expectedExports = () => ({
  '.': { 'cabinet-source': './src/index.ts', types: './dist/types/index.d.ts', default: './dist/index.js' },
  ...Object.fromEntries(
    subpaths().map((name) => [
      `./${name}`,
      {
        'cabinet-source': `./src/${name}/index.ts`,
        types: `./dist/types/${name}/index.d.ts`,
        default: `./dist/${name}.js`,
      },
    ]),
  ),
  './package.json': './package.json',
})
