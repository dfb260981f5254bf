import { useState, type ComponentProps } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { NotificationCenter, type NotificationItem } from './index.ts'

const items: readonly NotificationItem[] = [
  {
    id: 'documents',
    title: 'По заявлению № ЗВ-26-000404 нужны документы',
    text: 'Приложите документ о стоимости до 02.12.2026',
    at: '2026-11-20T08:20:00Z',
    tone: 'notice',
    href: '/claim/404',
  },
  {
    id: 'paid',
    title: 'По заявлению № ЗВ-26-000391 выплачено 2 300,00\u00a0₽',
    at: '2026-11-20T06:05:00Z',
    tone: 'positive',
    href: '/claim/391',
  },
  {
    id: 'invoice',
    title: 'Счёт № 118 за октябрь на 12 480,00\u00a0₽',
    text: 'Оплатите до 30.11.2026',
    at: '2026-11-19T15:40:00Z',
    tone: 'info',
    href: '/invoices',
    isRead: true,
  },
  {
    id: 'key',
    title: 'Не удаётся загрузить заказы СДЭК: проверьте ключ',
    at: '2026-11-12T07:00:00Z',
    tone: 'negative',
    href: '/sender',
    isRead: true,
  },
]

/** The centre with somebody who remembers what was read. */
function Kept({ items: given, onRead, onReadAll, ...rest }: ComponentProps<typeof NotificationCenter>) {
  const [ownValue, setOwnValue] = useState(given)
  const arrive = (): void =>
    setOwnValue((before) => [
      { id: 'new', title: 'Банк одобрил заявку № ФН-26-000017', at: '2026-11-20T09:30:00Z', tone: 'positive' },
      ...before,
    ])
  return (
    <div style={{ display: 'flex', justifyContent: 'space-between' }}>
      <Button tone="neutral" variant="outline" onPress={arrive}>
        Новое событие
      </Button>
      <NotificationCenter
        {...rest}
        items={ownValue}
        onRead={(item) => {
          setOwnValue((before) => before.map((one) => (one.id === item.id ? { ...one, isRead: true } : one)))
          onRead?.(item)
        }}
        onReadAll={() => {
          setOwnValue((before) => before.map((one) => ({ ...one, isRead: true })))
          onReadAll?.()
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Components/NotificationCenter',
  component: NotificationCenter,
  args: {
    items,
    now: new Date('2026-11-20T10:00:00Z'),
    onOpen: fn(),
    onRead: fn(),
    onReadAll: fn(),
    footer: <Link href="/profile?tab=notifications">Настроить уведомления</Link>,
  },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof NotificationCenter>

export default meta
type Story = StoryObj<typeof meta>

const bell = (name: string) => screen.findByRole('button', { name })

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Уведомления, непрочитанных: 2' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Уведомления' }))
    await expect(panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Сегодня',
      'Вчера',
      '12 ноября 2026\u00a0г.',
    ])
    await expect(panel.getByRole('link', { name: /^Не прочитано. По заявлению № ЗВ-26-000404/ })).toHaveAttribute(
      'href',
      '/claim/404',
    )
    await waitFor(() => expect(panel.getByText('11:20')).toBeVisible())
  },
}
export const ByKeyboard: Story = {
  play: async () => {
    const button = await bell('Уведомления, непрочитанных: 2')
    button.focus()
    await userEvent.keyboard('{Enter}')
    const panel = within(await screen.findByRole('dialog'))
    const links = panel.getAllByRole('link')
    await userEvent.tab()
    await waitFor(() => expect(panel.getByRole('button', { name: 'Прочитать все' })).toHaveFocus())
    await userEvent.tab()
    await expect(links[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(links[1]).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(links[3]).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(links[3]).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowUp}')
    await expect(links[0]).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
/** Marked one by one and all at once; the focus stays in the panel, the number goes. */
export const MarksRead: Story = {
  play: async ({ args }) => {
    await userEvent.click(await bell('Уведомления, непрочитанных: 2'))
    const panel = within(await screen.findByRole('dialog'))
    panel.getByRole('button', { name: 'Отметить прочитанным: По заявлению № ЗВ-26-000404 нужны документы' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRead).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'documents' }))
    await expect(args.onOpen).not.toHaveBeenCalled()
    await waitFor(() => expect(panel.getByText(/^Прочитано: По заявлению/)).toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement))
    await userEvent.click(panel.getByRole('button', { name: 'Прочитать все' }))
    await waitFor(() => expect(panel.getByText('Все уведомления прочитаны')).toBeInTheDocument())
    await expect(panel.queryByRole('button', { name: 'Прочитать все' })).toBeNull()
    await expect(args.onReadAll).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
    await bell('Уведомления')
  },
}
/** A press reads the notification, hands it out and closes the panel. */
export const Opens: Story = {
  play: async ({ args }) => {
    await userEvent.click(await bell('Уведомления, непрочитанных: 2'))
    await userEvent.click(await screen.findByRole('link', { name: /ЗВ-26-000391/ }))
    await expect(args.onRead).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'paid' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'paid' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await bell('Уведомления, непрочитанных: 1')
  },
}
/** What arrives while the panel is closed is announced. */
export const Arrives: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('')
    await userEvent.click(canvas.getByRole('button', { name: 'Новое событие' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Новых уведомлений: 1'))
    await bell('Уведомления, непрочитанных: 3')
  },
}
export const Empty: Story = {
  args: { items: [] },
  play: async () => {
    await userEvent.click(await bell('Уведомления'))
    await waitFor(() => expect(screen.getByText('Уведомлений пока нет')).toBeVisible())
  },
}
export const Loading: Story = {
  args: { items: [], isLoading: true },
  play: async () => {
    await userEvent.click(await bell('Уведомления'))
    await expect(await screen.findByText('Уведомления загружаются')).toBeInTheDocument()
  },
}
export const Failed: Story = {
  args: { items: [], error: true, onRetry: fn() },
  play: async ({ args }) => {
    await userEvent.click(await bell('Уведомления'))
    await waitFor(() => expect(screen.getByText('Не удалось загрузить уведомления')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}
export const ManyOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    unreadCount: 240,
    items: Array.from({ length: 30 }, (_, index) => ({
      id: String(index),
      title: `Покупатель ООО «Производственно-торговое объединение Северный ветер»: срок оплаты прошёл, отгрузка ${index + 1}`,
      text: 'Сообщите страховщику до 02.12.2026, иначе отгрузка останется без страхового покрытия',
      at: new Date(Date.UTC(2026, 10, 20, 9) - index * 7_200_000).toISOString(),
      tone: 'notice' as const,
      href: `/shipment/${index}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible()
    await userEvent.click(await bell('Уведомления, непрочитанных: 240'))
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    // Nothing of a row is cut off at the edge.
    for (const row of dialog.querySelectorAll('li'))
      await expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(dialog.getBoundingClientRect().right)
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
