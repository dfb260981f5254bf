import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pictures } from '../visual/set.mjs'

describe('the set of pictures', () => {
  it('is small, names each picture once, and is what is committed', () => {
    const names = pictures().map(({ name }) => name)
    expect(names.length).toBeLessThanOrEqual(64)
    expect(new Set(names).size).toBe(names.length)
    const committed = readdirSync(new URL('../visual/pictures', import.meta.url))
    expect(committed.toSorted()).toEqual(names.map((name) => `${name}.png`).toSorted())
    const bytes = committed.map((file) => readFileSync(new URL(`../visual/pictures/${file}`, import.meta.url)).length)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000)
  })

  it('shows every theme, both languages, every width and 200 % zoom', () => {
    const modes = pictures().map(({ mode }) => mode)
    expect(new Set(modes.map(({ theme }) => theme))).toEqual(new Set(['light', 'dark', 'contrast']))
    expect(new Set(modes.map(({ locale }) => locale))).toEqual(new Set(['ru', 'en']))
    expect(new Set(modes.map(({ viewport }) => viewport))).toEqual(new Set(['phone', 'tablet', 'desktop', 'zoomed']))
  })
})
