import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Timeline } from './timeline.tsx'

const events = [
  { id: 'lost', title: 'Не вручён: утерян', at: '2026-11-18T09:40:00Z', tone: 'negative' as const },
  { id: 'sent', title: 'Отправлен в город-получатель', at: '2026-10-21T01:15:00Z' },
  {
    id: 'taken',
    title: 'Принят на склад отправителя',
    at: '2026-10-18T13:40:00Z',
    note: 'Началось страхование',
  },
  { id: 'made', title: 'Создан', at: '2026-10-18T06:12:00Z' },
]

const meta = { title: 'Components/Timeline', component: Timeline, args: { events, label: 'История' } } satisfies Meta<
  typeof Timeline
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('18.11.2026, 12:40')).toHaveAttribute('datetime', '2026-11-18T09:40:00Z')
  },
}
export const Expected: Story = {
  args: {
    events: [
      { id: 'paid', title: 'Выплата', isExpected: true, note: 'до 17 января 2027 г.' },
      { id: 'accepted', title: 'Заявление принято', at: '2026-11-19', tone: 'positive' },
    ],
    format: 'date',
  },
}
export const LongTexts: Story = {
  args: {
    events: events.map((event) => ({
      ...event,
      title: 'Передан в пункт выдачи заказов по адресу: Петропавловск-Камчатский, проспект Победы',
      note: 'Получатель не забрал заказ в течение срока хранения, заказ возвращается отправителю',
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 328 }}>
        <Story />
      </div>
    ),
  ],
}
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
