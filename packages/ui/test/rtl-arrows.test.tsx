import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CabinetProvider, CalendarMonth, DateField, DateRangeField, MonthField, Pagination } from '../src/index.ts'

const nothing = (): void => {}
const parts = ['turn', 'previous', 'next', 'arrow']
const drawings = parts.map((part) => `button[data-part=${part}] svg`).join()

const shown: Readonly<Record<string, ReactElement>> = {
  CalendarMonth: (
    <CalendarMonth
      days={{}}
      label="Orders"
      month="2026-02"
      today="2026-02-20"
      onChange={nothing}
      onMonthChange={nothing}
    />
  ),
  DateField: <DateField label="Date" />,
  DateRangeField: <DateRangeField label="Period" />,
  MonthField: <MonthField label="Month" />,
  Pagination: <Pagination page={2} pageSize={10} total={50} onPageChange={nothing} />,
}

test.for(Object.keys(shown))('%s turns back to the right where a text begins there', async (name) => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  document.documentElement.dir = 'rtl'
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
    document.documentElement.removeAttribute('dir')
  })
  flushSync(() => root.render(<CabinetProvider locale="ar-AE">{shown[name]}</CabinetProvider>))
  const opener = host.querySelector('[data-part=opener]')
  if (opener !== null) await userEvent.click(page.elementLocator(opener))
  await expect.poll(() => document.querySelectorAll(drawings).length).toBeGreaterThan(1)
  // The drawings of the arrows are those of a text from left to right.
  const arrows = [...document.querySelectorAll(drawings)]
  const mirrored = arrows.map((arrow) => {
    let side = 1
    for (let node: Element | null = arrow; node !== null; node = node.parentElement)
      if (getComputedStyle(node).scale.startsWith('-1')) side = -side
    return side
  })
  expect(mirrored).toEqual(arrows.map(() => -1))
})
