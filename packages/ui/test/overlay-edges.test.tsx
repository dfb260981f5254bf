import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import {
  Button,
  CabinetProvider,
  CommandPalette,
  ConfirmDialog,
  Dialog,
  Drawer,
  Menu,
  MenuItem,
  type ThemeName,
  WizardDialog,
} from '../src/index.ts'

const nothing = (): void => {}
const dialogs = {
  CommandPalette: <CommandPalette isOpen groups={[]} onOpenChange={nothing} />,
  ConfirmDialog: (
    <ConfirmDialog isOpen confirmLabel="Удалить" title="Удалить?" onConfirm={nothing} onOpenChange={nothing} />
  ),
  Dialog: <Dialog isOpen title="Вопрос" />,
  Drawer: <Drawer isOpen title="Подробности" />,
  WizardDialog: (
    <WizardDialog isOpen steps={[{ id: 'only', title: 'Договор' }]} title="Подключение" onOpenChange={nothing} />
  ),
}
const menu = (
  <Menu isOpen aria-label="Действия" trigger={<Button>Действия</Button>}>
    <MenuItem id="a">Изменить</MenuItem>
  </Menu>
)

afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await page.viewport(1280, 900)
})

const show = (content: ReactNode, theme: ThemeName): void => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  flushSync(() => root.render(<CabinetProvider theme={theme}>{content}</CabinetProvider>))
}

/** The colour of a line along the upper edge, when there is one to see. */
const edgeOf = (selector: string): string | undefined => {
  const look = getComputedStyle(document.querySelector(selector)!)
  const lines = [
    [look.outlineStyle, look.outlineWidth, look.outlineColor],
    [look.borderTopStyle, look.borderTopWidth, look.borderTopColor],
  ]
  return lines.find(([style, width, color]) => style !== 'none' && width !== '0px' && color !== 'rgba(0, 0, 0, 0)')?.[2]
}
const inkOf = (selector: string): string => getComputedStyle(document.querySelector(selector)!).color

const dialog = ':is([role=dialog], [role=alertdialog])'
const onPhone = async (): Promise<void> => {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(true)
  await page.viewport(360, 740)
}
const sheet = '[data-part=panel]:has([role=menu])'

test.each(Object.entries(dialogs))('%s has an edge to see where contrast is high', (_, content) => {
  show(content, 'contrast')
  expect(edgeOf(dialog)).toBe(inkOf(dialog))
})

test.each(Object.entries(dialogs))('%s has one where the system gives the colours', async (_, content) => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true)
  show(content, 'light')
  expect(edgeOf(dialog)).toBe(inkOf(dialog))
})

test('a menu that has become a sheet keeps its edge where contrast is high', async () => {
  await onPhone()
  show(menu, 'contrast')
  expect(edgeOf(sheet)).toBe(inkOf(sheet))
})

test('nor does the sheet lose it where the system gives the colours', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
  await onPhone()
  show(menu, 'light')
  expect(edgeOf(sheet)).toBe(inkOf(sheet))
})

test('in the other themes the veil alone tells them apart', async () => {
  show(dialogs.Dialog, 'light')
  expect(edgeOf(dialog)).toBeUndefined()
  await onPhone()
  show(menu, 'light')
  expect(edgeOf(sheet)).toBeUndefined()
})
