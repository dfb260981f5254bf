import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusSteps } from './status-steps.tsx'

const meta = {
  title: 'Components/StatusSteps',
  component: StatusSteps,
  args: {
    label: 'Ход заявления',
    steps: [
      { id: 'sent', label: 'Подано', note: '18.11.2026', state: 'done' },
      { id: 'check', label: 'Проверка документов', note: '19.11.2026', state: 'done' },
      { id: 'decision', label: 'Решение страховщика', note: 'до 17.12.2026', state: 'current' },
      { id: 'payout', label: 'Выплата', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof StatusSteps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')
    await expect(current).toHaveTextContent('Решение страховщика: Сейчас')
    await expect(canvas.getByText(': Впереди')).toBeInTheDocument()
  },
}
export const Failed: Story = {
  args: {
    steps: [
      { id: 'sent', label: 'Подано', state: 'done' },
      { id: 'check', label: 'Проверка документов', note: 'Не хватает коммерческого акта', state: 'failed' },
      { id: 'decision', label: 'Решение страховщика', state: 'upcoming' },
    ],
  },
}
export const Vertical: Story = { args: { orientation: 'vertical' } }
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
export const English: Story = { globals: { locale: 'en' } }
