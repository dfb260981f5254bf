import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { build, type OutputFile, type Plugin } from 'esbuild'
import { buildPackage } from './build.ts'
import { packageRoot } from './components.mjs'

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
 */
export const subpathSizes = async (built: string): Promise<ReadonlyMap<string, number>> => {
  const dist = join(built, 'dist')
  const { outputFiles } = await build({
    entryPoints: globSync('*.js', { cwd: dist })
      .filter((file) => !/^(?:chunk-.*|index)\.js$/.test(file))
      .map((file) => join(dist, file)),
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

/** A budget leaves about two per cent of room. */
const budgetFor = (size: number): number => Math.ceil((size * 1.02) / 50) * 50

if (process.argv[1] === import.meta.filename) {
  const folder = await mkdtemp(join(dirname(budgetsPath), '../node_modules/.sizes-'))
  try {
    await buildPackage(join(folder, 'dist'))
    const sizes = [...(await subpathSizes(folder))].toSorted(([one], [other]) => (one < other ? -1 : 1))
    const budgets = await readBudgets()
    for (const [name, size] of sizes)
      process.stdout.write(`${name.padEnd(24)}${String(size).padStart(7)} of ${budgets[name] ?? 'no budget'}\n`)
    const kept = sizes.map(([name, size]) => {
      const budget = budgets[name] ?? 0
      return [name, size <= budget && size > 0.95 * budget - 50 ? budget : budgetFor(size)] as const
    })
    if (process.argv.includes('--write'))
      await writeFile(budgetsPath, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
