import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Drawer } from './drawer.tsx'

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: { title: 'Заявление № ЗВ-26-000404', children: 'Запрошены документы до 02.12.2026.' },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { trigger: <Button>Подробнее</Button> },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Подробнее' })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: 'Заявление № ЗВ-26-000404' })
    await waitFor(() =>
      expect(Math.round(dialog.getBoundingClientRect().right)).toBe(document.documentElement.clientWidth),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
export const Open: Story = { args: { isOpen: true, footer: <Button>Приложить документы</Button> } }
export const FromStart: Story = {
  args: { isOpen: true, side: 'start', width: 300, title: 'Разделы' },
  play: async () => {
    const box = (await screen.findByRole('dialog')).getBoundingClientRect()
    await expect(box.left).toBe(0)
    await expect(box.width).toBe(300)
    await expect(box.height).toBe(innerHeight)
  },
}
export const OnPhone: Story = { args: { isOpen: true }, globals: { viewport: { value: 'phone' } } }
