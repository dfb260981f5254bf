import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { conformance } from '../../test/support/conformance.tsx'
import { maskCorpus } from '../../test/support/mask-corpus.tsx'
import { DateRangeField } from './date-range-field.tsx'
import { emptyPeriod, pastedPeriod, standardPeriods } from './period.ts'

conformance('DateRangeField', {
  element: HTMLDivElement,
  render: (props) => <DateRangeField label="Период" {...props} />,
})

maskCorpus('first input of DateRangeField', {
  render: ({ value, onChange, label }) => (
    <DateRangeField label={label} value={{ ...emptyPeriod, from: value }} onChange={({ from }) => onChange(from)} />
  ),
  empty: '',
  full: ['21.03.1985', '21.03.1985', '1985-03-21'],
  typed: [['1.2.2026', '01.02.2026', '2026-02-01']],
  pasted: [['2026-02-01', '01.02.2026', '2026-02-01']],
  filled: [['2026-02-01', '01.02.2026', '2026-02-01']],
  composed: ['２１', '21', ''],
})

describe('standardPeriods', () => {
  test.each([
    ['2026-11-20', 'week', '2026-11-16', '2026-11-22'],
    // A Sunday belongs to the week that is ending.
    ['2026-11-22', 'week', '2026-11-16', '2026-11-22'],
    ['2026-11-23', 'week', '2026-11-23', '2026-11-29'],
    ['2024-02-10', 'month', '2024-02-01', '2024-02-29'],
    ['2026-01-15', 'lastMonth', '2025-12-01', '2025-12-31'],
    ['2026-05-31', 'quarter', '2026-04-01', '2026-06-30'],
    ['2026-02-28', 'lastQuarter', '2025-10-01', '2025-12-31'],
    ['2026-11-20', 'year', '2026-01-01', '2026-12-31'],
    ['2026-11-20', 'today', '2026-11-20', '2026-11-20'],
  ] as const)('on %s the %s is %s to %s', (today, name, from, to) => {
    expect(standardPeriods(today)[name]).toEqual({ from, to })
  })
})

describe('pastedPeriod', () => {
  test.each([
    ['01.04.2026–30.06.2026', ['01.04.2026', '30.06.2026']],
    ['с 1.4.2026 по 30.6.2026 г.', ['1.4.2026', '30.6.2026']],
    ['2026-04-01 — 2026-06-30', ['2026-04-01', '2026-06-30']],
    ['01.04.2026', undefined],
    ['01.04.2026 02.04.2026 03.04.2026', undefined],
  ])('%s', (text, expected) => {
    expect(pastedPeriod(text)).toEqual(expected)
  })
})

test('both days stand beside the dash, however wide the field is, and a date fits before it', () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  flushSync(() => root.render(<DateRangeField label="Период" style={{ width: 600 }} />))
  const [from, to] = host.querySelectorAll('input')
  const dash = host.querySelector('[data-part=dash]')!.getBoundingClientRect()
  expect(from!.scrollWidth).toBeLessThanOrEqual(from!.clientWidth)
  expect(dash.left - from!.getBoundingClientRect().left).toBeLessThan(140)
  expect(to!.getBoundingClientRect().left - dash.right).toBeLessThan(8)
})

test('the dash stands in the middle between two dates', () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  const period = { from: '2026-11-01', to: '2026-11-30' }
  flushSync(() => root.render(<DateRangeField defaultValue={period} label="Период" style={{ width: 600 }} />))
  const [from, to] = host.querySelectorAll('input')
  const dash = host.querySelector('[data-part=dash]')!.getBoundingClientRect()
  const start = (input: HTMLInputElement): number =>
    input.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(input).paddingInlineStart)
  const ruler = host.appendChild(document.createElement('span'))
  const { fontFamily, fontSize, fontVariantNumeric } = getComputedStyle(from!)
  Object.assign(ruler.style, { fontFamily, fontSize, fontVariantNumeric, position: 'absolute' })
  ruler.textContent = from!.value
  const before = dash.left - (start(from!) + ruler.getBoundingClientRect().width)
  expect(Math.abs(before - (start(to!) - dash.right))).toBeLessThanOrEqual(3)
})
