import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { subpaths } from '../scripts/components.mjs'

const dist = (path: string): string => join(inject('consumer'), 'node_modules/@cabinet/ui/dist', path)

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
