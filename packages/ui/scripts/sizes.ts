import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { build, type OutputFile, type Plugin } from 'esbuild'
import { withBuild } from './build.ts'
import { packageRoot, subpaths } from './components.mjs'

/** Where the budgets are kept: the most bytes that the import of a subpath may cost. */
export const budgetsPath = fileURLToPath(new URL('etc/sizes.json', packageRoot))

const compress = promisify(brotliCompress)
const brotli = async ({ contents }: OutputFile): Promise<number> =>
  contents.length === 0 ? 0 : (await compress(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })).length

/** Code behind `import()` comes when it is needed, and is no part of what comes at once. */
const leaveLazyOut: Plugin = {
  name: 'leave-lazy-out',
  setup: ({ onResolve }) => {
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined))
  },
}

/** What `@react-aria/optimize-locales-plugin` does for Vite and webpack; under esbuild it does not load. */
const russianOnly: Plugin = {
  name: 'russian-only',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]intl[\\/].*[\\/][a-z]{2}-[A-Z]{2}\.mjs$/ }, ({ path }) =>
      path.endsWith('ru-RU.mjs') ? undefined : { contents: 'export default undefined' },
    )
  },
}

/**
 * Bytes of code and styles that each subpath costs a consumer: minified, brotli 9 (some three per cent more
 * than 11, in a tenth of the time), React outside, Russian only. One run over all of them, so that each module is read
 * once.
 *
 * @param built - the folder of the built package, where its dependencies can be found
 * @param names - the subpaths to weigh
 */
export const subpathSizes = async (
  built: string,
  names: readonly string[] = subpaths(),
): Promise<ReadonlyMap<string, number>> => {
  const dist = join(built, 'dist')
  const { outputFiles } = await build({
    entryPoints: names.map((name) => join(dist, `${name}.js`)),
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    outdir: dist,
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', '*.woff2'],
    plugins: [leaveLazyOut, russianOnly],
    logLevel: 'silent',
  })
  const sizes = new Map<string, number>()
  await Promise.all(
    outputFiles.map(async (file) => {
      const name = basename(file.path).replace(/\.(?:js|css)$/, '')
      const size = await brotli(file)
      sizes.set(name, (sizes.get(name) ?? 0) + size)
    }),
  )
  return sizes
}

/** The budgets by subpath. */
export const readBudgets = async (): Promise<Readonly<Record<string, number>>> =>
  JSON.parse(await readFile(budgetsPath, 'utf8')) as Record<string, number>

/** Keeps the budgets, in the order of the subpaths. */
export const writeBudgets = async (budgets: Readonly<Record<string, number>>): Promise<void> => {
  const sorted = subpaths().map((name) => [name, budgets[name]] as const)
  await writeFile(budgetsPath, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

/** A budget leaves about two per cent of room. */
export const budgetFor = (size: number): number => Math.ceil((size * 1.02) / 50) * 50

if (process.argv[1] === import.meta.filename) {
  const sizes = await withBuild(subpathSizes)
  const budgets = await readBudgets()
  for (const name of subpaths())
    process.stdout.write(
      `${name.padEnd(24)}${String(sizes.get(name)).padStart(7)} of ${budgets[name] ?? 'no budget'}\n`,
    )
  const fits = (size: number, budget = 0): boolean => size <= budget && size > 0.95 * budget - 50
  const kept = [...sizes].map(([name, size]) => [name, fits(size, budgets[name]) ? budgets[name] : budgetFor(size)])
  if (process.argv.includes('--write')) await writeBudgets(Object.fromEntries(kept) as Record<string, number>)
}
