import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CompanyField } from '../src/company-field/company-field.tsx'
import { DateField } from '../src/date-field/date-field.tsx'
import { DateRangeField } from '../src/date-range-field/date-range-field.tsx'
import { EmailField } from '../src/email-field/email-field.tsx'
import { InnField } from '../src/inn-field/inn-field.tsx'
import { MoneyField } from '../src/money-field/money-field.tsx'
import { PercentField } from '../src/percent-field/percent-field.tsx'
import { PhoneField } from '../src/phone-field/phone-field.tsx'
import { CabinetProvider } from '../src/provider/provider.tsx'

// What the types refuse, and servers and forms of JavaScript give all the same.
const nothing = null as never

const show = (field: ReactElement): HTMLElement => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  flushSync(() => root.render(<CabinetProvider>{field}</CabinetProvider>))
  return host
}

test.each([
  { name: 'PhoneField', field: <PhoneField label="Поле" value={nothing} /> },
  { name: 'InnField', field: <InnField label="Поле" value={nothing} /> },
  { name: 'EmailField', field: <EmailField label="Поле" value={nothing} /> },
  { name: 'PercentField', field: <PercentField label="Поле" value={nothing} /> },
  { name: 'MoneyField', field: <MoneyField label="Поле" value={nothing} /> },
  { name: 'DateField', field: <DateField label="Поле" value={nothing} /> },
  { name: 'CompanyField', field: <CompanyField label="Поле" value={nothing} /> },
])('null is an empty $name and no broken page', ({ field }) => {
  expect(show(field).querySelector('input')?.value).toBe('')
})

test.each([
  { name: 'a moment', value: '2026-11-20T10:00:00Z' },
  { name: 'a day that there is not', value: '2026-02-30' },
  { name: 'a Russian date', value: '20.11.2026' },
])('$name opens a calendar without a day instead of breaking the page', async ({ value }) => {
  show(
    <>
      <DateField label="Дата" maxValue={value} minValue={value} value={value} />
      <DateRangeField label="Период" value={{ from: value, to: value }} />
    </>,
  )
  for (const name of [/календарь: Дата/, /период: Период/]) {
    await userEvent.click(page.getByRole('button', { name }))
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
})
