'use client'
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { useLatest } from '../internal/use-latest.ts'
import { heldPlace, type Geometry, type Point, type Size, type View, type ViewChange } from './view.ts'

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
const wheelPixelsPerDoubling = 350
const linePixels = 16
/** Two taps this close in time and place are one double tap: milliseconds, CSS pixels. */
const tapPause = 350
const tapReach = 24
/** A finger that moves less is a tap, in CSS pixels. */
const tapMove = 6

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
 * Pointer and wheel over the stage: one pointer drags, two pinch, two taps show every pixel. The wheel zooms around the
 * pointer, with Shift it moves.
 */
export function useStage({ ref, view, geometry, change }: Stage) {
  const [isDragging, setDragging] = useState(false)
  const gesture = useRef<Gesture>({
    points: new Map(),
    start: { point: { x: 0, y: 0 }, distance: 0, at: view.at, tenths: view.tenths },
  })
  const tap = useRef<{ time: number; point: Point } | null>(null)
  // Pinching asks many times between two renders, so it counts on from what it has asked for itself.
  const pinched = useRef(1)

  const fromMiddle = (event: { clientX: number; clientY: number }): Point => {
    const box = ref.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: event.clientX - box.x - box.width / 2, y: event.clientY - box.y - box.height / 2 }
  }

  const onWheel = useLatest((event: WheelEvent): void => {
    // In a page the wheel goes on scrolling it; a pinch of a touchpad is a wheel with Ctrl.
    if (!event.ctrlKey && ref.current?.closest('[role=dialog]') === null) return
    event.preventDefault()
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePixels : 1
    if (event.shiftKey || event.deltaY === 0) {
      const by = { x: -event.deltaX * unit, y: -event.deltaY * unit }
      change({ kind: 'shift', by: by.x === 0 ? { x: by.y, y: 0 } : by })
      return
    }
    // A pinch of a touchpad is a wheel with Ctrl, and sends little; a notch of a mouse is never more than a quarter.
    const turned = (-event.deltaY * unit * (event.ctrlKey ? 4 : 1)) / wheelPixelsPerDoubling
    const factor = Math.min(1.25, Math.max(0.8, 2 ** turned))
    change({ kind: 'scale', factor, around: fromMiddle(event) })
  })
  useEffect(() => {
    const element = ref.current
    // React listens to the wheel passively, and then the browser would zoom the whole page.
    const listener = (event: WheelEvent): void => onWheel(event)
    element?.addEventListener('wheel', listener, { passive: false })
    return () => element?.removeEventListener('wheel', listener)
  }, [ref, onWheel])

  const restart = (): void => {
    const { current } = gesture
    current.start = { ...spread(current.points), at: heldPlace(geometry, view), tenths: view.tenths }
    pinched.current = 1
    setDragging(current.points.size > 0)
  }
  const release = (event: PointerEvent<HTMLElement>): void => {
    if (gesture.current.points.delete(event.pointerId)) restart()
  }
  /** A second tap at the same place shows every pixel there, or the whole picture again. */
  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    const { points, start } = gesture.current
    const point = fromMiddle(event)
    const isTap = points.size === 1 && Math.hypot(point.x - start.point.x, point.y - start.point.y) < tapMove
    release(event)
    const before = tap.current
    const isNear = before !== null && Math.hypot(point.x - before.point.x, point.y - before.point.y) < tapReach
    const isSecond = isTap && isNear && event.timeStamp - before.time < tapPause
    tap.current = isTap && !isSecond ? { time: event.timeStamp, point } : null
    if (isSecond) change({ kind: 'pixels', around: point })
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
      const ratio = distance / start.distance
      change({ kind: 'scale', factor: ratio / pinched.current, around: point })
      pinched.current = ratio
    },
    onPointerUp,
    onPointerCancel: release,
    onLostPointerCapture: release,
  }
  return { isDragging, handlers }
}
