import { ArrowDownLeft, ArrowUpRight, Lock } from 'lucide-react'
import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { formatMoney } from '../money/format-money.ts'
import { CalendarMonth, type CalendarMonthProps } from './calendar-month.tsx'

const meta = {
  title: 'Components/CalendarMonth',
  component: CalendarMonth,
  args: {
    label: 'Платёжный календарь',
    month: '2026-11',
    today: '2026-11-20',
    value: '2026-11-24',
    days: {
      '2026-11-05': { sum: 12_500_000, note: '3 счёта' },
      '2026-11-13': { sum: 98_765_400, note: 'просрочен 1 счёт', tone: 'negative' },
      '2026-11-20': { sum: 1_234_567_800, note: '12 счетов' },
      '2026-11-24': { sum: 4_550_000, note: '1 счёт', tone: 'notice' },
      '2026-11-30': { sum: 250_000_000, note: 'поступит', tone: 'positive' },
    },
    onMonthChange: fn(),
    onChange: fn(),
    summary: `К оплате ${formatMoney(1_350_383_200, { fraction: 'auto' })}`,
  },
} satisfies Meta<typeof CalendarMonth>

export default meta
type Story = StoryObj<typeof meta>

function Stateful(props: CalendarMonthProps) {
  const [month, setMonth] = useState(props.month)
  const [value, setValue] = useState(props.value)
  return (
    <CalendarMonth
      {...props}
      month={month}
      value={value}
      onChange={(date) => {
        setValue(date)
        props.onChange?.(date)
      }}
      onMonthChange={(next) => {
        setMonth(next)
        props.onMonthChange(next)
      }}
    />
  )
}

export const Default: Story = {
  render: (args) => <Stateful {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'пн',
      'вт',
      'ср',
      'чт',
      'пт',
      'сб',
      'вс',
    ])
    const chosen = canvas.getByRole('button', {
      name: /^24\sноября\s2026\sг\. 45\s500\s₽ 1 счёт$/,
    })
    chosen.focus()
    await userEvent.keyboard('{ArrowUp}{Home}')
    await expect(canvas.getByRole('button', { name: /^16\sноября\s2026/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}{ArrowRight}')
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12')
    await expect(canvas.getByRole('button', { name: /^7\sдекабря\s2026/ })).toHaveFocus()
    await userEvent.keyboard('{PageUp}')
    await expect(canvas.getByRole('button', { name: /^7\sноября\s2026/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-07')
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('7')
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}
const quiet = Object.fromEntries(
  ['01', '04', '07', '08', '14', '15', '21', '22', '28', '29'].map((day) => [
    `2026-11-${day}`,
    { isQuiet: true, ...(day === '04' ? { note: 'Праздник' } : { spoken: 'Нерабочий день' }) },
  ]),
)

/** What can be ordered, days on which nothing can, and money that has moved already. */
export const WorkingDays: Story = {
  args: {
    label: 'Календарь финансирования',
    sums: 'compact',
    value: '2026-11-23',
    summary: undefined,
    days: {
      ...quiet,
      '2026-11-05': {
        marks: [{ icon: ArrowDownLeft, label: 'Погашение 576 000,00 ₽', sum: 57_600_000, tone: 'positive' }],
      },
      '2026-11-20': {
        isQuiet: true,
        icon: Lock,
        note: 'Закрыт',
        marks: [{ icon: ArrowUpRight, label: 'Заказано 900 000,00 ₽', sum: 90_000_000 }],
      },
      '2026-11-23': {
        sum: 321_300_000,
        note: '4 объекта',
        marks: [
          { icon: ArrowUpRight, label: 'Заказано 765 000,00 ₽', sum: 76_500_000 },
          { icon: ArrowDownLeft, label: 'Погашение 1 890 000,00 ₽', sum: 189_000_000, tone: 'positive' },
        ],
      },
      '2026-11-24': { sum: 321_300_000, note: '4 объекта' },
    },
  },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('button', { name: /^23\sноября/ })
    await expect(day).toHaveAccessibleName(
      /3\s213\s000\s₽.*4 объекта.*Заказано 765 000,00 ₽.*Погашение 1 890 000,00 ₽$/,
    )
    await expect(day).toHaveTextContent(/3,2\sмлн\s₽/)
    await expect(canvas.getByRole('button', { name: /^20\sноября.*Закрыт.*Заказано/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^4\sноября.*Праздник$/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^7\sноября.*Нерабочий день$/ })).toBeVisible()
  },
}
export const WorkingDaysNarrow: Story = { args: WorkingDays.args ?? {}, globals: { viewport: { value: 'phone' } } }
export const InDrawer: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 560, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
}
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
export const English: Story = { globals: { locale: 'en' } }
