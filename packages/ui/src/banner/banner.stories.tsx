import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Banner } from './banner.tsx'

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { tone: 'notice', children: 'Время рассмотрения заявки занимает от 5 до 14 рабочих дней.' },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithTitleAndAction: Story = {
  args: {
    title: 'Нужны ваши решения',
    children: '2 пользователя ждут подтверждения, по заявлению № ЗВ-26-000404 запрошены документы до 02.12.2026.',
    action: (
      <Button size="small" variant="quiet">
        Показать всё
      </Button>
    ),
  },
}
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['neutral', 'info', 'positive', 'notice', 'negative', 'accent'] as const).map((tone) => (
        <Banner key={tone} title="Заголовок сообщения" tone={tone}>
          Что случилось и что делать дальше.
        </Banner>
      ))}
    </div>
  ),
}
export const Alert: Story = {
  args: {
    tone: 'negative',
    announce: 'alert',
    title: 'Не удалось подключить аккаунт',
    children: 'Проверьте идентификатор и пароль.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось подключить аккаунт')
  },
}
export const Dismissible: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}
export const OnPhone: Story = { ...WithTitleAndAction, globals: { viewport: { value: 'phone' } } }
