import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build as esbuild } from 'esbuild'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { build as vite, type Rolldown } from 'vite'
import webpack from 'webpack'

/** What a consumer's bundler makes of one module. */
export interface Bundle {
  readonly code: string
  readonly css: string
}

export type Bundler = (consumer: string, source: string) => Promise<Bundle>

const outside = /^react(?:-dom)?(?:$|\/)/

/** A folder of its own for one bundle: tests run side by side. */
const place = async (consumer: string, source: string): Promise<string> => {
  const folder = await mkdtemp(join(consumer, 'bundle-'))
  await writeFile(join(folder, 'entry.js'), source)
  return folder
}

const withVite: Bundler = async (consumer, source) => {
  const root = await place(consumer, source)
  const result = (await vite({
    configFile: false,
    root,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      lib: { entry: join(root, 'entry.js'), formats: ['es'], cssFileName: 'style' },
      rolldownOptions: { external: outside },
    },
  })) as Rolldown.RolldownOutput[]
  const output = result.flatMap((part) => part.output)
  return {
    code: output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n'),
    css: output
      .map((part) => (part.type === 'asset' && part.fileName.endsWith('.css') ? String(part.source) : ''))
      .join('\n'),
  }
}

const withEsbuild: Bundler = async (consumer, source) => {
  const { outputFiles } = await esbuild({
    stdin: { contents: source, resolveDir: consumer },
    bundle: true,
    write: false,
    format: 'esm',
    outdir: consumer,
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    loader: { '.woff2': 'empty' },
    logLevel: 'silent',
  })
  const text = (extension: string): string =>
    outputFiles
      .filter(({ path }) => path.endsWith(extension))
      .map((file) => file.text)
      .join('\n')
  return { code: text('.js'), css: text('.css') }
}

const require = createRequire(import.meta.url)

/** Runs webpack, and throws what it has against the build, warnings included. */
export const runWebpack = async (configuration: webpack.Configuration): Promise<void> =>
  new Promise((done, fail) => {
    webpack(configuration, (error, stats) => {
      if (error) return fail(error)
      if (stats?.hasErrors() || stats?.hasWarnings()) return fail(new Error(stats.toString('errors-warnings')))
      return done()
    })
  })

const withWebpack: Bundler = async (consumer, source) => {
  const context = await place(consumer, source)
  const path = join(context, 'out')
  await runWebpack({
    context,
    mode: 'production',
    entry: './entry.js',
    output: { path, library: { type: 'module' } },
    experiments: { outputModule: true },
    optimization: { minimize: false },
    externalsType: 'module',
    externals: [outside],
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }] },
    plugins: [new MiniCssExtractPlugin()],
  })
  const files = await readdir(path)
  const text = async (extension: RegExp): Promise<string> => {
    const named = files.filter((file) => extension.test(file))
    return (await Promise.all(named.map((file) => readFile(join(path, file), 'utf8')))).join('\n')
  }
  return { code: await text(/\.m?js$/), css: await text(/\.css$/) }
}

/** The bundlers of consumers by name, each as its users set it up. */
export const bundlers: Readonly<Record<string, Bundler>> = {
  Vite: withVite,
  esbuild: withEsbuild,
  webpack: withWebpack,
}
