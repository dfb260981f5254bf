import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { CopyButton } from './copy-button.tsx'

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { value: '40702810900000000417', label: 'Скопировать счёт', onCopied: fn() },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать счёт' }))
    await expect(await canvas.findByRole('button', { name: 'Скопировано' })).toHaveFocus()
    await expect(write).toHaveBeenCalledWith('40702810900000000417')
    await expect(args.onCopied).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Скопировать счёт' })).toBeVisible(), {
      timeout: 4000,
    })
  },
}
export const IconOnly: Story = { args: { isIconOnly: true } }
/** A page without https or without permission. */
export const Failed: Story = {
  play: async ({ args, canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать счёт' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Не удалось скопировать' })).toBeVisible())
    await expect(args.onCopied).not.toHaveBeenCalled()
  },
}
