import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sample } from '../../docs/sample.tsx'
import { Inline } from './inline.tsx'

const meta = {
  title: 'Components/Inline',
  component: Inline,
  args: { children: ['Кто видел', 'Договор', 'Счёт на оплату'].map((label) => sample(label)) },
} satisfies Meta<typeof Inline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Between: Story = { args: { justify: 'between' } }
/** In a narrow place the children wrap instead of being cut off. */
export const Wraps: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const first = canvas.getByText('Кто видел').getBoundingClientRect()
    const last = canvas.getByText('Счёт на оплату').getBoundingClientRect()
    await expect(last.top).toBeGreaterThanOrEqual(first.bottom)
  },
}
