import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { Banner } from '../src/banner/banner.tsx'
import { Button } from '../src/button/button.tsx'
import { CalendarMonth } from '../src/calendar-month/calendar-month.tsx'
import { ComboBox } from '../src/combo-box/combo-box.tsx'
import { DataTable } from '../src/data-table/data-table.tsx'
import { DateField } from '../src/date-field/date-field.tsx'
import { PasswordField } from '../src/password-field/password-field.tsx'
import { CabinetProvider } from '../src/provider/provider.tsx'
import { ToastQueue } from '../src/toast/toast-queue.ts'
import { ToastRegion } from '../src/toast/toast-region.tsx'

let host: HTMLDivElement
let root: Root
beforeEach(async () => {
  await page.viewport(360, 740)
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(true)
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(async () => {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })
  flushSync(() => root.unmount())
  host.remove()
})

const show = (content: ReactNode): void => flushSync(() => root.render(<CabinetProvider>{content}</CabinetProvider>))
const middle = ({ top, bottom }: DOMRect): number => (top + bottom) / 2
/** The first line of what is written in an element. */
const firstLine = (element: Element): DOMRect => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getClientRects()[0]!
}

test('buttons inside fields are at least 44 px wide and high under a finger', () => {
  show(
    <>
      <ComboBox items={[{ value: 'a', label: 'А' }]} defaultValue="a" label="Выбор" />
      <DateField label="Дата" />
      <PasswordField label="Пароль" />
    </>,
  )
  const boxes = [...host.querySelectorAll('button')].map((button) => button.getBoundingClientRect())
  expect(boxes.length).toBeGreaterThanOrEqual(4)
  for (const { width, height } of boxes) {
    expect(width).toBeGreaterThanOrEqual(44)
    expect(height).toBeGreaterThanOrEqual(44)
  }
})

test.each(['Ссылка скопирована', 'Ссылка на заявление скопирована, отправьте её коллеге до конца дня'])(
  'a cross stands on the first line of its message: %s',
  (words) => {
    const queue = new ToastQueue()
    queue.show(words)
    show(
      <>
        <Banner onClose={() => {}}>{words}</Banner>
        <ToastRegion queue={queue} />
      </>,
    )
    const texts = [...host.querySelectorAll('*')].filter(
      (each) => each.childElementCount === 0 && each.checkVisibility(),
    )
    const lines = texts.filter((each) => each.textContent === words && each.getBoundingClientRect().width > 40)
    const crosses = [...host.querySelectorAll('button > svg')].map((each) => each.getBoundingClientRect())
    expect([lines.length, crosses.length]).toEqual([2, 2])
    // Letters hang a little lower or higher in their line, as their font has it.
    for (const [index, line] of lines.entries())
      expect(Math.abs(middle(firstLine(line)) - middle(crosses[index]!))).toBeLessThanOrEqual(2)
  },
)

test('a month, its arrows and a button stand on one line of a phone', () => {
  show(
    <div style={{ width: '344px' }}>
      <CalendarMonth
        days={{}}
        label="Календарь"
        month="2026-09"
        summary={
          <Button size="small" tone="neutral" variant="outline">
            Сегодня
          </Button>
        }
        onMonthChange={() => {}}
      />
    </div>,
  )
  const tops = [...host.querySelectorAll('[data-part=header] button')].map((each) =>
    middle(each.getBoundingClientRect()),
  )
  expect(tops.length).toBe(3)
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1)
})

test('a sum of millions does not touch the ring of its day', async () => {
  show(
    <div style={{ width: '328px' }}>
      <CalendarMonth
        days={{ '2026-11-24': { sum: 340_000_000 } }}
        label="Календарь"
        month="2026-11"
        sums="compact"
        onMonthChange={() => {}}
      />
    </div>,
  )
  await document.fonts.ready
  const day = host.querySelector('[data-date="2026-11-24"]')!
  const sum = [...day.querySelectorAll('[data-part=sum] span')].find((each) => each.textContent === '3,4 млн')!
  const [cell, line] = [day.getBoundingClientRect(), firstLine(sum)]
  expect(sum.getBoundingClientRect().height).toBeLessThan(20)
  // The ring of a chosen day is two pixels wide.
  expect(line.left - cell.left).toBeGreaterThan(2)
  expect(cell.right - line.right).toBeGreaterThan(2)
})

test('the sorts over cards begin where the cards do, each with its sign behind its word', () => {
  show(
    <DataTable
      columns={[
        { id: 'name', header: 'Река', cell: (name: string) => name, isSortable: true },
        { id: 'length', header: 'Длина', cell: () => '1 805', kind: 'number', isSortable: true },
      ]}
      label="Реки"
      rowKey={(name) => name}
      rows={['Кама']}
      onSortChange={() => {}}
    />,
  )
  const [name, length] = [...host.querySelectorAll('[role=columnheader] button')].map((each) =>
    each.getBoundingClientRect(),
  )
  const card = host.querySelector('tbody [role=row]')!.getBoundingClientRect()
  expect(name!.left - card.left).toBe(0)
  expect(length!.left - name!.right).toBe(8)
  for (const sort of host.querySelectorAll('[role=columnheader] button')) {
    const sign = sort.querySelector('svg')!.getBoundingClientRect()
    expect(sign.left).toBeGreaterThanOrEqual(firstLine(sort).right)
  }
})
