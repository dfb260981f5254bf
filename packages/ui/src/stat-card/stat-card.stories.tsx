import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Money } from '../money/money.tsx'
import { StatCard, StatGroup } from './stat-card.tsx'

const meta = {
  title: 'Components/StatCard',
  component: StatCard,
  args: { label: 'В пути', value: '184', onPress: fn() },
} satisfies Meta<typeof StatCard>

export default meta
type Story = StoryObj<typeof meta>

const tiles = [
  { id: 'all', label: 'Все заказы', value: '1 266' },
  { id: 'way', label: 'В пути', value: '184' },
  { id: 'waiting', label: 'Ждут выдачи', value: '37' },
  { id: 'returns', label: 'Возвраты', value: '62' },
  { id: 'problems', label: 'Проблемы', value: '5', tone: 'negative' as const },
]

function Tiles() {
  const [chosen, setChosen] = useState('all')
  return (
    <StatGroup label="Заказы по состоянию">
      {tiles.map(({ id, ...tile }) => (
        <StatCard key={id} {...tile} isSelected={chosen === id} onPress={() => setChosen(id)} />
      ))}
    </StatGroup>
  )
}

export const Filters: Story = {
  render: () => <Tiles />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Все заказы')
    await userEvent.click(canvas.getByRole('button', { name: /Проблемы/ }))
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Проблемы')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Возвраты')
  },
}
export const Single: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /В пути/ }))
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}
export const WithNote: Story = {
  args: {
    label: 'Задолженность покупателей',
    value: <Money kopecks={98_765_432_100} />,
    note: 'на 12 % больше, чем в октябре',
    tone: 'notice',
  },
}
/** Labels of one and of two lines: the numbers stand on one line. */
export const Baselines: Story = {
  render: (args) => (
    <div style={{ width: '480px', maxWidth: '100%' }}>
      <StatGroup label="Заявления по состоянию">
        <StatCard {...args} label="Черновики" value="3" />
        <StatCard {...args} label="Запрошены документы страховщиком" value="12" />
        <StatCard {...args} label="Одобрено" value="7" note="на 2 больше" />
      </StatGroup>
    </div>
  ),
  play: async ({ canvas }) => {
    const tops = ['3', '12', '7'].map((text) => canvas.getByText(text).getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  },
}
export const Loading: Story = { args: { isLoading: true } }
export const Disabled: Story = { args: { value: '0', isDisabled: true } }
export const Narrow: Story = { render: () => <Tiles />, globals: { viewport: { value: 'phone' } } }
