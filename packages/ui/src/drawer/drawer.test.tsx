import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { conformance } from '../../test/support/conformance.tsx'
import { Button } from '../button/index.ts'
import { ConfirmDialog } from '../confirm-dialog/index.ts'
import { CabinetProvider } from '../provider/index.ts'
import { Drawer } from './drawer.tsx'

conformance('Drawer', {
  element: HTMLElement,
  isPortal: true,
  render: (props) => <Drawer isOpen title="Подробности" {...props} />,
})

/** A row whose work is taken back after a question; what opened the question goes a moment after it. */
const Details = () => {
  const [isOpen, setOpen] = useState(true)
  const [isAsked, setAsked] = useState(false)
  const [isDone, setDone] = useState(false)
  const confirm = () => {
    setAsked(false)
    setDone(true)
  }
  return (
    <Drawer isOpen={isOpen} title="Объект" onOpenChange={setOpen}>
      {!isDone && <Button onPress={() => setAsked(true)}>Отозвать</Button>}
      <ConfirmDialog isOpen={isAsked} title="Отозвать?" confirmLabel="Да" onConfirm={confirm} onOpenChange={setAsked} />
    </Drawer>
  )
}

test('keeps the focus when what has it is taken out, so that «Escape» still closes', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => flushSync(() => root.unmount()))
  flushSync(() =>
    root.render(
      <CabinetProvider>
        <Details />
      </CabinetProvider>,
    ),
  )
  const dialog = () => document.querySelector<HTMLElement>('[role=dialog]')
  await expect.poll(dialog).not.toBeNull()
  await page.getByRole('button', { name: 'Отозвать' }).click()
  await page.getByRole('button', { name: 'Да' }).click()
  await expect.poll(() => document.querySelector('[role=alertdialog]')).toBeNull()
  await expect.poll(() => dialog()?.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(dialog).toBeNull()
})
