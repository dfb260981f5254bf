import { existsSync, readdirSync } from 'node:fs'

/** Root of the package. */
export const packageRoot = new URL('../', import.meta.url)

/** Names of the subpaths of the package: every folder of `src` that has an `index.ts`. */
export const subpaths = () =>
  readdirSync(new URL('src/', packageRoot), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`src/${entry.name}/index.ts`, packageRoot)))
    .map((entry) => entry.name)
    .toSorted()

/** The `exports` of package.json that those folders ask for. */
export const expectedExports = () => ({
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
