import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { LayoutGrid, List, UserPlus } from 'lucide-react'
import { CommandPalette } from './command-palette.tsx'

const goToOrders = fn()

const meta = {
  title: 'Components/CommandPalette',
  component: CommandPalette,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    groups: [
      {
        id: 'pages',
        title: 'Разделы',
        commands: [
          { id: 'offer', label: 'Страховые продукты', icon: LayoutGrid, href: '/offer' },
          {
            id: 'orders',
            label: 'Реестр заказов',
            description: 'Страхование заказов СДЭК',
            icon: List,
            keywords: ['отправления'],
            onAction: goToOrders,
          },
        ],
      },
      {
        id: 'actions',
        title: 'Действия',
        commands: [
          { id: 'invite', label: 'Пригласить пользователя', icon: UserPlus, shortcut: 'Ctrl I', onAction: fn() },
        ],
      },
    ],
  },
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    goToOrders.mockClear()
    const input = await screen.findByRole('combobox', { name: 'Поиск и команды' })
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard('реес')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(goToOrders).toHaveBeenCalledTimes(1)
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
export const AllCommands: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
  },
}
/** Typed in the wrong layout: `ghbu` is «приг». */
export const WrongLayout: Story = {
  play: async () => {
    const input = await screen.findByRole('combobox')
    await userEvent.type(input, 'ghbu')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('option', { name: /Пригласить/ })).toBeVisible())
  },
}
export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'ыыы')
    await waitFor(() => expect(screen.getByText('Ничего не найдено')).toBeVisible())
  },
}
/** A part of the search has failed: what was found stays, the line says what is missing. */
export const PartlySearched: Story = {
  args: {
    note: { text: 'Не удалось поискать в разделе «Финансирование»', action: { label: 'Повторить', onPress: fn() } },
  },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await userEvent.tab()
    const retry = screen.getByRole('button', { name: 'Повторить' })
    await waitFor(() => expect(retry).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.note?.action?.onPress).toHaveBeenCalledTimes(1)
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
  },
}
