import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ArrowRight } from 'lucide-react'
import { ButtonLink } from './button-link.tsx'

const meta = {
  title: 'Components/ButtonLink',
  component: ButtonLink,
  args: { href: '/debtor/insurance-management', children: 'Управлять страхованием' },
} satisfies Meta<typeof ButtonLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Управлять страхованием' })).toHaveAttribute(
      'href',
      '/debtor/insurance-management',
    )
  },
}
export const Outline: Story = { args: { tone: 'neutral', variant: 'outline', children: 'Полные условия страхования' } }
export const WithIcon: Story = { args: { iconEnd: ArrowRight, children: 'Подать заявку' } }
export const Block: Story = { args: { isBlock: true, size: 'large', children: 'Войти' } }
