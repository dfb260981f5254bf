import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { Select } from '../select/select.tsx'
import { conformance } from '../../test/support/conformance.tsx'
import { Menu, MenuItem } from './menu.tsx'

conformance('Menu', {
  element: HTMLDivElement,
  isPortal: true,
  render: (props) => (
    <Menu isOpen aria-label="Действия" trigger={<Button>Действия</Button>} {...props}>
      <MenuItem id="edit">Изменить</MenuItem>
    </Menu>
  ),
})

let root: Root | undefined

const show = (content: ReactNode) => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root?.render(content))
}
const touch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled })
afterEach(async () => {
  flushSync(() => root?.unmount())
  document.body.replaceChildren()
  await touch(false)
})

const menu = (
  <Menu aria-label="Действия" trigger={<Button>Действия</Button>}>
    <MenuItem id="edit">Изменить</MenuItem>
  </Menu>
)
const select = <Select label="Срок" items={[{ value: 'a', label: 'Три дня' }]} />

/** The panel that floats around what has the role, once it has come to rest. */
const panelOf = async (role: 'menu' | 'listbox') => {
  const list = page.getByRole(role)
  await expect.element(list).toBeVisible()
  const panel = list.element().closest('[data-trigger]') as HTMLElement
  await expect.poll(() => panel.getAnimations().length).toBe(0)
  return panel.getBoundingClientRect()
}

test.each([
  ['menu', 'menu', menu, /Действия/],
  ['list of a select', 'listbox', select, /Срок/],
] as const)('the %s stands at the lower edge of a phone, as wide as it', async (_, role, content, name) => {
  await page.viewport(360, 640)
  await touch(true)
  show(content)
  await page.getByRole('button', { name }).click()
  const { left, right, bottom } = await panelOf(role)
  expect([left, right, bottom]).toEqual([0, 360, 640])
  // A press on the page behind it closes it.
  await userEvent.click(document.elementFromPoint(180, 200) as Element, { position: { x: 180, y: 200 } })
  await expect.element(page.getByRole(role)).not.toBeInTheDocument()
})

test.each([
  ['on a wider screen', 900],
  ['under a mouse in a narrow window', 360],
])('%s a menu stands beside its button', async (_, width) => {
  await page.viewport(width, 640)
  show(menu)
  await page.getByRole('button', { name: 'Действия' }).click()
  const { right, bottom } = await panelOf('menu')
  expect(right).toBeLessThan(500)
  expect(bottom).toBeLessThan(300)
})

test('beside lines with icons the words of a line without one stand under theirs', () => {
  show(
    <Menu isOpen aria-label="Действия" trigger={<Button>Действия</Button>}>
      <MenuItem id="edit" icon={Plus}>
        Создать
      </MenuItem>
      <MenuItem id="leave">Выйти</MenuItem>
    </Menu>,
  )
  const [first, second] = document.querySelectorAll('[data-part=words]')
  expect(second!.getBoundingClientRect().left).toBe(first!.getBoundingClientRect().left)
})
