import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sample } from '../../docs/sample.tsx'
import { Container } from './container.tsx'

const meta = {
  title: 'Components/Container',
  component: Container,
  args: { children: sample('Содержание', 80) },
} satisfies Meta<typeof Container>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const TextMeasure: Story = { args: { width: 'text' } }
export const Form: Story = {
  args: { width: 'form' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Содержание').getBoundingClientRect().width).toBe(400)
  },
}
