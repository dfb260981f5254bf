import { describe, expect, test } from 'vitest'
import { conformance } from '../../test/support/conformance.tsx'
import { barsOf, pointsOf, zeroOf } from './geometry.ts'
import { MiniChart } from './mini-chart.tsx'

conformance('MiniChart', {
  element: HTMLElement,
  render: (props) => <MiniChart {...props} label="Выручка" points={[{ label: 'Ноябрь 2026', value: 12 }]} />,
})

describe('the geometry of a chart', () => {
  test('bars stand on zero and the highest fills the box', () => {
    const [half, whole] = barsOf([50, 100])
    expect(half).toMatchObject({ y: 50, height: 50, isNegative: false })
    expect(whole).toMatchObject({ y: 0, height: 100 })
  })

  test('negative bars hang from zero', () => {
    expect(zeroOf([100, -100])).toBe(50)
    expect(barsOf([100, -100])[1]).toMatchObject({ y: 50, height: 50, isNegative: true })
  })

  test('a small value leaves a trace, zero leaves none', () => {
    const [small, none] = barsOf([1, 0, 1_000_000])
    expect(small?.height).toBe(1.5)
    expect(none?.height).toBe(0)
  })

  test('all zeros divide by nothing', () => {
    expect(barsOf([0, 0]).every((bar) => Number.isFinite(bar.y) && bar.height === 0)).toBe(true)
    expect(pointsOf([0, 0])).toEqual([
      { x: 0, y: 100 },
      { x: 100, y: 100 },
    ])
  })

  test('a line runs from edge to edge; one value stands in the middle', () => {
    expect(pointsOf([0, 5, 10])).toEqual([
      { x: 0, y: 100 },
      { x: 50, y: 50 },
      { x: 100, y: 0 },
    ])
    expect(pointsOf([7])).toEqual([{ x: 50, y: 0 }])
  })
})
