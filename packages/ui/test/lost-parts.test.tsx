import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { CabinetProvider, DateField, DateRangeField, MonthField } from '../src/index.ts'

beforeAll(async () => {
  await cdp().send('Network.enable')
  await cdp().send('Network.setBlockedURLs', { urls: ['*-popover.tsx*'] })
})
afterAll(() => cdp().send('Network.setBlockedURLs', { urls: [] }))

const askedFor = (): number =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes('-popover.tsx')).length

test.each<[string, ReactNode]>([
  ['DateField', <DateField key="field" defaultValue="2026-11-20" label="Дата" />],
  ['MonthField', <MonthField key="field" defaultValue="2026-11" label="Дата" />],
  ['DateRangeField', <DateRangeField key="field" defaultValue={{ from: '2026-11-20', to: '' }} label="Дата" />],
])('%s stays with what is in it when its calendar cannot be fetched', async (_, field) => {
  const host = document.body.appendChild(document.createElement('div'))
  const failures: unknown[] = []
  const root = createRoot(host, { onUncaughtError: (error) => failures.push(error) })
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  performance.clearResourceTimings()
  flushSync(() => root.render(<CabinetProvider>{field}</CabinetProvider>))
  const opener = page.getByRole('button', { name: /: Дата/ })
  await userEvent.click(opener)
  await expect.poll(askedFor).toBeGreaterThan(0)
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  expect(failures).toEqual([])
  expect(host.querySelector('input')?.value).toContain('11.2026')
})
