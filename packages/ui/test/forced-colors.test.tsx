import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { Button } from '../src/button/button.tsx'
import { ChoiceCard, ChoiceCardGroup } from '../src/choice-card/choice-card.tsx'
import { Link } from '../src/link/link.tsx'
import { Menu, MenuItem } from '../src/menu/menu.tsx'
import { MultiSelect } from '../src/multi-select/multi-select.tsx'
import { CabinetProvider } from '../src/provider/provider.tsx'
import { SegmentedControl } from '../src/segmented-control/segmented-control.tsx'
import { Select } from '../src/select/select.tsx'
import { Tabs } from '../src/tabs/tabs.tsx'

let host: HTMLDivElement
let root: Root
beforeEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true)
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(async () => {
  flushSync(() => root.unmount())
  host.remove()
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
})

const show = (content: ReactNode): void => flushSync(() => root.render(<CabinetProvider>{content}</CabinetProvider>))
/** What a system colour is on this machine. */
const system = (color: string): string => {
  const probe = host.appendChild(document.createElement('span'))
  probe.style.color = color
  const painted = getComputedStyle(probe).color
  probe.remove()
  return painted
}
const colorOf = (element: Element): string => getComputedStyle(element).color
const rivers = [
  { value: 'a', label: 'Волга' },
  { value: 'b', label: 'Кама', isDisabled: true },
]

test('what cannot be chosen looks so where the system gives the colours', async () => {
  show(
    <>
      <Button isDisabled>Кама</Button>
      <Link isDisabled href="/kama">
        Кама
      </Link>
      <SegmentedControl label="Вид" segments={rivers} value="a" onChange={() => {}} />
      <Tabs
        items={rivers.map(({ value, label, ...rest }) => ({ id: value, title: label, content: label, ...rest }))}
        label="Разделы"
      />
      <ChoiceCardGroup label="Река">
        {rivers.map(({ value, label, ...rest }) => (
          <ChoiceCard key={value} title={label} value={value} {...rest} />
        ))}
      </ChoiceCardGroup>
    </>,
  )
  const gray = system('GrayText')
  expect(gray).not.toBe(system('CanvasText'))
  const refused = [...host.querySelectorAll('[data-disabled], :disabled')].filter((each) => each.textContent === 'Кама')
  expect(refused.length).toBeGreaterThanOrEqual(5)
  expect(refused.map((each) => [each.tagName, colorOf(each)])).toEqual(refused.map((each) => [each.tagName, gray]))
})

test.each([
  { name: 'Select', field: <Select choices={rivers} defaultValue="a" label="Река" /> },
  { name: 'MultiSelect', field: <MultiSelect choices={rivers} defaultValue={['a']} label="Река" /> },
  {
    name: 'Menu',
    field: (
      <Menu trigger={<Button>Река</Button>}>
        <MenuItem id="a">Волга</MenuItem>
        <MenuItem isDisabled id="b">
          Кама
        </MenuItem>
      </Menu>
    ),
  },
])('nor is a refused choice of $name taken for another', async ({ field }) => {
  show(field)
  await userEvent.click(page.getByRole('button', { name: /Река/ }))
  const option = (label: string): Element => page.getByText(label).last().element()
  await expect.element(page.getByText('Кама').last()).toBeVisible()
  expect(colorOf(option('Кама'))).toBe(system('GrayText'))
  expect(colorOf(option('Волга'))).not.toBe(system('GrayText'))
})

test('only the chosen one has a tick', async () => {
  show(<Select choices={[...rivers, { value: 'c', label: 'Ока' }]} defaultValue="a" label="Река" />)
  await userEvent.click(page.getByRole('button', { name: /Река/ }))
  await expect.element(page.getByRole('option', { name: 'Ока' })).toBeVisible()
  const ticks = [...document.querySelectorAll('[role=option] > svg')]
  expect(ticks.map((tick) => getComputedStyle(tick).visibility)).toEqual(['visible', 'hidden', 'hidden'])
})
