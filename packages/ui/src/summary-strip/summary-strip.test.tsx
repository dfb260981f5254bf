import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { conformance } from '../../test/support/conformance.tsx'
import { SummaryStrip } from './summary-strip.tsx'

conformance('SummaryStrip', {
  element: HTMLDListElement,
  render: (props) => <SummaryStrip {...props} items={[{ id: 'all', label: 'Все заказы', value: 12 }]} />,
})

test.each([
  { count: 4, width: 1000, rows: [4] },
  { count: 4, width: 660, rows: [2, 2] },
  { count: 4, width: 328, rows: [2, 2] },
  { count: 4, width: 288, rows: [2, 2] },
  { count: 5, width: 1000, rows: [5] },
  { count: 5, width: 660, rows: [3, 2] },
  { count: 3, width: 660, rows: [3] },
])('$count sums in $width px stand in rows of $rows', async ({ count, width, rows }) => {
  const element = document.body.appendChild(document.createElement('div'))
  element.style.width = `${width}px`
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  root.render(
    <SummaryStrip
      items={Array.from({ length: count }, (_, index) => ({ id: String(index), label: 'Сумма', value: index }))}
    />,
  )
  await expect.poll(() => element.querySelectorAll('dl > div').length).toBe(count)
  const tops = [...element.querySelectorAll('dl > div')].map((item) => Math.round(item.getBoundingClientRect().top))
  const found = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length)
  expect(found).toEqual(rows)
})
