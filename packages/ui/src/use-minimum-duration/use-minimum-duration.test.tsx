import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMinimumDuration } from './use-minimum-duration.ts'

let host: HTMLDivElement
let root: Root
const Probe = ({ isActive, milliseconds }: { isActive: boolean; milliseconds?: number }) => (
  <>{String(useMinimumDuration(isActive, milliseconds))}</>
)
const show = (isActive: boolean, milliseconds?: number): string => {
  flushSync(() => root.render(<Probe isActive={isActive} {...(milliseconds === undefined ? {} : { milliseconds })} />))
  return host.textContent
}
const pass = (milliseconds: number): string => {
  flushSync(() => void vi.advanceTimersByTime(milliseconds))
  return host.textContent
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
  vi.useRealTimers()
})

test('a short activity is shown for 250 ms', () => {
  expect(show(true)).toBe('true')
  pass(40)
  expect(show(false)).toBe('true')
  expect(pass(209)).toBe('true')
  expect(pass(1)).toBe('false')
})

test('a long activity ends with itself', () => {
  show(true)
  pass(1000)
  expect(show(false)).toBe('true')
  expect(pass(0)).toBe('false')
})

test('the time starts anew with each activity', () => {
  show(true)
  pass(100)
  show(false)
  pass(150)
  expect(host.textContent).toBe('false')
  show(true)
  expect(show(false)).toBe('true')
  expect(pass(249)).toBe('true')
  expect(pass(1)).toBe('false')
})

test('activity that returns while it is held goes on without a gap', () => {
  show(true)
  pass(10)
  show(false)
  pass(100)
  expect(show(true)).toBe('true')
  expect(pass(500)).toBe('true')
})

test('the time is a parameter, and nothing is shown without activity', () => {
  expect(show(false, 1000)).toBe('false')
  show(true, 1000)
  expect(show(false, 1000)).toBe('true')
  expect(pass(999)).toBe('true')
  expect(pass(1)).toBe('false')
})
