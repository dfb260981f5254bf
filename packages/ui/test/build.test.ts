import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, symlink, writeFile, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build as esbuild } from 'esbuild'
import { build as vite, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packageRoot, subpaths } from '../scripts/components.mjs'

const run = promisify(execFile)
const root = fileURLToPath(packageRoot)
const repository = fileURLToPath(new URL('../../', packageRoot))
const external = [/^react($|\/)/, /^react-dom($|\/)/]

/** A consumer outside of the repository that has the built package and nothing of its sources. */
let consumer: string

beforeAll(async () => {
  consumer = await mkdtemp(join(tmpdir(), 'cabinet-ui-consumer-'))
  const installed = join(consumer, 'node_modules')
  await mkdir(join(installed, '@cabinet/ui'), { recursive: true })
  await run(process.execPath, [join(repository, 'node_modules/tsup/dist/cli-default.js')], {
    cwd: root,
    env: { ...process.env, CABINET_UI_OUT: join(installed, '@cabinet/ui/dist') },
  })
  const manifest = await readFile(join(root, 'package.json'), 'utf8')
  await writeFile(join(installed, '@cabinet/ui/package.json'), manifest)
  for (const name of ['react', 'react-dom', 'react-aria-components', 'lucide-react']) {
    await symlink(join(repository, 'node_modules', name), join(installed, name), 'dir')
  }
}, 120_000)

afterAll(async () => rm(consumer, { recursive: true, force: true }))

interface Bundle {
  code: string
  css: string
}

const withVite = async (source: string): Promise<Bundle> => {
  const entry = join(consumer, 'entry.js')
  await writeFile(entry, source)
  const result = (await vite({
    configFile: false,
    root: consumer,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      lib: { entry, formats: ['es'], cssFileName: 'style' },
      rolldownOptions: { external },
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

const withEsbuild = async (source: string): Promise<Bundle> => {
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

describe.each([
  ['Vite', withVite],
  ['esbuild', withEsbuild],
])('a consumer with %s', (_name, bundle) => {
  test('who imports Badge gets the code and the styles of Badge and nothing else', async () => {
    const { code, css } = await bundle(`export { Badge } from '@cabinet/ui/badge'`)
    const styles = await readFile(join(consumer, 'node_modules/@cabinet/ui/dist/styles/badge.css'), 'utf8')
    const own = /^\s+\.([\w-]+) \{/m.exec(styles)?.[1] ?? ''
    expect(own).not.toBe('')
    expect(css).toContain(own)
    expect(code).not.toContain('react-aria')
    expect(css).not.toContain('inset-block-end: 24px')
    const menu = await readFile(join(consumer, 'node_modules/@cabinet/ui/dist/styles/menu.css'), 'utf8')
    for (const [, name = ''] of menu.matchAll(/^\s+\.([\w-]+) \{/gm)) expect(css).not.toContain(name)
    expect(code.length + css.length).toBeLessThan(16_000)
  })

  test('the layers stand in one order, before the first rule', async () => {
    const { css } = await bundle(
      `export { Button } from '@cabinet/ui/button'\nexport { CabinetProvider } from '@cabinet/ui/provider'`,
    )
    const firstLayer = css.indexOf('@layer')
    expect(css.slice(firstLayer)).toMatch(
      /^@layer cabinet\.reset, ?cabinet\.tokens, ?cabinet\.components, ?cabinet\.overrides/,
    )
    const outside = css.slice(0, firstLayer).replaceAll(/\/\*.*?\*\//gs, '')
    expect(outside.replaceAll(/@font-face \{[^}]*\}/g, '').trim()).toBe('')
  })
})

describe('the built package', () => {
  const dist = (path: string): string => join(consumer, 'node_modules/@cabinet/ui/dist', path)

  test('has a file for every subpath', async () => {
    const files = await readdir(dist('.'))
    for (const name of subpaths()) expect(files).toContain(`${name}.js`)
  })

  test('keeps "use client" where hooks are and adds it nowhere else', async () => {
    const modules = (await readdir(dist('.'))).filter((file) => file.endsWith('.js'))
    const codes = await Promise.all(modules.map((file) => readFile(dist(file), 'utf8')))
    const withHooks = codes.filter((code) => /\buse(?:State|Effect|LayoutEffect|Ref|Id|Context)\d*\(/.test(code))
    expect(withHooks.length).toBeGreaterThan(10)
    for (const code of withHooks) expect(code.slice(0, 40)).toMatch(/^"use client";/)
    expect(await readFile(dist('theme.js'), 'utf8')).not.toContain('use client')
    expect(await readFile(dist('card.js'), 'utf8')).not.toContain('use client')
  })

  test('ships fonts beside the stylesheet that names them', async () => {
    const css = await readFile(dist('styles/fonts.css'), 'utf8')
    const named = [...css.matchAll(/url\(\.\/fonts\/([^)]+)\)/g)].map((match) => match[1])
    expect(named).toHaveLength(3)
    expect(await readdir(dist('styles/fonts'))).toEqual(expect.arrayContaining(named))
  })

  test('has no file that a consumer would take for a source of vanilla-extract', async () => {
    const files = await readdir(dist('.'), { recursive: true })
    expect(files.filter((file) => /\.css\.(?:js|ts)$/.test(file) && !file.startsWith('types'))).toEqual([])
  })

  test('every rule of a component is in a layer', async () => {
    for (const file of await readdir(dist('styles'))) {
      if (!file.endsWith('.css')) continue
      const css = await readFile(dist(`styles/${file}`), 'utf8')
      const lines = css.split('\n').filter((line) => /^[^\s@}]/.test(line))
      expect(lines, file).toEqual([])
    }
  })
})
