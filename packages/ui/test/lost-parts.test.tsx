import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { DateField } from '../src/date-field/index.ts'
import { DateRangeField } from '../src/date-range-field/index.ts'
import { HelpHint } from '../src/help-hint/index.ts'
import { MonthField } from '../src/month-field/index.ts'
import { CabinetProvider } from '../src/provider/index.ts'

const block = (urls: readonly string[]) => cdp().send('Network.setBlockedURLs', { urls: [...urls] })

// Each part is imported by its own path: the root of the package brings some of them at once.
beforeEach(async () => {
  await cdp().send('Network.enable')
  await block(['*-popover.tsx*', '*/full-screen.tsx*'])
})
afterAll(() => block([]))

const askedFor = (part: string) => (): number =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes(part)).length

/** Renders it, and answers what React could not catch. */
const render = (content: ReactNode) => {
  const host = document.body.appendChild(document.createElement('div'))
  const failures: unknown[] = []
  const root = createRoot(host, { onUncaughtError: (error) => failures.push(error) })
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  performance.clearResourceTimings()
  flushSync(() => root.render(<CabinetProvider>{content}</CabinetProvider>))
  return { host, failures }
}

test.each<[string, ReactNode]>([
  ['DateField', <DateField key="field" defaultValue="2026-11-20" label="Дата" />],
  ['MonthField', <MonthField key="field" defaultValue="2026-11" label="Дата" />],
  ['DateRangeField', <DateRangeField key="field" defaultValue={{ from: '2026-11-20', to: '' }} label="Дата" />],
])('%s works without its calendar while that cannot be fetched, and opens it afterwards', async (_, field) => {
  const { host, failures } = render(field)
  const opener = page.getByRole('button', { name: /: Дата/ })
  await userEvent.click(opener)
  await expect.poll(askedFor('-popover.tsx')).toBeGreaterThan(0)
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  expect(host.querySelector('input')?.value).toContain('11.2026')
  await block([])
  await userEvent.click(opener)
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(failures).toEqual([])
})

test('a help stays open while the viewer of its picture cannot be fetched, and opens it afterwards', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/>'
  const picture = { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, alt: 'Договор' }
  const { failures } = render(
    <HelpHint defaultOpen picture={picture} title="Где номер">
      На первой странице.
    </HelpHint>,
  )
  const enlarge = page.getByRole('button', { name: 'Во весь экран' })
  await userEvent.click(enlarge)
  await expect.poll(askedFor('/full-screen.tsx')).toBeGreaterThan(0)
  // Each press asks again, however often it has failed.
  for (const times of [2, 3]) {
    await userEvent.click(enlarge)
    await expect.poll(askedFor('/full-screen.tsx')).toBeGreaterThanOrEqual(times)
  }
  await expect.element(page.getByText('На первой странице.')).toBeVisible()
  await block([])
  await userEvent.click(enlarge)
  await expect.element(page.getByRole('dialog', { name: 'Где номер' }).last()).toBeVisible()
  expect(failures).toEqual([])
})
