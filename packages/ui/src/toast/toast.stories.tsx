import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ToastQueue } from './toast-queue.ts'
import { ToastRegion } from './toast-region.tsx'

const meta = {
  title: 'Components/Toast',
  component: ToastRegion,
  args: { queue: new ToastQueue() },
  render: (args) => (
    <>
      <Button onPress={() => args.queue?.show({ text: 'Сохранено', tone: 'positive' })}>Сохранить</Button>
      <ToastRegion {...args} />
    </>
  ),
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

const undo = fn()

export const Default: Story = {
  args: { queue: new ToastQueue() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    const region = canvas.getByRole('region')
    await expect(await within(region).findByRole('listitem')).toHaveTextContent('Сохранено')
    const polite = region.querySelector('[aria-live=polite]')
    await expect(polite).toHaveTextContent('Сохранено')
  },
}

/** A toast with an action stays until it is answered; F8 reaches it and Escape leaves it. */
export const WithAction: Story = {
  args: { queue: new ToastQueue() },
  play: async ({ args, canvas }) => {
    undo.mockClear()
    args.queue?.clear()
    const button = canvas.getByRole('button', { name: 'Сохранить' })
    button.focus()
    args.queue?.show({ text: 'Заявление удалено', action: { label: 'Вернуть', onAction: undo } })
    await canvas.findByText('Заявление удалено', { selector: 'li *' })
    await userEvent.keyboard('{F8}')
    await expect(canvas.getByRole('button', { name: 'Вернуть' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }))
    await expect(undo).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull())
  },
}

export const Tones: Story = {
  args: { queue: new ToastQueue() },
  play: async ({ args, canvas }) => {
    args.queue?.clear()
    args.queue?.show({ text: 'Ссылка скопирована', duration: Infinity })
    args.queue?.show({ text: 'Заявление № ЗВ-26-000404 отправлено', tone: 'positive', duration: Infinity })
    args.queue?.show({ text: 'Сессия закончится через 5 минут', tone: 'notice', duration: Infinity })
    args.queue?.show({ text: 'Нет соединения с интернетом', tone: 'negative', duration: Infinity })
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4))
    await expect(canvas.getByRole('region').querySelector('[aria-live=assertive]')).toHaveTextContent(
      'Нет соединения с интернетом',
    )
  },
}

/** Thirteen at once do not cover the page: the newest four are in sight, the others behind a button. */
export const Many: Story = {
  args: { queue: new ToastQueue() },
  play: async ({ args, canvas }) => {
    args.queue?.clear()
    for (let order = 1; order <= 13; order += 1)
      args.queue?.show({ text: `Заказ ${order} не загружен`, tone: 'negative', duration: Infinity })
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4))
    await expect(canvas.getByText('Заказ 13 не загружен', { selector: 'li *' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё 9' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(13))
    await expect(canvas.getByRole('region').getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть все' }))
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull())
    for (let order = 1; order <= 6; order += 1)
      args.queue?.show({ text: `Заказ ${order} не загружен`, tone: 'negative', duration: Infinity })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Показать ещё 2' })).toBeVisible())
  },
}
