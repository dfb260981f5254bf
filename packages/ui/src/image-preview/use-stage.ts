'use client'
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { heldPlace, nearestTenths, type Geometry, type Point, type Size, type View, type ViewChange } from './view.ts'

/** Size of an element in CSS pixels, kept up to date. */
export function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}

// A notch of a mouse wheel is 100 or more at once; a touchpad sends a few pixels many times.
const wheelPixelsPerTenth = 24
const linePixels = 16

interface Gesture {
  readonly points: Map<number, Point>
  /** Where the fingers and the picture were when the number of fingers last changed. */
  start: { readonly point: Point; readonly distance: number; readonly at: Point; readonly tenths: number }
}

const spread = (points: Map<number, Point>): { point: Point; distance: number } => {
  const [first = { x: 0, y: 0 }, second] = points.values()
  if (second === undefined) return { point: first, distance: 0 }
  return {
    point: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    distance: Math.hypot(first.x - second.x, first.y - second.y),
  }
}

interface Stage {
  ref: RefObject<HTMLElement | null>
  view: View
  geometry: Geometry
  change: (change: ViewChange) => void
}

/**
 * Pointer and wheel over the stage: one pointer drags, two pinch; Ctrl with the wheel (which is also the pinch of a
 * touchpad) zooms around the pointer, the plain wheel moves a picture that is larger than the frame.
 */
export function useStage({ ref, view, geometry, change }: Stage) {
  const [isDragging, setDragging] = useState(false)
  const gesture = useRef<Gesture>({
    points: new Map(),
    start: { point: { x: 0, y: 0 }, distance: 0, at: view.at, tenths: view.tenths },
  })
  const turnedWheel = useRef(0)

  const fromMiddle = (event: { clientX: number; clientY: number }): Point => {
    const box = ref.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: event.clientX - box.x - box.width / 2, y: event.clientY - box.y - box.height / 2 }
  }

  const onWheel = useEffectEvent((event: WheelEvent): void => {
    event.preventDefault()
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePixels : 1
    if (!event.ctrlKey && !event.metaKey) {
      const by = { x: -event.deltaX * unit, y: -event.deltaY * unit }
      change({ kind: 'shift', by: event.shiftKey && by.x === 0 ? { x: by.y, y: 0 } : by })
      return
    }
    turnedWheel.current += event.deltaY * unit
    if (Math.abs(turnedWheel.current) < wheelPixelsPerTenth) return
    const tenths = view.tenths - Math.sign(turnedWheel.current)
    turnedWheel.current = 0
    change({ kind: 'zoom', tenths, around: fromMiddle(event) })
  })
  useEffect(() => {
    const element = ref.current
    // React listens to the wheel passively, and then the browser would zoom the whole page.
    const listener = (event: WheelEvent): void => onWheel(event)
    element?.addEventListener('wheel', listener, { passive: false })
    return () => element?.removeEventListener('wheel', listener)
  }, [ref])

  const restart = (): void => {
    const { current } = gesture
    current.start = { ...spread(current.points), at: heldPlace(geometry, view), tenths: view.tenths }
    setDragging(current.points.size > 0)
  }
  const release = (event: PointerEvent<HTMLElement>): void => {
    if (gesture.current.points.delete(event.pointerId)) restart()
  }
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      const isOnButton = event.target instanceof Element && event.target.closest('button') !== null
      if (event.button !== 0 || isOnButton || gesture.current.points.size === 2) return
      event.currentTarget.setPointerCapture(event.pointerId)
      gesture.current.points.set(event.pointerId, fromMiddle(event))
      restart()
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const { points, start } = gesture.current
      if (!points.has(event.pointerId)) return
      points.set(event.pointerId, fromMiddle(event))
      const { point, distance } = spread(points)
      if (start.distance === 0) {
        const to = { x: start.at.x + point.x - start.point.x, y: start.at.y + point.y - start.point.y }
        change({ kind: 'move', to })
        return
      }
      const tenths = Math.round((start.tenths * distance) / start.distance)
      // Beyond the range fingers go on moving; one announcement of the limit for each of their moves would be noise.
      if (tenths !== view.tenths && tenths === nearestTenths(tenths)) change({ kind: 'zoom', tenths, around: point })
    },
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture: release,
  }
  return { isDragging, handlers }
}
