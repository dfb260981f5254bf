import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from './text.tsx'

const meta = {
  title: 'Components/Text',
  component: Text,
  args: { children: 'Возместим убытки, если покупатель не заплатит в срок. Отсрочка поставки до 90 дней.' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['caption', 'body', 'reading', 'title', 'heading'] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </div>
  ),
}
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {(['ink', 'muted', 'faint', 'accent', 'positive', 'notice', 'negative', 'info'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          Договор № ФД-77/2026-018
        </Text>
      ))}
    </div>
  ),
}
export const Truncated: Story = {
  args: { isTruncated: true },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Возместим/)
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth)
    await expect(text.getBoundingClientRect().width).toBe(200)
  },
}
