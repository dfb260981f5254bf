import { StrictMode, startTransition, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  Button,
  CabinetProvider,
  ComboBox,
  CommandPalette,
  ConfirmDialog,
  DateField,
  Dialog,
  Drawer,
  Menu,
  MenuItem,
  MonthField,
  MultiSelect,
  NotificationCenter,
  Popover,
  Select,
  TextField,
  WizardDialog,
} from '../src/index.ts'

let host: HTMLElement
let outside: HTMLElement
let root: Root
const errors = vi.spyOn(console, 'error')

beforeEach(() => {
  errors.mockClear()
  outside = document.body.appendChild(document.createElement('button'))
  outside.textContent = 'Outside'
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
  outside.remove()
})

const show = (element: ReactElement | null): void =>
  flushSync(() =>
    root.render(
      <StrictMode>
        <CabinetProvider>{element}</CabinetProvider>
      </StrictMode>,
    ),
  )

/** Nothing of an overlay is left behind in the page. */
const expectFree = async (): Promise<void> => {
  await expect.poll(() => document.querySelector('[role=dialog], [role=listbox], [role=menu]')).toBeNull()
  await expect.poll(() => getComputedStyle(document.documentElement).overflow).not.toContain('hidden')
  expect(outside.closest('[inert], [aria-hidden=true]')).toBeNull()
  expect(host.closest('[inert], [aria-hidden=true]')).toBeNull()
  expect(errors.mock.calls.map(String)).toEqual([])
}

const many = Array.from({ length: 10_000 }, (_, index) => ({ value: `v${index}`, label: `Банк № ${index}` }))
const nothing = (): void => {}

const opened: Readonly<Record<string, (isOpen: boolean) => ReactElement>> = {
  Dialog: (isOpen) => (
    <Dialog isOpen={isOpen} title="Первый" onOpenChange={nothing}>
      Текст
    </Dialog>
  ),
  Drawer: (isOpen) => (
    <Drawer isOpen={isOpen} title="Панель" onOpenChange={nothing}>
      Текст
    </Drawer>
  ),
  ConfirmDialog: (isOpen) => (
    <ConfirmDialog confirmLabel="Да" isOpen={isOpen} title="Удалить?" onConfirm={nothing} onOpenChange={nothing} />
  ),
  WizardDialog: (isOpen) => (
    <WizardDialog isOpen={isOpen} steps={[{ id: 'a', title: 'А' }]} title="Мастер" onOpenChange={nothing} />
  ),
  CommandPalette: (isOpen) => <CommandPalette groups={[]} isOpen={isOpen} onOpenChange={nothing} />,
  Popover: (isOpen) => (
    <Popover isOpen={isOpen} title="Где" trigger={<Button>Где</Button>} onOpenChange={nothing}>
      Тут
    </Popover>
  ),
  Menu: (isOpen) => (
    <Menu isOpen={isOpen} trigger={<Button>Меню</Button>} onOpenChange={nothing}>
      <MenuItem>Раз</MenuItem>
    </Menu>
  ),
  NotificationCenter: (isOpen) => <NotificationCenter isOpen={isOpen} items={[]} onOpenChange={nothing} />,
  MultiSelect: (isOpen) => <MultiSelect hasSearch isOpen={isOpen} items={many} label="Банки" onOpenChange={nothing} />,
}

describe.each(Object.keys(opened))('%s', (name) => {
  const draw = opened[name] ?? (() => <></>)
  test('opened and closed quickly, many times', async () => {
    for (let time = 0; time < 15; time++) {
      show(draw(true))
      show(draw(false))
    }
    await expectFree()
  })
  test('taken away while open', async () => {
    show(draw(true))
    await expect
      .poll(() => document.querySelector('[role=dialog], [role=alertdialog], [role=listbox], [role=menu]'))
      .not.toBeNull()
    show(null)
    await expectFree()
    outside.focus()
    expect(document.activeElement).toBe(outside)
  })
})

