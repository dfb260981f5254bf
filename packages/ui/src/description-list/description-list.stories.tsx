import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DescriptionList } from './description-list.tsx'

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { label: 'Дата начала страхования', value: '01.04.2026' },
      { label: 'Застраховано отгрузок', value: '18\u00a0420\u00a0000,00\u00a0₽' },
    ],
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Columns: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(2)
    const term = canvas.getByText('Дата начала страхования').getBoundingClientRect()
    await expect(canvas.getByText('01.04.2026').getBoundingClientRect().top).toBe(term.top)
  },
}
export const Stacked: Story = { args: { layout: 'stacked' } }
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
}
