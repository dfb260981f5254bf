import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { conformance } from '../../test/support/conformance.tsx'
import { maskCorpus } from '../../test/support/mask-corpus.tsx'
import { CabinetProvider } from '../provider/provider.tsx'
import { DateField } from './date-field.tsx'

conformance('DateField', { element: HTMLDivElement, render: (props) => <DateField label="Дата" {...props} /> })

maskCorpus('DateField', {
  render: (props) => <DateField {...props} />,
  empty: '',
  full: ['21.03.1985', '21.03.1985', '1985-03-21'],
  typed: [
    // Segmented date inputs read this as 12.02.26.
    ['1.2.2026', '01.02.2026', '2026-02-01'],
    ['01022026', '01.02.2026', '2026-02-01'],
    ['1/2/2026', '01.02.2026', '2026-02-01'],
    ['1-12-2026', '01.12.2026', '2026-12-01'],
    ['1ю2ю2026', '01.02.2026', '2026-02-01'],
    ['01..02..2026', '01.02.2026', '2026-02-01'],
    ['.01.02.2026', '01.02.2026', '2026-02-01'],
    // Never a half year, never an impossible day.
    ['01.02.26', '01.02.26', ''],
    ['01.02.0026', '01.02.0026', ''],
    ['30.02.2026', '30.02.2026', ''],
    ['29.02.2024', '29.02.2024', '2024-02-29'],
    ['01.02.20261', '01.02.20261', ''],
  ],
  pasted: [
    ['1.2.2026', '01.02.2026', '2026-02-01'],
    ['01022026', '01.02.2026', '2026-02-01'],
    ['2026-02-01', '01.02.2026', '2026-02-01'],
    ['2026-02-01T10:00:00Z', '01.02.2026', '2026-02-01'],
    [' 01.02.2026 г.\n', '01.02.2026', '2026-02-01'],
    ['от 01.02.2026', '01.02.2026', '2026-02-01'],
    ['01 02 2026', '01.02.2026', '2026-02-01'],
    ['１．２．2026', '01.02.2026', '2026-02-01'],
  ],
  filled: [
    ['1985-03-21', '21.03.1985', '1985-03-21'],
    ['1.3.1985', '01.03.1985', '1985-03-01'],
  ],
  composed: ['２１', '21', ''],
})

test('today is still told from other days when it is chosen, by a ring in the colour of its figures', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  flushSync(() =>
    root.render(
      <CabinetProvider>
        <DateField label="Дата" />
      </CabinetProvider>,
    ),
  )
  const open = page.getByRole('button', { name: /календарь/i })
  await userEvent.click(open)
  await userEvent.click(page.getByRole('button', { name: 'Сегодня', exact: true }))
  await userEvent.click(open)
  const today = page.elementLocator(document.body).getByRole('gridcell', { selected: true })
  await expect.element(today).toBeVisible()
  const look = getComputedStyle(document.querySelector('[data-today][data-selected]')!)
  expect([look.outlineStyle, look.outlineColor, look.boxShadow]).toEqual(['solid', look.color, 'none'])
})
