import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sample } from '../../docs/sample.tsx'
import { Grid } from './grid.tsx'

const meta = {
  title: 'Components/Grid',
  component: Grid,
  args: { children: ['Первая', 'Вторая', 'Третья', 'Четвёртая'].map((label) => sample(label, 80)) },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeColumns: Story = {
  play: async ({ canvas }) => {
    const tops = ['Первая', 'Вторая', 'Третья', 'Четвёртая'].map(
      (label) => canvas.getByText(label).getBoundingClientRect().top,
    )
    await expect(new Set(tops).size).toBe(2)
    await expect(tops[2]).toBe(tops[0])
  },
}
export const TwoColumns: Story = { args: { columns: 2 } }
export const FourColumns: Story = { args: { columns: 4 } }
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tops = ['Первая', 'Вторая', 'Третья'].map((label) => canvas.getByText(label).getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(3)
  },
}
