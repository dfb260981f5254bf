import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Bell, Pencil, Plus, Trash2 } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: Bell, label: 'Уведомления', onPress: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Уведомления' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    const name = canvas.getByText('Уведомления')
    await waitFor(() => expect(name).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(name).not.toBeVisible())
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}
export const WithDot: Story = { args: { hasDot: true, label: 'Уведомления: 3 новых' } }
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <IconButton icon={Bell} label="Уведомления" />
      <IconButton icon={Pencil} label="Изменить" variant="outline" />
      <IconButton icon={Plus} label="Добавить" tone="accent" variant="solid" />
      <IconButton icon={Trash2} label="Удалить" tone="negative" />
      <IconButton icon={Pencil} label="Изменить строку" size="small" />
      <IconButton isLoading icon={Pencil} label="Сохранение" />
      <IconButton isDisabled icon={Pencil} label="Недоступно" />
    </div>
  ),
}
export const DisabledWithReason: Story = {
  args: { icon: Trash2, label: 'Удалить', disabledReason: 'Удалять реквизиты может только администратор' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Удалить' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('Удалять реквизиты может только администратор')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}
