import { flushSync } from 'react-dom'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { Accordion } from '../src/accordion/accordion.tsx'
import { Button } from '../src/button/button.tsx'
import { CommandPalette } from '../src/command-palette/command-palette.tsx'
import { DataTable } from '../src/data-table/data-table.tsx'
import { Dialog } from '../src/dialog/dialog.tsx'
import { Drawer } from '../src/drawer/drawer.tsx'
import { Menu, MenuItem } from '../src/menu/menu.tsx'
import { Tabs } from '../src/tabs/tabs.tsx'
import { ToastQueue, ToastRegion } from '../src/toast/index.ts'
import { fieldHost } from './support/field-host.tsx'

const host = fieldHost()
const onPaper = async (isPaper: boolean): Promise<void> => {
  await cdp().send('Emulation.setEmulatedMedia', { media: isPaper ? 'print' : '' })
  await expect.poll(() => matchMedia('print').matches).toBe(isPaper)
}
beforeEach(async () => onPaper(false))
afterEach(async () => onPaper(false))

const rows = Array.from({ length: 120 }, (_, index) => ({ id: `${index}`, city: `Город ${index}` }))
const columns = [
  { id: 'id', header: 'Номер', cell: ({ id }: (typeof rows)[0]) => id, width: 900 },
  { id: 'city', header: 'Город', cell: ({ city }: (typeof rows)[0]) => city, width: 900 },
]
const register = (
  <DataTable
    columns={columns}
    label="Заказы"
    maxHeight={300}
    rowActions={() => <Button>Открыть</Button>}
    rowKey={({ id }) => id}
    rows={rows}
    selectedKeys={new Set()}
    onSelectedKeysChange={() => {}}
  />
)
const paragraphs = Array.from({ length: 80 }, (_, index) => <p key={index}>Пункт {index}</p>)
/** What cuts an element off: ancestors that are shorter than what they hold and do not show it. */
const cutters = (element: Element): string[] => {
  const found: string[] = []
  for (let each = element.parentElement; each !== null; each = each.parentElement) {
    const { overflowY, position } = getComputedStyle(each)
    if (overflowY !== 'visible' && each.scrollHeight > each.clientHeight + 1 && each !== document.documentElement)
      found.push(each.outerHTML.slice(0, 100))
    if (position === 'fixed') found.push(`fixed ${each.outerHTML.slice(0, 100)}`)
  }
  return found
}
const isSeen = (element: Element | null): boolean => element?.checkVisibility({ contentVisibilityAuto: true }) ?? false

test('a table shows all of its rows on paper, within the sheet, without what is pressed', async () => {
  host.show(register)
  const last = host.find('tbody tr:last-child [role=rowheader]')
  if (last === null) throw new Error('no rows')
  expect(cutters(last)).not.toEqual([])
  await onPaper(true)
  expect(cutters(last)).toEqual([])
  const table = host.find('table')
  expect(table?.scrollWidth).toBeLessThanOrEqual(innerWidth)
  for (const pressed of ['tbody input', 'tbody button', 'thead input']) expect(isSeen(host.find(pressed))).toBe(false)
  // Columns stay under their headers.
  const left = (selector: string) => host.find(selector)?.getBoundingClientRect().left
  expect(left('thead [data-column=city]')).toBe(left('tbody tr [role=gridcell]:nth-child(3)'))
  expect(getComputedStyle(host.find('thead th:nth-child(2)') as Element).position).toBe('static')
})

const overlays: readonly (readonly [string, ReactNode])[] = [
  [
    'Dialog',
    <Dialog key="" defaultOpen footer={<Button>Готово</Button>} title="Счёт">
      {paragraphs}
    </Dialog>,
  ],
  [
    'Drawer',
    <Drawer key="" defaultOpen footer={<Button>Готово</Button>} title="Счёт">
      {paragraphs}
    </Drawer>,
  ],
]
test.each(overlays)('an open %s is printed whole, and the page under it is not', async (_name, overlay) => {
  host.show(
    <>
      <h1>Страница</h1>
      {overlay}
    </>,
  )
  const last = page.getByText('Пункт 79', { exact: true })
  await expect.element(last).toBeInTheDocument()
  expect(cutters(last.element())).not.toEqual([])
  await onPaper(true)
  expect(cutters(last.element())).toEqual([])
  expect(isSeen(last.element())).toBe(true)
  expect(isSeen(host.find('h1'))).toBe(false)
  const dialog = page.getByRole('dialog').element()
  expect([...dialog.querySelectorAll('button')].filter(isSeen)).toEqual([])
})

test('what is searched in is not printed, the page under it is', async () => {
  host.show(
    <>
      <h1>Страница</h1>
      <CommandPalette isOpen groups={[]} onOpenChange={() => {}} />
    </>,
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await onPaper(true)
  expect(isSeen(document.querySelector('[role=dialog]'))).toBe(false)
  expect(isSeen(host.find('h1'))).toBe(true)
})

test('nothing that floats is printed', async () => {
  const queue = new ToastQueue()
  host.show(
    <>
      <ToastRegion queue={queue} />
      <Menu trigger={<Button>Действия</Button>}>
        <MenuItem id="a">Открыть</MenuItem>
      </Menu>
    </>,
  )
  flushSync(() => void queue.show({ text: 'Сохранено', duration: Number.POSITIVE_INFINITY }))
  await userEvent.click(page.getByRole('button', { name: 'Действия' }))
  const floating = [page.getByRole('menu'), page.getByText('Сохранено').first()]
  for (const each of floating) await expect.element(each).toBeVisible()
  const elements = floating.map((each) => each.element())
  await onPaper(true)
  expect(elements.map(isSeen)).toEqual([false, false])
})

test('of tabs the chosen one is printed, of an accordion every part', async () => {
  host.show(
    <>
      <Tabs items={['Волга', 'Кама'].map((title) => ({ id: title, title, content: `О реке ${title}` }))} label="Реки" />
      <Accordion items={['Ока', 'Дон'].map((title) => ({ id: title, title, content: `О реке ${title}` }))} />
    </>,
  )
  const answer = [...document.querySelectorAll('[data-part=content]')].find((each) => each.textContent === 'О реке Ока')
  expect(answer).toBeDefined()
  expect(isSeen(answer ?? null)).toBe(false)
  const panel = answer?.closest('[data-part=panel]')
  await onPaper(true)
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(isSeen).map((each) => each.textContent)
  expect(seen('[role=tab]')).toEqual(['Волга'])
  expect(seen('[role=tabpanel]')).toEqual(['О реке Волга'])
  await expect.poll(() => seen('[data-part=content]')).toEqual(['О реке Ока', 'О реке Дон'])
  expect(panel?.clientHeight).toBeGreaterThanOrEqual(answer?.clientHeight ?? Number.NaN)
})
