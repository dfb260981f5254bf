import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DateText } from './date-text.tsx'

const meta = { title: 'Components/DateText', component: DateText, args: { value: '2026-11-20' } } satisfies Meta<
  typeof DateText
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20.11.2026')).toHaveAttribute('datetime', '2026-11-20')
  },
}
export const Formats: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {(['date', 'dateTime', 'long', 'month', 'time'] as const).map((format) => (
        <DateText key={format} format={format} value="2026-11-20T15:04:00Z" />
      ))}
    </div>
  ),
}
export const English: Story = { args: { format: 'long' }, globals: { locale: 'en' } }
