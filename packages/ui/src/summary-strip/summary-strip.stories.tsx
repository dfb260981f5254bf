import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Money } from '../money/money.tsx'
import { SummaryStrip } from './summary-strip.tsx'

const items = [
  { id: 'orders', label: 'Заказов', value: '1 266', note: 'за ноябрь' },
  { id: 'insured', label: 'Застраховано', value: <Money kopecks={412_345_000} />, note: '98 % заказов' },
  { id: 'premium', label: 'Страховая премия', value: <Money kopecks={4_938_000} /> },
  {
    id: 'overdue',
    label: 'Просрочено',
    value: <Money kopecks={1_250_000} />,
    tone: 'negative' as const,
    note: '3 счёта',
  },
]

const meta = { title: 'Components/SummaryStrip', component: SummaryStrip, args: { items } } satisfies Meta<
  typeof SummaryStrip
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Просрочено').nextElementSibling).toHaveTextContent('12 500,00 ₽')
  },
}
export const Loading: Story = { args: { isLoading: true } }
export const LongTexts: Story = {
  args: {
    items: [
      { id: 'a', label: 'Общая задолженность покупателей по отгрузкам', value: <Money kopecks={98_765_432_100} /> },
      { id: 'b', label: 'Доступный лимит финансирования', value: <Money kopecks={150_000_000_000} /> },
      { id: 'c', label: 'Просрочено более чем на 30 дней', value: <Money kopecks={0} /> },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 328 }}>
        <Story />
      </div>
    ),
  ],
}
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
