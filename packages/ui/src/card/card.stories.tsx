import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from './card.tsx'

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: 'Договор № ФД-77/2026-018' },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Article: Story = {
  args: { as: 'article', 'aria-label': 'Договор' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Договор' })).toBeVisible()
  },
}
export const WithoutPadding: Story = { args: { isPadded: false } }
