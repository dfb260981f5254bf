import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { BulkBar } from './bulk-bar.tsx'

const meta = {
  title: 'Components/BulkBar',
  component: BulkBar,
  args: {
    count: 2,
    summary: 'Выбрано 2 заказа на 7 480,00 ₽',
    onClear: fn(),
    children: <Button size="small">Подать заявление</Button>,
  },
} satisfies Meta<typeof BulkBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Действия с выбранным' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Снять выбор' }))
    await expect(args.onClear).toHaveBeenCalledTimes(1)
  },
}

export const Top: Story = { args: { placement: 'top' } }

/** Nothing selected: only the live region stays. */
export const Hidden: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('region').getBoundingClientRect().height).toBe(0)
  },
}

export const SelectMore: Story = {
  args: {
    count: 20,
    summary: undefined,
    more: (
      <Button size="small" variant="quiet">
        Выбрать все 1 266 заказов
      </Button>
    ),
  },
}

export const Narrow: Story = {
  args: {
    children: (
      <>
        <Button size="small">Подать заявление</Button>
        <Button disabledReason="Нет прав на отмену" size="small" tone="neutral" variant="outline">
          Отменить страхование выбранных заказов
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 328 }}>
        <Story />
      </div>
    ),
  ],
}
