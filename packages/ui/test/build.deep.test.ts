import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { subpaths } from '../scripts/components.mjs'

const dist = (path: string): string => join(inject('consumer'), 'node_modules/@cabinet/ui/dist', path)

/** The stylesheets that a module and those it imports bring, in the order of evaluation. */
const stylesheetsOf = async (module: string, seen = new Set<string>()): Promise<string[]> => {
  if (seen.has(module)) return []
  seen.add(module)
  const code = await readFile(dist(module), 'utf8')
  const found: string[] = []
  for (const [, chunk, stylesheet] of code.matchAll(/^import [^"]*"(?:\.\/([^"]+\.js)|#styles\/([^"]+\.css))"/gm)) {
    if (chunk) found.push(...(await stylesheetsOf(chunk, seen)))
    if (stylesheet) found.push(stylesheet)
  }
  return found
}

describe('the built package', () => {
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

  test('has no file that holds nothing, and asks for none that is not there', async () => {
    const names = (await readdir(dist('.'))).filter((name) => name.endsWith('.js'))
    const texts = await Promise.all(names.map((name) => readFile(dist(name), 'utf8')))
    expect(names.filter((_, index) => texts[index]?.trim() === '')).toEqual([])
    const asked = texts.flatMap((text) => [...text.matchAll(/"\.\/([^"]+\.js)"/g)].map(([, name = '']) => name))
    expect(asked.length).toBeGreaterThan(names.length)
    expect(asked.filter((name) => !names.includes(name))).toEqual([])
  })

  test('ships fonts beside the stylesheet that names them', async () => {
    const css = await readFile(dist('styles/fonts.css'), 'utf8')
    const named = [...css.matchAll(/url\(\.\/fonts\/([^)]+)\)/g)].map((match) => match[1])
    expect(named).toHaveLength(3)
    expect(await readdir(dist('styles/fonts'))).toEqual(expect.arrayContaining(named))
  })

  // Two styles on one element, of which the second sets aside some of the first.
  test.each([
    ['button.css', 'icon-button.css'],
    ['internal-field-field.css', 'select.css'],
  ])('brings %s before %s, whatever is taken of it', async (first, second) => {
    const entries = subpaths().map((name) => `${name}.js`)
    const orders = await Promise.all(entries.map((entry) => stylesheetsOf(entry)))
    const having = entries.filter((_, at) => orders[at]?.includes(second))
    expect(having.length).toBeGreaterThan(1)
    const isBefore = (order: readonly string[]) => order.includes(first) && order.indexOf(first) < order.indexOf(second)
    expect(having.filter((entry) => !isBefore(orders[entries.indexOf(entry)] ?? []))).toEqual([])
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
