import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formatMoney } from '../money/format-money.ts'
import { MiniChart } from './mini-chart.tsx'

const points = [
  { label: 'Июнь 2026', value: 82_000_000 },
  { label: 'Июль 2026', value: 96_500_000 },
  { label: 'Август 2026', value: 45_000_000 },
  { label: 'Сентябрь 2026', value: 120_300_000 },
  { label: 'Октябрь 2026', value: 131_000_000 },
  { label: 'Ноябрь 2026', value: 104_750_000 },
]
const money = (kopecks: number): string => formatMoney(kopecks, { fraction: 'auto' })

const meta = {
  title: 'Components/MiniChart',
  component: MiniChart,
  args: { label: 'Отгрузки по месяцам', points, format: money },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360, padding: 16, borderRadius: 16, backgroundColor: 'var(--cabinet-color-surface)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MiniChart>

export default meta
type Story = StoryObj<typeof meta>

export const Bars: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Отгрузки по месяцам' })
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(6)
    await expect(canvas.getByRole('row', { name: /Сентябрь 2026 1\s203\s000\s₽/ })).toBeInTheDocument()
  },
}
export const Line: Story = { args: { kind: 'line', label: 'Использованный лимит' } }
export const Negative: Story = {
  args: {
    label: 'Баланс по месяцам',
    points: points.map((point, index) => ({ ...point, value: point.value * (index % 2 === 0 ? 1 : -0.4) })),
  },
}
export const OnePoint: Story = { args: { points: points.slice(0, 1), kind: 'line' } }
export const Empty: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Нет данных')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}
