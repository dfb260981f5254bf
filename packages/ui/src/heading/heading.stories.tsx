import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from './heading.tsx'

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 1, children: 'Страховые продукты' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const PageTitle: Story = {}
export const Levels: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Heading level={1} size="hero">
        Страхование заказов, поставок и финансирование
      </Heading>
      <Heading level={1}>Страховые продукты</Heading>
      <Heading level={2} size="heading">
        15 000 000 ₽
      </Heading>
      <Heading level={2}>Финансирование</Heading>
      <Heading level={3}>Данные аккаунта</Heading>
      <Heading level={4}>Реквизиты</Heading>
    </div>
  ),
}
export const LongOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { children: 'Страхование коммерческих кредитов и дебиторской задолженности' },
}
