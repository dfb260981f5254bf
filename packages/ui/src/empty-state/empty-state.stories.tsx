import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ClockDrawing, LostPageDrawing } from '../drawing/drawing.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'Ничего не найдено',
    children: 'Измените фильтры или сбросьте их, чтобы увидеть все заявления.',
    action: (
      <Button tone="neutral" variant="outline">
        Сбросить фильтры
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ничего не найдено' })).toBeVisible()
  },
}
export const LostPage: Story = {
  args: {
    drawing: <LostPageDrawing size={120} />,
    level: 1,
    title: 'Страница не найдена',
    children: 'Адрес изменился или набран с ошибкой.',
    action: <Button>На главную</Button>,
  },
}
export const Waiting: Story = {
  args: {
    drawing: <ClockDrawing />,
    title: 'Счетов пока нет',
    children: 'Первый счёт появится 1 декабря 2026 г.',
    action: undefined,
  },
}
