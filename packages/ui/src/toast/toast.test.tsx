import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { conformance } from '../../test/support/conformance.tsx'
import { CabinetProvider } from '../provider/provider.tsx'
import { toast, ToastQueue } from './toast-queue.ts'
import { ToastRegion } from './toast-region.tsx'

conformance('ToastRegion', { element: HTMLElement, render: (props) => <ToastRegion {...props} /> })

describe('time of a toast', () => {
  let host: HTMLDivElement
  let root: Root
  let queue: ToastQueue
  const shown = (): string[] => [...host.querySelectorAll('li > span:first-of-type')].map((text) => text.textContent)
  const pass = (milliseconds: number): void => flushSync(() => void vi.advanceTimersByTime(milliseconds))
  const act = (change: () => void): void => flushSync(change)

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    queue = new ToastQueue()
    host = document.body.appendChild(document.createElement('div'))
    root = createRoot(host)
    flushSync(() =>
      root.render(
        <CabinetProvider>
          <ToastRegion queue={queue} />
        </CabinetProvider>,
      ),
    )
  })
  afterEach(() => {
    flushSync(() => root.unmount())
    host.remove()
    vi.useRealTimers()
  })

  test('goes after three seconds', () => {
    act(() => queue.show('Сохранено'))
    pass(2999)
    expect(shown()).toEqual(['Сохранено'])
    pass(1)
    expect(shown()).toEqual([])
  })

  test('that asks for attention has no clock: it says nothing of waiting', () => {
    act(() => queue.show({ text: 'Сессия закончится через 5 минут', tone: 'notice' }))
    expect(host.querySelector('li > svg')?.classList).toContain('lucide-circle-alert')
  })

  test('stands still under the pointer and goes on with what is left', () => {
    act(() => queue.show('Сохранено'))
    pass(2000)
    const region = host.querySelector('section')
    act(() => region?.dispatchEvent(new PointerEvent('pointerenter')))
    pass(60_000)
    expect(shown()).toHaveLength(1)
    act(() => region?.dispatchEvent(new PointerEvent('pointerleave')))
    pass(999)
    expect(shown()).toHaveLength(1)
    pass(1)
    expect(shown()).toHaveLength(0)
  })

  test('stays while it has the focus', () => {
    act(() => queue.show('Сохранено'))
    act(() => host.querySelector('button')?.focus())
    pass(60_000)
    expect(shown()).toHaveLength(1)
    act(() => host.querySelector('button')?.blur())
    pass(3000)
    expect(shown()).toHaveLength(0)
  })

  test('one with an action stays until it is answered', () => {
    act(() => queue.show({ text: 'Удалено', action: { label: 'Вернуть', onAction: () => {} } }))
    pass(60_000)
    expect(shown()).toHaveLength(1)
  })

  test('the same words twice are one toast with its time anew', () => {
    act(() => queue.show('Сохранено'))
    pass(2000)
    act(() => queue.show('Сохранено'))
    expect(shown()).toHaveLength(1)
    pass(2999)
    expect(shown()).toHaveLength(1)
    pass(1)
    expect(shown()).toHaveLength(0)
  })

  test('closing the last one gives the focus back', () => {
    const before = document.body.appendChild(document.createElement('button'))
    before.focus()
    act(() => queue.show('Сохранено'))
    act(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8' })))
    expect(host.contains(document.activeElement)).toBe(true)
    act(() => queue.clear())
    expect(document.activeElement).toBe(before)
    before.remove()
  })
})

test('the queue of the application is one', () => {
  const id = toast.show('Сохранено')
  expect(toast.current().map((item) => item.text)).toEqual(['Сохранено'])
  toast.close(id)
  expect(toast.current()).toEqual([])
})
