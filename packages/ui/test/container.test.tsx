import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../src/button/button.tsx'
import { Dialog } from '../src/dialog/dialog.tsx'
import { Menu, MenuItem } from '../src/menu/menu.tsx'
import { ScopedProvider } from '../src/scoped-provider/scoped-provider.tsx'
import { Select } from '../src/select/select.tsx'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** What a page of another team brings: a root of its own, with a place for what floats and the stylesheets of the kit. */
const renderInto = (parent: Element): void => {
  const { ownerDocument } = parent
  for (const style of document.querySelectorAll('style')) parent.append(ownerDocument.importNode(style, true))
  const element = parent.appendChild(ownerDocument.createElement('div'))
  const container = parent.appendChild(ownerDocument.createElement('div'))
  const react = createRoot(element)
  ends.push(() => flushSync(() => react.unmount()))
  flushSync(() =>
    react.render(
      <ScopedProvider container={() => container} density="compact" theme="dark">
        <Select items={[{ value: 'a', label: 'Волга' }]} label="Река" />
        <Menu trigger={<Button>Действия</Button>}>
          <MenuItem id="a">Открыть</MenuItem>
        </Menu>
        <Dialog title="Счёт" trigger={<Button>Показать</Button>}>
          <input aria-label="Сумма" />
        </Dialog>
      </ScopedProvider>,
    ),
  )
}
const inShadow = (): ShadowRoot => {
  const host = document.body.appendChild(document.createElement('div'))
  ends.push(() => host.remove())
  const root = host.attachShadow({ mode: 'open' })
  renderInto(root.appendChild(document.createElement('div')))
  return root
}
const inFrame = (): { frame: HTMLIFrameElement; root: Document } => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.style.cssText = 'width:800px;height:600px'
  ends.push(() => frame.remove())
  const root = frame.contentDocument as Document
  renderInto(root.body)
  return { frame, root }
}
const buttonOf = (root: Document | ShadowRoot, name: string): HTMLElement => {
  const found = [...root.querySelectorAll('button')].find((button) => button.textContent.includes(name))
  if (found === undefined) throw new Error(`no button ${name}`)
  return found
}

describe('what floats stays in the root of its part of the page', () => {
  test.each([
    ['a shadow root', inShadow],
    ['a frame', () => inFrame().root],
  ])('in %s', async (_name, render) => {
    const root = render()
    for (const [opener, role] of [
      ['Действия', 'menu'],
      ['Показать', 'dialog'],
    ] as const) {
      const button = buttonOf(root, opener)
      button.focus()
      flushSync(() => button.click())
      await expect.poll(() => root.querySelector(`[role=${role}]`)).not.toBeNull()
      const floating = root.querySelector(`[role=${role}]`)
      expect(document.querySelector(`[role=${role}]`)).toBeNull()
      // It can be used, and looks as its part of the page.
      await expect.poll(() => floating?.contains(root.activeElement)).toBe(true)
      expect(floating?.closest('[inert], [aria-hidden=true]')).toBeNull()
      expect(floating?.closest('[data-cabinet-theme]')?.getAttribute('data-cabinet-theme')).toBe('dark')
      const key = { key: 'Escape', bubbles: true, composed: true }
      flushSync(() => void root.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key)))
      await expect.poll(() => root.querySelector(`[role=${role}]`)).toBeNull()
      // react-aria remembers for a menu which element of the page had the focus: of a frame that is the frame.
      if (role === 'dialog' || root instanceof ShadowRoot) await expect.poll(() => root.activeElement).toBe(button)
    }
  })
})

test('a list in a shadow root is chosen from with the pointer, and a dialog keeps the focus', async () => {
  const root = inShadow()
  await userEvent.click(page.getByRole('button', { name: /Река/ }))
  await userEvent.click(page.getByRole('option', { name: 'Волга' }))
  await expect.element(page.getByRole('button', { name: /Река/ })).toHaveTextContent('Волга')
  await userEvent.click(page.getByRole('button', { name: 'Показать' }))
  const sum = page.getByRole('textbox', { name: 'Сумма' })
  await userEvent.click(sum)
  await userEvent.keyboard('100')
  await expect.element(sum).toHaveValue('100')
  await userEvent.keyboard('{Tab}{Tab}')
  expect(root.querySelector('[role=dialog]')?.contains(root.activeElement)).toBe(true)
})

test('a frame stays alive while a dialog in it is open', async () => {
  const { frame, root } = inFrame()
  flushSync(() => buttonOf(root, 'Показать').click())
  await expect.poll(() => root.querySelector('[role=dialog]')).not.toBeNull()
  const other = document.body.appendChild(document.createElement('p'))
  ends.push(() => other.remove())
  await expect.poll(() => other.matches('[inert], [aria-hidden=true]')).toBe(true)
  expect(frame.closest('[inert], [aria-hidden=true]')).toBeNull()
})
