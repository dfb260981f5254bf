import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { Banner } from '../src/banner/banner.tsx'
import { Button } from '../src/button/button.tsx'
import { Checkbox } from '../src/checkbox/checkbox.tsx'
import { ChoiceCard, ChoiceCardGroup } from '../src/choice-card/choice-card.tsx'
import { DataTable } from '../src/data-table/data-table.tsx'
import { DateField } from '../src/date-field/date-field.tsx'
import { Link } from '../src/link/link.tsx'
import { Menu, MenuItem } from '../src/menu/menu.tsx'
import { MultiSelect } from '../src/multi-select/multi-select.tsx'
import { CabinetProvider } from '../src/provider/provider.tsx'
import { RadioGroup } from '../src/radio-group/radio-group.tsx'
import { SegmentedControl } from '../src/segmented-control/segmented-control.tsx'
import { Select } from '../src/select/select.tsx'
import { Skeleton } from '../src/skeleton/skeleton.tsx'
import { StatusSteps } from '../src/status-steps/status-steps.tsx'
import { Switch } from '../src/switch/switch.tsx'
import { Tabs } from '../src/tabs/tabs.tsx'
import { TextField } from '../src/text-field/text-field.tsx'
import { Timeline } from '../src/timeline/timeline.tsx'

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
      <SegmentedControl label="Вид" items={rivers} value="a" onChange={() => {}} />
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
  { name: 'Select', field: <Select items={rivers} defaultValue="a" label="Река" /> },
  { name: 'MultiSelect', field: <MultiSelect items={rivers} defaultValue={['a']} label="Река" /> },
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
  show(<Select items={[...rivers, { value: 'c', label: 'Ока' }]} defaultValue="a" label="Река" />)
  await userEvent.click(page.getByRole('button', { name: /Река/ }))
  await expect.element(page.getByRole('option', { name: 'Ока' })).toBeVisible()
  const ticks = [...document.querySelectorAll('[role=option] > svg')]
  expect(ticks.map((tick) => getComputedStyle(tick).visibility)).toEqual(['visible', 'hidden', 'hidden'])
})

test('an empty box has no tick to be seen', async () => {
  show(
    <>
      <Checkbox>Кама</Checkbox>
      <Checkbox isDisabled>Ока</Checkbox>
      <MultiSelect items={rivers} label="Река" />
    </>,
  )
  await userEvent.click(page.getByRole('button', { name: /Река/ }))
  await expect.element(page.getByRole('option', { name: 'Волга' })).toBeVisible()
  const ticks = [...document.querySelectorAll('[data-part=box] > svg, [data-part=optionMark] > svg')]
  expect(ticks.map(colorOf)).toEqual(ticks.map(() => 'rgba(0, 0, 0, 0)'))
  expect(ticks.length).toBeGreaterThanOrEqual(2)
})

test('what is chosen and cannot be changed has the colours of the system as well', () => {
  show(
    <>
      <Checkbox defaultSelected isDisabled>
        Кама
      </Checkbox>
      <Switch defaultSelected isDisabled>
        Кама
      </Switch>
      <RadioGroup isDisabled items={[{ value: 'b', label: 'Кама' }]} defaultValue="b" label="Река" />
    </>,
  )
  for (const part of ['box', 'track', 'circle'])
    expect(getComputedStyle(host.querySelector(`[data-part=${part}]`)!).borderTopColor, part).toBe(system('GrayText'))
  expect(getComputedStyle(host.querySelector('[data-part=thumb]')!).backgroundColor).toBe(system('Canvas'))
})

test('a box that cannot be ticked has neither our fill nor the ink of others', () => {
  show(
    <>
      <Checkbox isDisabled>Кама</Checkbox>
      <Switch isDisabled>Кама</Switch>
      <RadioGroup isDisabled items={[{ value: 'b', label: 'Кама' }]} label="Река" />
    </>,
  )
  const labels = [...host.querySelectorAll('label[data-disabled]')]
  expect(labels.map(colorOf)).toEqual(Array(3).fill(system('GrayText')))
  for (const part of ['box', 'track', 'circle'])
    expect(getComputedStyle(host.querySelector(`[data-part=${part}]`)!).backgroundColor, part).toBe(system('Canvas'))
})

test('what is being loaded is quiet: an edge, not a filled shape', () => {
  show(<Skeleton height={40} />)
  const look = getComputedStyle(host.querySelector('[aria-hidden=true]')!)
  expect(look.outlineColor).toBe(system('GrayText'))
  expect(look.outlineStyle).toBe('solid')
  expect(look.backgroundColor).not.toBe(system('GrayText'))
})

