import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Popover } from './popover.tsx'

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    title: 'Где найти ID и Secret key',
    children: 'В личном кабинете СДЭК: раздел «Интеграция», блок «Информация о текущем ключе».',
    trigger: <Button variant="quiet">Где найти?</Button>,
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Где найти?' })
    await userEvent.click(trigger)
    const panel = await screen.findByRole('dialog', { name: 'Где найти ID и Secret key' })
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.click(trigger)
    await screen.findByRole('dialog')
  },
}
export const Open: Story = { args: { defaultOpen: true } }
