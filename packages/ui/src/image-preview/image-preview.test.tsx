import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { conformance } from '../../test/support/conformance.tsx'
import { ImagePreview, type PreviewImage } from './image-preview.tsx'
import {
  changeView,
  degreesOf,
  scaleOf,
  slackOf,
  startView,
  type Geometry,
  type View,
  type ViewChange,
} from './view.ts'

const src =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='60' height='80'><rect width='60' height='80'/></svg>"
const image: PreviewImage = { src, alt: 'Скан паспорта', fileName: 'Паспорт.svg' }

conformance('ImagePreview', {
  element: HTMLElement,
  render: (props) => <ImagePreview images={[image]} {...props} />,
})

test('says that the picture loads before any script runs', () => {
  expect(renderToString(<ImagePreview images={[image]} />)).toContain('Изображение загружается')
})

describe('the view', () => {
  const geometry: Geometry = { frame: { width: 300, height: 400 }, picture: { width: 600, height: 800 } }
  const after = (...changes: ViewChange[]): View =>
    changes.reduce((view, change) => changeView(view, change, geometry), startView)
  const larger = (view: View): View => changeView(view, { kind: 'zoom', tenths: view.tenths + 1 }, geometry)

  test('every step of the zoom is a whole tenth, and the limits hold', () => {
    const seen: number[] = []
    let view = after({ kind: 'zoom', tenths: 5 })
    for (const _step of Array.from({ length: 12 })) {
      seen.push(view.tenths)
      view = larger(view)
    }
    expect(seen).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15])
    expect(view.said).toBe('limit')
    expect(after({ kind: 'zoom', tenths: 7.999 }).tenths).toBe(8)
    expect(after({ kind: 'zoom', tenths: -3 }).tenths).toBe(5)
  })
  test('at 100 % the picture stands whole in the frame, turned too, and is never enlarged beyond its own size', () => {
    expect(scaleOf(geometry, { tenths: 10, turns: 0 })).toBe(0.5)
    expect(scaleOf(geometry, { tenths: 10, turns: 1 })).toBe(0.375)
    expect(scaleOf({ ...geometry, frame: { width: 3000, height: 4000 } }, { tenths: 10, turns: 0 })).toBe(1)
    expect(slackOf(geometry, { tenths: 10, turns: 0 })).toEqual({ x: 0, y: 0 })
    expect(slackOf(geometry, { tenths: 15, turns: 0 })).toEqual({ x: 75, y: 100 })
  })
  test('the picture moves as far as its edge and says when it is there', () => {
    const right: ViewChange = { kind: 'step', direction: 'right' }
    const zoom: ViewChange = { kind: 'zoom', tenths: 15 }
    expect(after(right)).toMatchObject({ at: { x: 0, y: 0 }, said: 'edge' })
    expect(after(zoom, right)).toMatchObject({ at: { x: -48, y: 0 }, said: 'right' })
    expect(after(zoom, right, right)).toMatchObject({ at: { x: -75, y: 0 }, said: 'right' })
    expect(after(zoom, right, right, right)).toMatchObject({ at: { x: -75, y: 0 }, said: 'edge' })
    expect(after(zoom, { kind: 'move', to: { x: 500, y: -500 } }).at).toEqual({ x: 75, y: -100 })
  })
  test('what lies under the pointer stays there while the zoom changes', () => {
    const before = after({ kind: 'zoom', tenths: 12 })
    const around = { x: 20, y: 30 }
    const next = changeView(before, { kind: 'zoom', tenths: 15, around }, geometry)
    expect((around.x - next.at.x) / next.tenths).toBeCloseTo((around.x - before.at.x) / before.tenths)
    expect((around.y - next.at.y) / next.tenths).toBeCloseTo((around.y - before.at.y) / before.tenths)
  })
  describe('a scan of 8,000 pixels', () => {
    const scan: Geometry = { frame: { width: 400, height: 300 }, picture: { width: 8000, height: 6000 } }
    const go = (changes: readonly ViewChange[], from = startView): View =>
      changes.reduce((view, change) => changeView(view, change, scan), from)
    const many = (change: ViewChange, times: number): ViewChange[] => Array.from({ length: times }, () => change)
    const corner = { x: -200, y: -150 }

    test.each<{ way: string; changes: readonly ViewChange[] }>([
      { way: 'the wheel', changes: many({ kind: 'scale', factor: 1.2, around: corner }, 30) },
      { way: 'keys', changes: many({ kind: 'grow', by: 1 }, 30) },
      { way: 'a double tap', changes: [{ kind: 'pixels', around: corner }] },
    ])('shows every pixel by $way, and the whole again', ({ changes }) => {
      const near = go(changes)
      expect(scaleOf(scan, near)).toBe(1)
      expect(slackOf(scan, near)).toEqual({ x: 3800, y: 2850 })
      expect(go(many({ kind: 'grow', by: -1 }, 40), near).tenths).toBe(5)
      expect(go([{ kind: 'pixels' }], near).tenths).toBe(10)
    })
    test('keeps the buttons between 50 and 150 %, by tenths', () => {
      expect(go(many({ kind: 'zoom', tenths: 16 }, 3)).tenths).toBe(15)
      expect(go([{ kind: 'pixels' }, { kind: 'zoom', tenths: 199 }]).tenths).toBe(15)
    })
    test('keeps what lies under the fingers in its place', () => {
      const around = { x: 100, y: -40 }
      const before = go([{ kind: 'pixels' }])
      const after = changeView(before, { kind: 'scale', factor: 0.5, around }, scan)
      expect((around.x - after.at.x) / after.tenths).toBeCloseTo((around.x - before.at.x) / before.tenths)
    })
    test('stops at 100 % on the way, so that a gesture finds it', () => {
      expect(
        go([
          { kind: 'scale', factor: 0.9, around: corner },
          { kind: 'scale', factor: 1.12, around: corner },
        ]).tenths,
      ).toBe(10)
    })
  })
  test('four turns make a circle in words and go on in motion', () => {
    const turn: ViewChange = { kind: 'turn', by: 1 }
    expect(after(turn, turn, turn, turn).turns).toBe(4)
    expect([0, 1, 2, 3, 4, -1, -4].map(degreesOf)).toEqual([0, 90, 180, 270, 0, 270, 0])
  })
  test('another page keeps the zoom and begins upright in the middle; the same words count as new ones', () => {
    const view = after({ kind: 'zoom', tenths: 14 }, { kind: 'turn', by: 1 }, { kind: 'page' }, { kind: 'page' })
    expect(view).toMatchObject({ tenths: 14, turns: 0, at: { x: 0, y: 0 }, said: 'page', count: 4 })
  })
})
