import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { conformance } from '../../test/support/conformance.tsx'
import { CabinetProvider } from '../provider/provider.tsx'
import { Tabs } from './tabs.tsx'

conformance('Tabs', {
  element: HTMLDivElement,
  render: (props) => <Tabs items={[{ id: 'a', title: 'Условия', content: 'Текст' }]} label="Договор" {...props} />,
})

const many = Array.from({ length: 12 }, (_, index) => ({
  id: `tab-${index}`,
  title: `Раздел ${index}`,
  content: 'Текст',
}))

test('a chosen tab that has no room is brought into sight, both ways', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  host.style.width = '300px'
  const root = createRoot(host)
  const show = (value: string): void =>
    flushSync(() =>
      root.render(
        <CabinetProvider>
          <Tabs items={many} label="Разделы" value={value} />
        </CabinetProvider>,
      ),
    )
  const isInSight = (): boolean => {
    const list = host.querySelector('[role=tablist]')
    const chosen = host.querySelector('[role=tab][aria-selected=true]')
    if (!list || !chosen) return false
    const frame = list.getBoundingClientRect()
    const tab = chosen.getBoundingClientRect()
    return tab.left >= frame.left - 1 && tab.right <= frame.right + 1
  }
  show('tab-11')
  await expect.poll(isInSight).toBe(true)
  show('tab-0')
  await expect.poll(isInSight).toBe(true)
  // The window becomes narrower around the chosen one.
  host.style.width = '1600px'
  show('tab-9')
  await expect.poll(isInSight).toBe(true)
  host.style.width = '300px'
  await expect.poll(isInSight).toBe(true)
  root.unmount()
  host.remove()
})

test('an edge behind which the row goes on fades, and only that one', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  host.style.width = '300px'
  const root = createRoot(host)
  const show = (count: number, value: string): void =>
    flushSync(() =>
      root.render(
        <CabinetProvider>
          <Tabs items={many.slice(0, count)} key={count} label="Разделы" value={value} />
        </CabinetProvider>,
      ),
    )
  const mask = (): string => {
    const list = host.querySelector('[role=tablist]')
    return list ? getComputedStyle(list).maskImage : ''
  }
  show(12, 'tab-0')
  await expect.poll(mask).toMatch(/^linear-gradient\(to right, rgb\(0, 0, 0\) calc/)
  show(12, 'tab-5')
  await expect.poll(mask).toMatch(/^linear-gradient\(to right, rgba\(0, 0, 0, 0\).*rgba\(0, 0, 0, 0\)\)$/)
  show(12, 'tab-11')
  await expect.poll(mask).toMatch(/^linear-gradient\(to left/)
  show(2, 'tab-0')
  await expect.poll(mask).toBe('none')
  root.unmount()
  host.remove()
})
