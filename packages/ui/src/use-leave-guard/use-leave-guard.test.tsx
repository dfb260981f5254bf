import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CabinetProvider, type RouterAdapter } from '../provider/provider.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

let host: HTMLDivElement
let root: Root
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
})

function Page({ isDirty }: { isDirty: boolean }) {
  const { isAsking, leave, stay } = useLeaveGuard(isDirty)
  if (!isAsking) return <p>Заявление</p>
  return (
    <>
      <button onClick={leave}>Уйти</button>
      <button onClick={stay}>Остаться</button>
    </>
  )
}

const render = (isDirty: boolean, router?: RouterAdapter): void =>
  flushSync(() =>
    root.render(
      <CabinetProvider router={router}>
        <Page isDirty={isDirty} />
      </CabinetProvider>,
    ),
  )

/** Whether the browser would ask before the page goes. */
const asksBeforeUnload = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('the browser asks as long as there is something to lose', () => {
  render(false)
  expect(asksBeforeUnload()).toBe(false)
  render(true)
  expect(asksBeforeUnload()).toBe(true)
  render(false)
  expect(asksBeforeUnload()).toBe(false)
  render(true)
  flushSync(() => root.render(null))
  expect(asksBeforeUnload()).toBe(false)
})

test('the router holds back and hears the answer', async () => {
  const proceed = vi.fn()
  const dirty: boolean[] = []
  const router: RouterAdapter = {
    navigate: () => {},
    useBlock: (isDirty) => {
      dirty.push(isDirty)
      const [isBlocked, setBlocked] = useState(true)
      return { isBlocked, proceed, reset: () => setBlocked(false) }
    },
  }
  render(true, router)
  expect(dirty.at(-1)).toBe(true)
  await page.getByRole('button', { name: 'Уйти' }).click()
  expect(proceed).toHaveBeenCalledTimes(1)
  await page.getByRole('button', { name: 'Остаться' }).click()
  await expect.element(page.getByText('Заявление')).toBeVisible()
})
