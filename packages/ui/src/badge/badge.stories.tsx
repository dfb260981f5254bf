import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Truck } from 'lucide-react'
import { Badge } from './badge.tsx'

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Страхование подключено', tone: 'positive' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      <Badge>Черновик</Badge>
      <Badge tone="accent">Новое предложение</Badge>
      <Badge tone="positive">Действующий</Badge>
      <Badge tone="notice">На рассмотрении</Badge>
      <Badge tone="negative">Просрочен</Badge>
      <Badge tone="info">Отправлено в банк</Badge>
    </div>
  ),
}
export const OwnIcon: Story = { args: { tone: 'info', icon: Truck, children: 'В пути' } }
export const WithoutIcon: Story = { args: { icon: null } }
export const Count: Story = {
  args: { isCount: true, tone: 'notice', children: '3' },
  play: async ({ canvas }) => {
    const box = canvas.getByText('3').parentElement?.getBoundingClientRect()
    await expect(box?.height).toBe(20)
    await expect(box?.width).toBeGreaterThanOrEqual(20)
  },
}
export const LongText: Story = {
  args: { children: 'Ожидает подтверждения администратором организации', tone: 'notice' },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
}