test('what is wrong to choose has the colours of the system, not ours', () => {
  show(
    <>
      <Checkbox isInvalid>Кама</Checkbox>
      <RadioGroup isInvalid items={rivers} label="Река" />
    </>,
  )
  for (const part of ['box', 'circle']) {
    const look = getComputedStyle(host.querySelector(`[data-part=${part}]`)!)
    expect([part, look.outlineColor]).toEqual([part, system('CanvasText')])
    expect([part, look.borderTopColor]).toEqual([part, system('CanvasText')])
  }
})

test('a pointer over a choice leaves it the colours of the system', async () => {
  show(
    <>
      <Checkbox>Кама</Checkbox>
      <Checkbox defaultSelected>Волга</Checkbox>
      <Switch>Ока</Switch>
      <Switch defaultSelected>Дон</Switch>
      <RadioGroup defaultValue="a" items={[...rivers, { value: 'c', label: 'Нева' }]} label="Река" />
    </>,
  )
  const edges = [...host.querySelectorAll('label')].filter((label) => label.dataset.disabled === undefined)
  expect(edges.length).toBe(6)
  for (const label of edges) {
    await userEvent.hover(label)
    await expect.poll(() => label.dataset.hovered).toBe('true')
    const look = getComputedStyle(label.querySelector(':is([data-part=box], [data-part=track], [data-part=circle])')!)
    const isChosen = label.dataset.selected !== undefined
    expect(look.borderTopColor, label.textContent).toBe(system(isChosen ? 'Highlight' : 'CanvasText'))
  }
})

test('a wrong field is told from a right one by its edge', () => {
  show(
    <>
      <TextField label="Волга" />
      <TextField isInvalid label="Кама" />
      <Select isInvalid items={rivers} label="Река" />
    </>,
  )
  const edges = [...host.querySelectorAll('[data-part=control]')].map((each) => getComputedStyle(each).outlineStyle)
  expect(edges).toEqual(['none', 'solid', 'solid'])
})

test('the icon of a message has the colour of its text, whatever colour its theme gave it', () => {
  show(
    <>
      <Banner tone="notice">Кама</Banner>
      <Banner tone="negative">Волга</Banner>
    </>,
  )
  const icons = [...host.querySelectorAll('svg')].filter((icon) => icon.checkVisibility())
  expect(icons.length).toBeGreaterThanOrEqual(2)
  expect(icons.map(colorOf)).toEqual(icons.map((icon) => colorOf(icon.parentElement!)))
})

test('the rail between steps and events is drawn', () => {
  show(
    <>
      <StatusSteps
        steps={[
          { id: 'a', label: 'Волга', state: 'done' },
          { id: 'b', label: 'Кама', state: 'upcoming' },
          { id: 'c', label: 'Ока', state: 'upcoming' },
        ]}
      />
      <Timeline
        events={[
          { id: 'a', title: 'Кама', isExpected: true },
          { id: 'b', title: 'Волга' },
        ]}
      />
    </>,
  )
  const rails = [...host.querySelectorAll('li:not(:last-child)')]
  expect(rails.length).toBe(3)
  for (const rail of rails) {
    const { borderInlineStartColor, borderInlineStartStyle } = getComputedStyle(rail, '::before')
    expect([borderInlineStartStyle, borderInlineStartColor]).toEqual(['solid', system('CanvasText')])
  }
  const expected = getComputedStyle(host.querySelector('[data-expected]')!)
  expect(expected.borderTopColor).toBe(system('CanvasText'))
})

test('a card that is chosen has an edge around it, not a line under each of its values', async () => {
  await page.viewport(600, 800)
  show(
    <DataTable
      columns={[
        { id: 'name', header: 'Река', cell: (name: string) => name },
        { id: 'length', header: 'Длина', cell: () => '1 805 км' },
      ]}
      label="Реки"
      rowKey={(name) => name}
      rows={['Волга', 'Кама']}
      selectedKeys={new Set(['Кама'])}
      onSelectedKeysChange={() => {}}
    />,
  )
  const card = host.querySelector('[aria-selected=true]')!
  expect(getComputedStyle(card).borderTopColor).toBe(system('Highlight'))
  expect([...card.children].map((cell) => getComputedStyle(cell).borderBlockEndWidth)).toEqual(
    [...card.children].map(() => '0px'),
  )
})

test('a day that cannot be chosen looks so, whatever the reason', async () => {
  show(<DateField defaultValue="2026-11-20" isDateUnavailable={(date) => date === '2026-11-25'} label="Дата" />)
  await userEvent.click(page.getByRole('button'))
  const day = page.getByText('25', { exact: true })
  await expect.element(day).toBeVisible()
  expect(colorOf(day.element())).toBe(system('GrayText'))
})
