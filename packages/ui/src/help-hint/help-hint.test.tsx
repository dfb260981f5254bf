import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { Dialog } from '../dialog/dialog.tsx'
import { CabinetProvider } from '../provider/provider.tsx'
import { conformance } from '../../test/support/conformance.tsx'
import { HelpHint } from './help-hint.tsx'

conformance('HelpHint', {
  element: HTMLButtonElement,
  render: (props) => (
    <HelpHint title="Где найти номер договора" {...props}>
      На первой странице договора.
    </HelpHint>
  ),
})

conformance('HelpHint with words', {
  element: HTMLButtonElement,
  render: (props) => (
    <HelpHint title="Где найти номер договора" variant="text" {...props}>
      На первой странице договора.
    </HelpHint>
  ),
})

const contract =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="60" height="80"><rect width="60" height="80"/></svg>'

test('each Escape gives the focus back, also when React Aria focuses the dialog around anew just then', async () => {
  // Half a second after a dialog opened, for VoiceOver (`useDialog`): here at the worst moment, when another has just gone.
  const refocuses: (() => void)[] = []
  const plain = window.setTimeout.bind(window)
  const timers = vi.spyOn(window, 'setTimeout')
  timers.mockImplementation(((run: () => void, after?: number, ...args: unknown[]) =>
    // A bubble rests as long, and has an argument.
    after === 500 && args.length === 0 ? refocuses.push(run) : plain(run, after, ...args)) as typeof window.setTimeout)
  onTestFinished(() => timers.mockRestore())
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  root.render(
    <CabinetProvider>
      <Dialog isOpen isKeyboardDismissDisabled title="Подключение">
        <HelpHint picture={{ src: contract, alt: 'Договор' }} title="Номер">
          На первой странице договора.
        </HelpHint>
      </Dialog>
    </CabinetProvider>,
  )
  const help = page.getByRole('button', { name: 'Справка: Номер' })
  const enlarge = page.getByRole('button', { name: 'Во весь экран' })
  const dialogOf = async (button: Locator) => (await button.findElement()).closest('[role=dialog]')!
  const escape = async (inner: Element, refocusAround: (() => void) | undefined) => {
    let refocused = false
    const watch = new MutationObserver(() => {
      if (inner.isConnected || refocused) return
      refocused = true
      refocusAround?.()
    })
    watch.observe(document.body, { childList: true, subtree: true })
    onTestFinished(() => watch.disconnect())
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => refocused).toBe(true)
  }
  await help.click()
  await enlarge.click()
  const viewer = await dialogOf(page.getByRole('button', { name: 'Крупнее' }))
  expect(refocuses.length).toBe(3)
  await escape(viewer, refocuses[1])
  await expect.element(enlarge).toHaveFocus()
  await escape(await dialogOf(enlarge), refocuses[0])
  await expect.element(help).toHaveFocus()
})
