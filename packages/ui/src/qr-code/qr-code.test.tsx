import { describe, expect, test } from 'vitest'
import { conformance } from '../../test/support/conformance.tsx'
import { QrCode } from './qr-code.tsx'
import { qrPath } from './qr-path.ts'

conformance('QrCode', {
  element: HTMLDivElement,
  render: (props) => <QrCode {...props} label="Ссылка" value="https://example.org" />,
})

/** Draws the path back into a grid of modules. */
const modulesOf = (path: string, size: number): boolean[][] => {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let step = 0; step < Number(width); step += 1) {
      const row = grid[Number(y)]
      if (row !== undefined) row[Number(x) + step] = true
    }
  }
  return grid
}

describe('the drawing of a QR code', () => {
  const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']

  test('has the three finder patterns and the timing lines of the standard', () => {
    const code = qrPath('https://example.org/pay?invoice=417', 'M')
    if (code === null) throw new Error('no code')
    expect((code.size - 17) % 4).toBe(0)
    const grid = modulesOf(code.path, code.size)
    const at = (x: number, y: number): string => (grid[y]?.[x] === true ? '#' : '.')
    const square = (left: number, top: number): string[] =>
      finder.map((line, y) => [...line].map((_, x) => at(left + x, top + y)).join(''))
    expect(square(0, 0)).toEqual(finder)
    expect(square(code.size - 7, 0)).toEqual(finder)
    expect(square(0, code.size - 7)).toEqual(finder)
    for (let index = 8; index < code.size - 8; index += 1) {
      expect(at(index, 6)).toBe(index % 2 === 0 ? '#' : '.')
      expect(at(6, index)).toBe(index % 2 === 0 ? '#' : '.')
    }
  })

  test('a higher correction takes more modules; another text is another drawing', () => {
    const text = 'ST00012|Name=ООО «Тихая гавань»|PersonalAcc=40702810900000000417|Sum=123400'
    const low = qrPath(text, 'L')
    const high = qrPath(text, 'H')
    expect(high?.size).toBeGreaterThan(low?.size ?? Number.POSITIVE_INFINITY)
    expect(qrPath(`${text}1`, 'L')?.path).not.toBe(low?.path)
    expect(qrPath(text, 'L')?.path).toBe(low?.path)
  })

  test('a text that no code holds gives none', () => {
    expect(qrPath('x'.repeat(2900), 'L')).not.toBeNull()
    expect(qrPath('x'.repeat(3000), 'L')).toBeNull()
  })
})
