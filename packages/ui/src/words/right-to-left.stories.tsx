import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within, waitFor } from 'storybook/test'
import { everyMode } from '../../docs/modes.ts'
import { RightToLeft } from './right-to-left.tsx'

/**
 * A language of the consumer: its words through `translateWords`, numbers and dates by `locale`, the direction by
 * `dir="rtl"` of the page. Arrows, edges, lists and the order of columns follow.
 */
const meta = {
  title: 'Patterns/Another language',
  component: RightToLeft,
  parameters: { chromatic: { modes: everyMode } },
} satisfies Meta<typeof RightToLeft>

export default meta
type Story = StoryObj<typeof meta>

export const Arabic: Story = {}

export const ArabicList: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /اختر/ }))
    await waitFor(() => expect(within(document.body).getByRole('option', { name: 'شحن بري' })).toBeVisible())
  },
}
