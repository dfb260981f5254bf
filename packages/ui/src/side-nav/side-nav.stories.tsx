import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { useState } from 'react'
import { CircleHelp, FileText, Landmark, LayoutGrid, List, Package, ShieldCheck } from 'lucide-react'
import { SideNav } from './side-nav.tsx'

const meta = {
  title: 'Components/SideNav',
  component: SideNav,
  args: {
    currentPath: '/offer',
    start: (isCollapsed) => <b>{isCollapsed ? 'ТГ' : 'Тихая гавань'}</b>,
    groups: [
      { id: 'core', items: [{ href: '/offer', label: 'Страховые продукты', icon: LayoutGrid }] },
      {
        id: 'debtor',
        title: 'Коммерческие кредиты',
        mark: <span style={{ width: 8, height: 8, borderRadius: 2, background: 'var(--cabinet-color-accent)' }} />,
        items: [
          { href: '/debtor/insurance-management', label: 'Управление страхованием', icon: ShieldCheck },
          {
            href: '/debtor/order-register',
            label: 'Реестр отправок',
            icon: List,
            count: 2,
            countLabel: '2 просрочены',
          },
          { href: '/debtor/insurance-conditions', label: 'Условия страхования', icon: FileText },
        ],
      },
      {
        id: 'finance',
        title: 'Финансирование',
        subtitle: 'АО «Банк Меридиан»',
        items: [
          { href: '/deliveries', label: 'Реестр поставок', icon: Package },
          { href: '/financing', label: 'Объекты финансирования', icon: Landmark },
        ],
      },
    ],
    endItems: [{ href: '/help', label: 'Помощь', icon: CircleHelp }],
  },
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideNav>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Разделы' })
    await expect(nav.getBoundingClientRect().width).toBe(264)
    await expect(canvas.getByRole('link', { name: 'Страховые продукты' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Реестр отправок 2 просрочены' })).not.toHaveAttribute('aria-current')
    await expect(canvas.getByRole('list', { name: 'Финансирование' })).toBeVisible()
  },
}
/** A page below an item belongs to that item. */
export const Deeper: Story = {
  args: { currentPath: '/debtor/order-register/17?tab=documents' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Реестр отправок/ })).toHaveAttribute('aria-current', 'page')
  },
}
export const Collapsible: Story = {
  render: function Render(args) {
    const [isCollapsed, setCollapsed] = useState(false)
    return <SideNav {...args} isCollapsed={isCollapsed} onCollapsedChange={setCollapsed} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Свернуть меню' }))
    await waitFor(() => expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(72))
    await expect(canvas.getByRole('link', { name: 'Реестр отправок 2 просрочены' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Развернуть меню' })).toHaveFocus()
    await userEvent.hover(canvas.getByRole('link', { name: 'Реестр поставок' }))
    const name = canvas.getAllByText('Реестр поставок').find((element) => element.matches('[popover]'))
    await waitFor(() => expect(name).toBeVisible())
  },
}
