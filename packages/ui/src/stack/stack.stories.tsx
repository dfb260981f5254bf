import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sample } from '../../docs/sample.tsx'
import { Stack } from './stack.tsx'

const meta = {
  title: 'Components/Stack',
  component: Stack,
  args: { gap: 16, children: ['Первый', 'Второй', 'Третий'].map((label) => sample(label)) },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByText('Первый').getBoundingClientRect()
    const second = canvas.getByText('Второй').getBoundingClientRect()
    await expect(second.top - first.bottom).toBe(16)
  },
}
export const Tight: Story = { args: { gap: 4 } }
export const AlignedToStart: Story = { args: { align: 'start' } }
