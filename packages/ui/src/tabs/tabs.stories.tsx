import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { Tabs } from './tabs.tsx'

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Договор',
    items: [
      { id: 'terms', title: 'Условия', content: 'Лимит 15 000 000 ₽, ставка 24,5 % годовых.' },
      {
        id: 'documents',
        title: 'Документы',
        end: (
          <Badge isCount tone="notice">
            2
          </Badge>
        ),
        content: 'Два документа ждут подписи.',
      },
      { id: 'history', title: 'История', content: 'Подписан 15.03.2026.' },
      { id: 'archive', title: 'Архив', content: 'Пусто', isDisabled: true },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Условия' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Документы/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Два документа ждут подписи.')
    await expect(args.onChange).toHaveBeenLastCalledWith('documents')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'История' })).toHaveFocus()
  },
}
export const AsLinks: Story = {
  args: {
    value: 'terms',
    items: [
      { id: 'terms', title: 'Условия', href: '/agreement?tab=terms', content: 'Условия' },
      { id: 'documents', title: 'Документы', href: '/agreement?tab=documents', content: 'Документы' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Документы' })).toHaveAttribute('href', '/agreement?tab=documents')
  },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
