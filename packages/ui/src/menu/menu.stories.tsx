import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Copy, LogOut, Pencil, Trash2 } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { Menu, MenuItem, MenuSection } from './menu.tsx'

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    trigger: (
      <Button tone="neutral" variant="outline">
        Действия
      </Button>
    ),
    children: null,
    onAction: fn(),
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

const actions = (
  <>
    <MenuItem icon={Pencil} id="edit">
      Изменить
    </MenuItem>
    <MenuItem icon={Copy} id="copy" description="Откроется черновик с теми же данными">
      Создать похожее
    </MenuItem>
    <MenuItem icon={Trash2} id="delete" tone="negative">
      Удалить
    </MenuItem>
  </>
)

export const Actions: Story = {
  args: { children: actions },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Действия' })
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Изменить' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('copy', undefined)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
  },
}
export const Choice: Story = {
  args: {
    isOpen: true,
    'aria-label': 'Настройки',
    children: (
      <>
        <MenuSection defaultSelectedKeys={['ru']} selectionMode="single" title="Язык">
          <MenuItem id="ru">Русский</MenuItem>
          <MenuItem id="en">English</MenuItem>
        </MenuSection>
        <MenuSection defaultSelectedKeys={['light']} selectionMode="single" title="Тема">
          <MenuItem id="light">Светлая</MenuItem>
          <MenuItem id="dark">Тёмная</MenuItem>
        </MenuSection>
        <MenuSection aria-label="Сессия">
          <MenuItem href="/profile" id="profile">
            Профиль
          </MenuItem>
          <MenuItem icon={LogOut} id="logout">
            Выйти
          </MenuItem>
        </MenuSection>
      </>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('menuitemradio', { name: 'Русский' })).toHaveAttribute('aria-checked', 'true')
    await expect(screen.getByRole('menuitem', { name: 'Профиль' })).toHaveAttribute('href', '/profile')
  },
}
