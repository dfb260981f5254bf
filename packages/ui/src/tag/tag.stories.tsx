import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Tag } from './tag.tsx'

const meta = {
  title: 'Components/Tag',
  component: Tag,
  args: { children: 'Статус: просрочен', onRemove: fn() },
} satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

export const Removable: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Убрать: Статус: просрочен' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledTimes(1)
  },
}
export const Plain: Story = { render: () => <Tag>ИНН 7799012346</Tag> }
export const Accent: Story = { args: { tone: 'accent', children: 'Период: 01.11.2026–20.11.2026' } }
export const LongText: Story = {
  args: { children: 'Покупатель: ООО «Волжский факторинговый банк и партнёры»' },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
}
