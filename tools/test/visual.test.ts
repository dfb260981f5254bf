import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compare } from '../visual/compare.mjs'
import { serveFolder } from '../visual/folder-server.mjs'
import { page, writeReport } from '../visual/report.mjs'
import { accept, review } from '../visual/review.mjs'
import { pictures } from '../visual/set.mjs'

type Color = readonly [number, number, number]
const white: Color = [255, 255, 255]
const black: Color = [0, 0, 0]

/** A white picture with a block of a colour in its upper left. */
const picture = (block: number, color: Color = black, width = 40, height = 30): Buffer => {
  const png = new PNG({ width, height })
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      png.data.set([...(x < block && y < block ? color : white), 255], (y * width + x) * 4)
  return PNG.sync.write(png)
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cabinet-visual-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('two pictures', () => {
  it('are the same when every pixel is, however they were written', () => {
    const one = picture(5)
    const rewritten = PNG.sync.write(PNG.sync.read(one), { deflateLevel: 1, filterType: 0 })
    expect(rewritten.equals(one)).toBe(false)
    expect(compare(one, rewritten)).toEqual({ state: 'same', pixels: 0 })
  })

  it('differ by the pixels that differ, which are shown in red', () => {
    const found = compare(picture(0), picture(6))
    expect(found).toMatchObject({ state: 'different', pixels: 36 })
    const shown = PNG.sync.read(found.difference ?? Buffer.alloc(0))
    expect([...shown.data.subarray(0, 4)]).toEqual([255, 0, 0, 255])
    expect([...shown.data.subarray((20 * 40 + 20) * 4, (20 * 40 + 20) * 4 + 3)]).not.toEqual([255, 0, 0])
  })

  it('are the same when no eye sees the difference, and differ when one does', () => {
    expect(compare(picture(6, [200, 200, 200]), picture(6, [201, 200, 200])).state).toBe('same')
    expect(compare(picture(6, [200, 200, 200]), picture(6, [180, 200, 215])).state).toBe('different')
  })

  it('differ when only their size does', () => {
    expect(compare(picture(5), picture(5, black, 40, 31)).state).toBe('different')
  })

  it('are new or gone when there is only one', () => {
    expect(compare(undefined, picture(5))).toEqual({ state: 'new', pixels: 1200 })
    expect(compare(picture(5), undefined)).toEqual({ state: 'gone', pixels: 1200 })
  })
})

describe('a review', () => {
  const now = new Map([
    ['kept', picture(5)],
    ['changed', picture(6)],
    ['added', picture(7)],
  ])
  const before = (): void => {
    writeFileSync(join(folder, 'kept.png'), picture(5))
    writeFileSync(join(folder, 'changed.png'), picture(5))
    writeFileSync(join(folder, 'left.png'), picture(5))
  }
  const states = (isWhole: boolean) =>
    Object.fromEntries(review(folder, now, isWhole).map(({ name, state }) => [name, state]))

  it('finds what is changed, new and gone', () => {
    before()
    expect(states(true)).toEqual({ kept: 'same', changed: 'different', added: 'new', left: 'gone' })
    expect(states(false)).toEqual({ kept: 'same', changed: 'different', added: 'new' })
  })

  it('finds nothing once it is accepted, and leaves no picture that nobody takes', () => {
    before()
    accept(folder, review(folder, now, true))
    expect(readdirSync(folder).toSorted()).toEqual(['added.png', 'changed.png', 'kept.png'])
    expect(Object.values(states(true))).toEqual(['same', 'same', 'same'])
  })

  it('is reported with every picture that the page names', () => {
    before()
    const path = writeReport(join(folder, 'report'), review(folder, now, true))
    const html = readFileSync(path, 'utf8')
    expect(html).toContain('3 of 4 differ')
    const named = [...html.matchAll(/src="([^"]+)"/g)].map(([, file = '']) => file)
    expect(named).toContain('changed.difference.png')
    expect(named.filter((file) => !existsSync(join(folder, 'report', file)))).toEqual([])
  })

  it('is reported as text, whatever a story is called', () => {
    expect(page([{ name: '<b>.phone', state: 'gone', pixels: 1 }])).not.toContain('<b>')
  })
})

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

it('serves files of the folder and nothing outside of it', async () => {
  writeFileSync(join(folder, 'a.json'), '{}')
  const { address, stop } = await serveFolder(folder)
  try {
    const inside = await fetch(`${address}/a.json`)
    expect([inside.status, inside.headers.get('content-type')]).toEqual([200, 'application/json'])
    expect((await fetch(`${address}/..%2F..%2Fetc%2Fpasswd`)).status).toBe(404)
    expect((await fetch(`${address}/missing`)).status).toBe(404)
  } finally {
    await stop()
  }
})
