import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import localesPlugin from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite'
import { packageRoot } from './components.mjs'

const root = fileURLToPath(packageRoot)
const brotli = (text: string): number =>
  text === '' ? 0 : brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/**
 * Bytes of code and styles that a consumer with Vite pays for what a module exports: minified, brotli 11, React outside,
 * Russian only. Weighs the sources.
 *
 * @param source - the module
 * @param plugins - for what is not a part of the workspace
 */
export const weigh = async (source: string, plugins: readonly Plugin[] = []): Promise<number> => {
  const id = '\0entry.js'
  const result = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    resolve: { conditions: ['cabinet-source', ...defaultClientConditions] },
    define: { 'process.env.NODE_ENV': '"production"' },
    // A run of tests is no production, and its JSX would carry the place of every element.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [
      ...plugins,
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

/** A module that exports all of these entry points of the library. */
export const entryPoints = (names: readonly string[]): string =>
  names.map((name, index) => `export * as e${index} from '@cabinet/ui/${name}'`).join('\n')
