import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Удалить реквизиты?',
    children: 'Действие нельзя отменить.',
    confirmLabel: 'Удалить',
    tone: 'negative',
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Удалить реквизиты?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
  },
}
export const Cancelled: Story = {
  args: { onConfirm: fn(), onOpenChange: fn() },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
/** The answer takes time: the button waits, Escape does nothing, then a failure is shown and the dialog stays. */
export const Failing: Story = {
  args: {
    onOpenChange: fn(),
    onConfirm: fn(() => Promise.reject(new Error('Реквизиты используются в действующем договоре'))),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }))
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Реквизиты используются')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}
