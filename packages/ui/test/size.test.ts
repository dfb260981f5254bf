import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import localesPlugin from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, defaultClientConditions, type Rolldown } from 'vite'
import { expect, inject, test } from 'vitest'
import { packageRoot, subpaths } from '../scripts/components.mjs'
import { readBudgets, subpathSizes } from '../scripts/sizes.ts'

const root = fileURLToPath(packageRoot)
const brotli = (text: string): number =>
  text === '' ? 0 : brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** Bytes of code and styles that a consumer pays for an import: minified, brotli 11, React outside, Russian only. */
const sizeOf = async (names: readonly string[]): Promise<number> => {
  const source = names.map((name, index) => `export * as e${index} from '@cabinet/ui/${name}'`).join('\n')
  const id = '\0entry.js'
  const result = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    resolve: { conditions: ['cabinet-source', ...defaultClientConditions] },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (path) => (path === 'entry' ? id : null),
        load: (path) => (path === id ? source : null),
      },
      { ...localesPlugin.vite({ locales: ['ru-RU'] }), enforce: 'pre' as const },
      vanillaExtractPlugin({ identifiers: 'short' }),
    ],
    build: {
      write: false,
      minify: 'oxc',
      // Preloading belongs to the application, which pays for it once.
      modulePreload: false,
      cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
      rolldownOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = result.output.filter((part) => part.type === 'chunk')
  // What comes at once: the entry and what it imports; code behind `import()` comes when it is needed.
  const entry = chunks.find((chunk) => chunk.isEntry)
  const reached = new Set<string>()
  const visit = (name: string): void => {
    if (reached.has(name)) return
    reached.add(name)
    for (const next of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) visit(next)
  }
  if (entry) visit(entry.fileName)
  const code = chunks.filter((chunk) => reached.has(chunk.fileName)).reduce((sum, chunk) => sum + brotli(chunk.code), 0)
  const styles = result.output.filter((part) => part.type === 'asset' && part.fileName.endsWith('.css'))
  return styles.reduce((sum, part) => sum + brotli(part.type === 'asset' ? String(part.source) : ''), code)
}

// What each weighed when the line was written, and about two per cent of room. Single components have their budgets in
// `etc/sizes.json`; these are what applications take together.
test.each([
  { name: 'Button', imports: ['button'], budget: 14_000 },
  {
    name: 'Button, TextField, Dialog and Select',
    imports: ['button', 'text-field', 'dialog', 'select'],
    budget: 54_800,
  },
  { name: 'Button, TextField, Dialog and Menu', imports: ['button', 'text-field', 'dialog', 'menu'], budget: 51_300 },
  {
    name: 'a sign-in page',
    imports: [
      'provider',
      'form',
      'text-field',
      'password-field',
      'button',
      'link',
      'banner',
      'heading',
      'text',
      'stack',
      'drawing',
      'avatar',
    ],
    budget: 27_700,
  },
])('$name weighs at most $budget bytes', async ({ imports, budget }) => {
  const size = await sizeOf(imports)
  expect(size).toBeGreaterThan(0.8 * budget)
  expect(size).toBeLessThanOrEqual(budget)
})

test('every subpath has a budget and keeps it; `npm run sizes` shows what each weighs', async () => {
  const [sizes, budgets] = await Promise.all([
    subpathSizes(join(inject('consumer'), 'node_modules/@cabinet/ui')),
    readBudgets(),
  ])
  expect(Object.keys(budgets)).toEqual(subpaths())
  const over = [...sizes].filter(([name, size]) => size > (budgets[name] ?? 0))
  expect(over).toEqual([])
  // A budget with room for a tenth more no longer says anything.
  const loose = [...sizes].filter(([name, size]) => size < 0.9 * (budgets[name] ?? 0) - 100)
  expect(loose).toEqual([])
})
