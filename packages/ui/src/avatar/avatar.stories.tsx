import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar } from './avatar.tsx'

const meta = { title: 'Components/Avatar', component: Avatar, args: { name: 'Мария Соколова' } } satisfies Meta<
  typeof Avatar
>

export default meta
type Story = StoryObj<typeof meta>

export const Person: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Мария Соколова' })).toHaveTextContent('МС')
  },
}
export const Organizations: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      {['АО «Банк Меридиан»', 'ООО «Волжский факторинговый банк»', 'ПАО «Северный капитал»', 'ООО «Тайга Трейд»'].map(
        (name) => (
          <Avatar key={name} name={name} shape="square" />
        ),
      )}
    </div>
  ),
}
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      {([24, 32, 40, 56] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
}
export const Own: Story = { args: { tone: 'accent' } }
/** Letters are readable on every hue of the wheel. */
export const EveryHue: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      {Array.from({ length: 36 }, (_, index) => (
        <Avatar key={index} name={`Имя ${index}`} />
      ))}
    </div>
  ),
}
