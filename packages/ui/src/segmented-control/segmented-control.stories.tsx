import { CalendarDays, Rows3 } from 'lucide-react'
import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx'

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Вид',
    items: [
      { value: 'calendar', label: 'Календарь', icon: CalendarDays },
      { value: 'list', label: 'Список', icon: Rows3 },
    ],
    value: 'calendar',
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

function Stateful(props: SegmentedControlProps) {
  const [value, setValue] = useState(props.value)
  return (
    <SegmentedControl
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

export const Default: Story = {
  render: (args) => <Stateful {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Вид' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Календарь' })).toBeChecked()
    await userEvent.click(canvas.getByText('Список'))
    await expect(args.onChange).toHaveBeenLastCalledWith('list')
    await expect(canvas.getByRole('radio', { name: 'Список' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith('calendar')
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

export const ThreeWithoutIcons: Story = {
  args: {
    label: 'Период',
    value: 'month',
    items: [
      { value: 'day', label: 'День' },
      { value: 'month', label: 'Месяц' },
      { value: 'year', label: 'Год', isDisabled: true },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Год' })).toBeDisabled()
    await userEvent.click(canvas.getByText('Год'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const WideOnPhone: Story = { args: { isWide: true }, globals: { viewport: { value: 'phone' } } }
