import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Money } from './money.tsx'

const meta = { title: 'Components/Money', component: Money, args: { kopecks: 123400 } } satisfies Meta<typeof Money>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('span')?.textContent).toBe('1\u00a0234,00\u00a0₽')
  },
}
export const Negative: Story = {
  args: { kopecks: -123_456_789 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('span')?.textContent).toBe('\u22121\u00a0234\u00a0567,89\u00a0₽')
  },
}
export const WithoutZeroKopecks: Story = { args: { kopecks: 1_500_000_000, fraction: 'auto' } }
export const Change: Story = { args: { kopecks: 5000, sign: 'always' } }
export const English: Story = { globals: { locale: 'en' } }
