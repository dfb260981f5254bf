import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { conformance } from '../../test/support/conformance.tsx'
import { CabinetProvider } from '../index.ts'
import { CalendarMonth } from './calendar-month.tsx'
import { addDays, addMonths, dateByKey, inMonth, lengthOf, weeksOf } from './dates.ts'

conformance('CalendarMonth', {
  element: HTMLDivElement,
  render: (props) => (
    <CalendarMonth
      {...props}
      days={{ '2026-11-20': { sum: 1_250_000, note: '3 счёта' } }}
      label="Платёжный календарь"
      month="2026-11"
      today="2026-11-20"
      onChange={() => {}}
      onMonthChange={() => {}}
    />
  ),
})

describe('the days of a month', () => {
  test('weeks begin with Monday and hold exactly the month', () => {
    const weeks = weeksOf('2026-11')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks[5]?.[0]).toBe('2026-11-30')
    expect(weeks.flat().filter(Boolean)).toHaveLength(30)
    // February 2027 begins on a Monday and has four whole weeks.
    expect(weeksOf('2027-02')).toHaveLength(4)
  })

  test('leap years and the end of the year', () => {
    expect(lengthOf('2028-02')).toBe(29)
    expect(lengthOf('2026-02')).toBe(28)
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addMonths('2026-11', 3)).toBe('2027-02')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
  })

  test('another month keeps the day or takes its last', () => {
    expect(inMonth('2026-01-31', '2026-02')).toBe('2026-02-28')
    expect(inMonth('2026-01-15', '2026-02')).toBe('2026-02-15')
  })

  test('keys lead over the edges of weeks and months', () => {
    expect(dateByKey('ArrowRight', '2026-11-30', false)).toBe('2026-12-01')
    expect(dateByKey('ArrowRight', '2026-11-30', true)).toBe('2026-11-29')
    expect(dateByKey('ArrowUp', '2026-11-03', false)).toBe('2026-10-27')
    expect(dateByKey('Home', '2026-11-20', false)).toBe('2026-11-16')
    expect(dateByKey('End', '2026-11-20', false)).toBe('2026-11-22')
    expect(dateByKey('PageDown', '2027-01-31', false)).toBe('2027-02-28')
    expect(dateByKey('Tab', '2026-11-20', false)).toBeNull()
  })
})

describe('the sums of days', () => {
  const sums = [98_765_400, 4_550_000, 1_234_567_800, 99_950_000_000, 123_456_789_000_00, -98_765_400]
  const days = Object.fromEntries(sums.map((sum, index) => [`2026-11-${index + 10}`, { sum }]))

  test.each([
    ['ru', 'whole'],
    ['ru', 'compact'],
    ['en', 'whole'],
    ['en', 'compact'],
  ] as const)('stay in their cells at any width: %s, %s', (locale, written) => {
    const host = document.body.appendChild(document.createElement('div'))
    const root = createRoot(host)
    onTestFinished(() => {
      flushSync(() => root.unmount())
      host.remove()
    })
    flushSync(() =>
      root.render(
        <CabinetProvider locale={locale}>
          <CalendarMonth days={days} label="Платежи" month="2026-11" sums={written} onMonthChange={() => {}} />
        </CabinetProvider>,
      ),
    )
    const wide: string[] = []
    for (let width = 320; width <= 900; width += 20) {
      host.style.width = `${width}px`
      for (const sum of host.querySelectorAll('[data-part=sum]')) {
        const end = sum.closest('td')?.getBoundingClientRect().right ?? 0
        const range = document.createRange()
        for (const text of sum.querySelectorAll('*')) {
          range.selectNodeContents(text)
          const { right, width: drawn } = range.getBoundingClientRect()
          const isSeen = getComputedStyle(text).position !== 'absolute'
          if (isSeen && drawn > 0 && right > end)
            wide.push(`${text.textContent} at ${width}: ${Math.ceil(right - end)}`)
        }
      }
    }
    expect(wide).toEqual([])
  })
})
