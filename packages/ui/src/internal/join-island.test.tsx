import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { ComboBox } from '../combo-box/combo-box.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { Menu, MenuItem } from '../menu/menu.tsx'
import { MultiSelect } from '../multi-select/multi-select.tsx'
import { Popover } from '../popover/popover.tsx'
import { CabinetProvider } from '../provider/provider.tsx'
import { Select } from '../select/select.tsx'

/** A calendar comes with its own file, late on a busy machine. */
const TIMEOUT = { timeout: 15_000 }
const choices = [{ value: 'a', label: 'А' }]
const trigger = <Button>Открыть</Button>

let host: HTMLDivElement
let root: Root
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
})

test.each<{ name: string; content: ReactElement; overlay: string; opener?: string }>([
  { name: 'Select', content: <Select items={choices} label="Выбор" />, overlay: '[role=listbox]' },
  { name: 'MultiSelect', content: <MultiSelect items={choices} label="Выбор" />, overlay: '[role=listbox]' },
  {
    name: 'ComboBox',
    content: <ComboBox items={choices} label="Выбор" />,
    overlay: '[role=listbox]',
    opener: 'input',
  },
  { name: 'DateField', content: <DateField label="Дата" />, overlay: '[role=dialog]' },
  {
    name: 'Popover',
    content: (
      <Popover title="П" trigger={trigger}>
        Текст
      </Popover>
    ),
    overlay: '[role=dialog]',
  },
  {
    name: 'Dialog',
    content: (
      <Dialog title="Д" trigger={trigger}>
        Текст
      </Dialog>
    ),
    overlay: '[role=dialog]',
  },
  {
    name: 'Drawer',
    content: (
      <Drawer title="Ш" trigger={trigger}>
        Текст
      </Drawer>
    ),
    overlay: '[role=dialog]',
  },
  {
    name: 'Menu',
    content: (
      <Menu trigger={trigger}>
        <MenuItem id="a">А</MenuItem>
      </Menu>
    ),
    overlay: '[role=menu]',
  },
])(
  '$name opens in the theme and density of the part of the page that it is in',
  async ({ content, overlay, opener }) => {
    flushSync(() =>
      root.render(
        <CabinetProvider>
          <div data-cabinet-density="compact" data-cabinet-theme="dark">
            {content}
          </div>
        </CabinetProvider>,
      ),
    )
    await userEvent.click(host.querySelector(opener ?? 'button') as Element)
    const found = await vi.waitFor(() => {
      const element = document.querySelector(overlay)
      if (element === null) throw new Error('not open')
      return element
    }, TIMEOUT)
    expect(host.contains(found)).toBe(false)
    expect(found.closest('[data-cabinet-theme]')?.getAttribute('data-cabinet-theme')).toBe('dark')
    expect(getComputedStyle(found).colorScheme).toBe('dark')
    expect(found.closest('[data-cabinet-density]')?.getAttribute('data-cabinet-density')).toBe('compact')
  },
)
