import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { Select } from '../select/select.tsx'
import { ScopedProvider } from './scoped-provider.tsx'

test('a part of a page has its theme, its words and its lists, and the page keeps its own', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  const before = document.documentElement.outerHTML.slice(0, 200)
  flushSync(() =>
    root.render(
      <ScopedProvider density="compact" locale="en" theme="dark">
        <Select items={[{ value: 'a', label: 'Bank' }]} label="Insurer" />
        <Button>Pay</Button>
      </ScopedProvider>,
    ),
  )
  expect(document.documentElement.outerHTML.slice(0, 200)).toBe(before)
  const button = host.querySelector('button')
  expect(button && getComputedStyle(button).boxSizing).toBe('border-box')
  await userEvent.click(page.getByRole('button', { name: /Insurer/ }))
  const list = page.getByRole('listbox')
  await expect.element(list).toBeVisible()
  const island = list.element().closest('[data-cabinet-scope]')
  expect(island).not.toBeNull()
  expect(island?.getAttribute('data-cabinet-theme')).toBe('dark')
  expect(island?.getAttribute('data-cabinet-density')).toBe('compact')
})
