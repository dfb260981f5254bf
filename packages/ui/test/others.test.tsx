import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../src/dialog/dialog.tsx'
import { CabinetProvider } from '../src/provider/provider.tsx'

let host: HTMLDivElement
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = '<button>Страница</button>'
})
afterEach(() => host.remove())

/** Puts what others bring into the page. */
const bring = (html: string): HTMLElement => {
  const holder = document.createElement('template')
  holder.innerHTML = html
  const element = holder.content.firstElementChild as HTMLElement
  document.body.append(element)
  onTestFinished(() => element.remove())
  return element
}
const openDialog = async (onOpenChange = vi.fn()) => {
  const root = createRoot(host.appendChild(document.createElement('div')))
  onTestFinished(() => flushSync(() => root.unmount()))
  flushSync(() =>
    root.render(
      <CabinetProvider aliveBesideDialogs="#chat, .captcha-task">
        <Dialog isDismissable isOpen title="Вход" onOpenChange={onOpenChange}>
          <input aria-label="Пароль" />
        </Dialog>
      </CabinetProvider>,
    ),
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  // The page waits: that is what a dialog is for.
  await expect.poll(() => host.inert || host.firstElementChild?.matches('[inert]')).toBe(true)
}
const isDead = (element: Element): boolean => element.closest('[inert], [aria-hidden=true]') !== null
const chat = '<div id="chat" style="position:fixed;bottom:0;left:0;z-index:999"><input aria-label="Вопрос"></div>'
const all: readonly (readonly [string, string])[] = [
  ['named by the application', chat],
  ['a password manager', '<com-1password-menu></com-1password-menu>'],
  ['a password manager without a name', '<gjkrt-qwe popover="manual"></gjkrt-qwe>'],
  ['a captcha', '<div><div><iframe src="about:blank#/recaptcha/api2/bframe"></iframe></div></div>'],
  ['a chat', '<jdiv><button>Чат</button></jdiv>'],
]

test.each(all)('what others had in the page stays alive beside a dialog: %s', async (_name, html) => {
  const element = bring(html)
  await openDialog()
  await expect.poll(() => isDead(element)).toBe(false)
})

test.each(all)('and so does what they bring while it is open: %s', async (_name, html) => {
  await openDialog()
  const element = bring(html)
  const unknown = bring('<p>Другое</p>')
  await expect.poll(() => isDead(unknown)).toBe(true)
  await expect.poll(() => isDead(element)).toBe(false)
})

test('a chat beside a dialog is pressed and typed into, and the dialog stays', async () => {
  const onOpenChange = vi.fn()
  bring(chat)
  await openDialog(onOpenChange)
  const question = page.getByRole('textbox', { name: 'Вопрос' })
  await userEvent.click(question)
  await userEvent.keyboard('Где заказ?')
  await expect.element(question).toHaveValue('Где заказ?')
  expect(document.activeElement).toBe(question.element())
  expect(onOpenChange).not.toHaveBeenCalled()
})

test('the box of a captcha in a form of the page waits with its form', async () => {
  const form = bring(
    '<main><section><form><div><iframe src="about:blank#/recaptcha/"></iframe></div></form></section></main>',
  )
  await openDialog()
  expect(isDead(form.querySelector('iframe') as Element)).toBe(true)
})
