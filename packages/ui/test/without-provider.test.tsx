import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { DateField } from '../src/date-field/date-field.tsx'
import { DateRangeField } from '../src/date-range-field/date-range-field.tsx'
import { FileUpload } from '../src/file-upload/file-upload.tsx'
import { MonthField } from '../src/month-field/month-field.tsx'
import { Pagination } from '../src/pagination/pagination.tsx'
import { LocaleContext } from '../src/i18n/locale.ts'

let close = (): void => {}
afterEach(() => close())

const show = (content: ReactElement): HTMLElement => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  close = () => {
    flushSync(() => root.unmount())
    host.remove()
  }
  flushSync(() => root.render(content))
  return host
}
const open = async (content: ReactElement): Promise<void> => {
  const button = show(content).querySelector('button')
  if (button === null) throw new Error('nothing opens the calendar')
  await userEvent.click(button)
}
const dialog = (): string => document.querySelector('[role=dialog]')?.textContent ?? ''
const file = { id: 'a', name: 'Акт.pdf', size: 1_572_864, type: 'application/pdf' }

// The browser of the tests speaks English. The words of the library are Russian then, and so must be what it writes by
// itself: numbers, months, days of the week.
test('without a provider all of a component is Russian, whatever the browser speaks', async () => {
  expect(navigator.language).toMatch(/^en/)
  const files = show(<FileUpload label="Документы" upload={() => new Promise(() => {})} value={[file]} />)
  expect(files.textContent).toContain('1,5\u00a0МБ')
  close()
  const pages = show(
    <Pagination page={1} pageSize={20} total={12_660} onPageChange={() => {}} onPageSizeChange={() => {}} />,
  )
  expect(pages.textContent).toContain('12\u00a0660')
})

const calendars = {
  'a date': () => <DateField defaultValue="2026-11-20" label="Дата" />,
  'a period': () => <DateRangeField defaultValue={{ from: '2026-11-20', to: '2026-11-21' }} label="Период" />,
  'a month': () => <MonthField defaultValue="2026-11" label="Месяц" />,
}
test.each(Object.entries(calendars))('without a provider the calendar of %s is Russian', async (_name, field) => {
  await open(field())
  await expect.poll(() => dialog().toLowerCase()).toContain('ноябрь')
})

test('the language of the nearest provider reaches the calendar', async () => {
  await open(
    <LocaleContext value="en-GB">
      <DateField defaultValue="2026-11-20" label="Date" />
    </LocaleContext>,
  )
  await expect.poll(dialog).toContain('November')
})
