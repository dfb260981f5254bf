import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../src/index.ts'

// Popovers came with Chrome 114, Firefox 125 and Safari 17.
const methods = ['showPopover', 'hidePopover'] as const
const kept = methods.map((name) => Object.getOwnPropertyDescriptor(HTMLElement.prototype, name) ?? {})

let host: HTMLElement
let root: Root

beforeEach(() => {
  for (const name of methods) Reflect.deleteProperty(HTMLElement.prototype, name)
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
  for (const [index, name] of methods.entries()) Object.defineProperty(HTMLElement.prototype, name, kept[index] ?? {})
})

test('the reason of a button is shown and hidden where there are no popovers', async () => {
  flushSync(() => root.render(<Button disabledReason="Нет прав">Сохранить</Button>))
  const bubble = () => host.querySelector<HTMLElement>('[popover]')
  expect(bubble()?.hidden).toBe(true)
  flushSync(() => host.querySelector('button')?.focus())
  await expect.poll(() => bubble()?.hidden).toBe(false)
  expect(bubble()?.style.top).toMatch(/px$/)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => bubble()?.hidden).toBe(true)
})
