import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DateRangeField } from './date-range-field.tsx'

const meta = {
  title: 'Components/DateRangeField',
  component: DateRangeField,
  args: { label: 'Период отгрузки', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateRangeField>

export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Период отгрузки' })).toBeVisible()
    const from = canvas.getByRole('textbox', { name: 'Период отгрузки дата начала' })
    const to = canvas.getByRole('textbox', { name: 'Период отгрузки дата окончания' })
    await userEvent.type(from, '1.4.2026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-04-01', to: '' })
    await userEvent.type(to, '30062026')
    await expect(to).toHaveValue('30.06.2026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-04-01', to: '2026-06-30' })
  },
}
export const PastedPeriod: Story = {
  play: async ({ args, canvas }) => {
    const [from, to] = canvas.getAllByRole('textbox')
    await userEvent.click(from!)
    await userEvent.paste('с 1.04.2026 по 30.06.2026')
    await expect(from).toHaveValue('01.04.2026')
    await expect(to).toHaveValue('30.06.2026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-04-01', to: '2026-06-30' })
  },
}
export const WrongOrder: Story = {
  args: { defaultValue: { from: '2026-06-30', to: '2026-04-01' } },
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('textbox')) {
      await expect(input).toBeInvalid()
      await expect(input).toHaveAccessibleDescription('Дата начала позже даты окончания')
    }
  },
}
export const Incomplete: Story = {
  play: async ({ args, canvas }) => {
    const [from] = canvas.getAllByRole('textbox')
    await userEvent.type(from!, '01.04')
    await userEvent.tab()
    await expect(from).toHaveAccessibleDescription('Введите дату полностью: дд.мм.гггг')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Presets: Story = {
  args: {
    presets: ['month', { label: 'Второй квартал 2026', from: '2026-04-01', to: '2026-06-30' }],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать период: Период отгрузки' }))
    await userEvent.click(await page.findByRole('button', { name: 'Второй квартал 2026' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-04-01', to: '2026-06-30' })
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}
export const ByCalendar: Story = {
  args: { defaultValue: { from: '2026-11-10', to: '2026-11-20' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Период отгрузки' })).toBeVisible())
    // After the first day the focus goes on to the next one, so that a period of one day is asked for twice.
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-11', to: '2026-11-19' }))
  },
}
export const CalendarOpen: Story = {
  args: { defaultValue: { from: '2026-11-10', to: '2026-11-20' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
  },
}
/** From 992 px two months stand side by side: a period over the end of a month is chosen in one look. */
export const TwoMonths: Story = {
  args: { defaultValue: { from: '2026-10-28', to: '2026-11-05' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = within(await page.findByRole('dialog'))
    if (!matchMedia('(min-width: 992px)').matches) return
    const months = () => dialog.getAllByRole('grid').map((grid) => grid.ariaLabel?.replace(/^.*, /, ''))
    await waitFor(() => expect(months()).toEqual(['октябрь 2026 г.', 'ноябрь 2026 г.']))
    const month = dialog.getByRole('combobox', { name: 'месяц' })
    const year = dialog.getByRole('combobox', { name: 'год' })
    await expect(month).toHaveDisplayValue('октябрь')
    // Whichever month is chosen, it is the first of the two; also half-way through choosing.
    await userEvent.click(dialog.getByRole('button', { name: /30 октября/ }))
    for (const [name, following] of [
      ['ноябрь', 'декабрь'],
      ['октябрь', 'ноябрь'],
      ['январь', 'февраль'],
      ['июль', 'август'],
      ['октябрь', 'ноябрь'],
    ]) {
      await userEvent.selectOptions(month, name ?? '')
      await waitFor(() => expect(months()).toEqual([`${name} 2026 г.`, `${following} 2026 г.`]))
    }
    await userEvent.selectOptions(year, '2025')
    await waitFor(() => expect(months()[0]).toBe('октябрь 2025 г.'))
    await userEvent.selectOptions(year, '2026')
    await waitFor(() => expect(months()[0]).toBe('октябрь 2026 г.'))
    // A second button of that name, out of sight, is for screen readers behind the days.
    await userEvent.click(dialog.getAllByRole('button', { name: 'Далее' })[0]!)
    await waitFor(() => expect(months()[0]).toBe('ноябрь 2026 г.'))
    await userEvent.click(dialog.getByRole('button', { name: /\s3 декабря/ }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-10-30', to: '2026-12-03' }))
  },
}
export const InFormData: Story = {
  args: { nameFrom: 'from', nameTo: 'to', defaultValue: { from: '2026-04-01', to: '' } },
  render: (args) => (
    <form aria-label="Форма">
      <DateRangeField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const data = new FormData(canvas.getByRole<HTMLFormElement>('form'))
    await expect([...data]).toEqual([
      ['from', '2026-04-01'],
      ['to', ''],
    ])
  },
}
export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Укажите диапазон дат' } }
export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: { from: '2026-04-01', to: '2026-06-30' } },
}
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    isRequired: true,
    label: 'Период, за который организация запрашивает реестр застрахованных отправлений',
    description: 'Не больше одного года. Реестр придёт на электронную почту организации',
    defaultValue: { from: '2026-04-01', to: '2026-06-30' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
  },
}