test.each(['Select', 'ComboBox', 'DateField', 'MonthField'])(
  '%s is taken away while its panel is open',
  async (name) => {
    const field: Readonly<Record<string, ReactElement>> = {
      Select: <Select items={many} label="Банк" />,
      ComboBox: <ComboBox items={many} label="Банк" />,
      DateField: <DateField label="Дата" />,
      MonthField: <MonthField label="Месяц" />,
    }
    for (let time = 0; time < 4; time++) {
      show(field[name] ?? null)
      host.querySelector('button')?.click()
      await expect.poll(() => document.querySelector('[role=listbox], [role=dialog]')).not.toBeNull()
      show(null)
    }
    await expectFree()
  },
)

test('two dialogs beside each other: the lower one goes first', async () => {
  const both = (one: boolean, two: boolean) => (
    <>
      <Dialog isOpen={one} title="Первый" onOpenChange={nothing}>
        Текст
      </Dialog>
      <Dialog isOpen={two} title="Второй" onOpenChange={nothing}>
        <TextField label="Имя" />
      </Dialog>
    </>
  )
  show(both(true, true))
  await expect.poll(() => document.querySelectorAll('[role=dialog]').length).toBe(2)
  show(both(false, true))
  await expect.poll(() => document.querySelectorAll('[role=dialog]').length).toBe(1)
  // What is left can still be used.
  const input = document.querySelector<HTMLElement>('[role=dialog] input')
  expect(input?.closest('[inert], [aria-hidden=true]')).toBeNull()
  await userEvent.fill(input ?? host, 'Ольга')
  show(both(false, false))
  await expectFree()
})

test('a dialog that a transition opens and an urgent change closes', async () => {
  const draw = (isOpen: boolean): ReactElement => (
    <CabinetProvider>
      <Dialog isOpen={isOpen} title="Первый" onOpenChange={nothing}>
        Текст
      </Dialog>
    </CabinetProvider>
  )
  flushSync(() => root.render(draw(false)))
  startTransition(() => root.render(draw(true)))
  flushSync(() => root.render(draw(false)))
  await expectFree()
})

describe('keys in a list of ten thousand', () => {
  test('Select: End, Home, letters, Escape', async () => {
    show(<Select items={many} label="Банк" />)
    host.querySelector('button')?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.querySelector('[role=option]')).not.toBeNull()
    await userEvent.keyboard('{End}')
    await expect.poll(() => document.activeElement?.textContent).toContain('Банк № 9999')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect.poll(() => host.querySelector('button')?.textContent).toContain('Банк № 9998')
    await expect.poll(() => document.activeElement).toBe(host.querySelector('button'))
    await expectFree()
  })
  test('MultiSelect: all of ten thousand and none', async () => {
    const onChange = vi.fn()
    show(<MultiSelect hasTags={false} items={many} label="Банки" onChange={onChange} />)
    host.querySelector('button')?.click()
    await expect.poll(() => document.querySelector('[role=option]')).not.toBeNull()
    const [all, none] = [...document.querySelectorAll<HTMLElement>('[data-part=footer] button')]
    all?.click()
    await expect.poll(() => onChange.mock.calls.at(-1)?.[0]?.length).toBe(10_000)
    none?.click()
    await expect.poll(() => onChange.mock.calls.at(-1)?.[0]?.length).toBe(0)
  })
})

const hostile = [
  'я'.repeat(5000),
  'שלום עולם',
  '👨‍👩‍👧‍👦🏳️‍🌈',
  '\u00a0\u200b\ufeff',
  '<img src=x onerror=alert(1)>',
  'a\u202eb',
  '\ud800',
]
test('choices and titles of any text stay in their list', async () => {
  host.style.width = '400px'
  const wide: string[] = []
  for (const text of hostile) {
    show(<ComboBox items={[{ value: text, label: text, description: text, group: text }]} label="Банк" />)
    host.querySelector('input')?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => document.querySelector('[role=option]')).not.toBeNull()
    const list = document.querySelector('[role=listbox]')
    if (list !== null && list.scrollWidth > list.clientWidth) wide.push(text.slice(0, 10))
    await userEvent.keyboard('{Escape}')
    show(null)
  }
  expect(wide).toEqual([])
  await expectFree()
})
