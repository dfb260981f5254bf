import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Link } from './link.tsx'

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/offer', children: 'Полные условия страхования' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Полные условия страхования' })
    await expect(link).toHaveAttribute('href', '/offer')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('data-focus-visible')
  },
}
export const InSentence: Story = {
  render: (args) => (
    <p>
      Прочитайте <Link {...args} /> до подключения.
    </p>
  ),
}
export const Standalone: Story = { args: { isStandalone: true, children: 'Забыли пароль?' } }
export const External: Story = {
  args: { isExternal: true, href: 'https://www.cdek.ru/', children: 'Личный кабинет СДЭК' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Личный кабинет СДЭК (откроется в новой вкладке)' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
export const InheritsColour: Story = {
  args: { tone: 'inherit' },
  render: (args) => (
    <p style={{ color: 'var(--cabinet-color-negative)' }}>
      Срок прошёл: <Link {...args} />.
    </p>
  ),
}
