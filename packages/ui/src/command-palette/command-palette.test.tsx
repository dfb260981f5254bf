import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { conformance } from '../../test/support/conformance.tsx'
import { CommandPalette } from './command-palette.tsx'

conformance('CommandPalette', {
  element: HTMLElement,
  isPortal: true,
  render: (props) => <CommandPalette isOpen groups={[]} onOpenChange={() => {}} {...props} />,
})

test('the palette ends with its list: a line that says nothing takes no place', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  const groups = [{ id: 'pages', title: 'Разделы', commands: [{ id: 'help', label: 'Помощь', onPress: () => {} }] }]
  root.render(<CommandPalette isOpen groups={groups} onOpenChange={() => {}} />)
  const list = page.getByRole('listbox')
  await expect.element(list).toBeVisible()
  const endOf = (element: Element): number => element.getBoundingClientRect().bottom
  expect(endOf(page.getByRole('dialog').element()) - endOf(list.element())).toBeLessThan(1)
})
