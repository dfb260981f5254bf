import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { today } from '@cabinet/validators/dates'
import { DateField } from './date-field.tsx'

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: { label: 'Дата отгрузки', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Дата отгрузки' })
    await userEvent.type(input, '1.2.2026')
    await expect(input).toHaveValue('01.02.2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-01')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  },
}
/** A short day or month is completed when the field is left. */
export const SettlesWhenLeft: Story = {
  args: { defaultValue: '2026-12-15' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.click(input)
    input.setSelectionRange(1, 1)
    await userEvent.keyboard('{Backspace}')
    await expect(input).toHaveValue('5.12.2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await userEvent.tab()
    await expect(input).toHaveValue('05.12.2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-05')
  },
}
/** A half date is no value; the field says so after it is left and stops when it is put right. */
export const Incomplete: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '01.02')
    await expect(input).not.toBeInvalid()
    await userEvent.tab()
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Введите дату полностью: дд.мм.гггг')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.clear(input)
    await userEvent.type(input, '30.02.2026')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Такой даты нет')
    await userEvent.clear(input)
    await expect(input).not.toBeInvalid()
  },
}
export const OutOfBounds: Story = {
  args: { minValue: '2026-11-01', maxValue: '2026-11-30', description: 'Ноябрь 2026' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '31.10.2026')
    await expect(input).toHaveAccessibleDescription('Дата раньше допустимой')
    await userEvent.clear(input)
    await userEvent.type(input, '01.12.2026')
    await expect(input).toHaveAccessibleDescription('Дата позже допустимой')
    await userEvent.clear(input)
    await expect(input).toHaveAccessibleDescription('Ноябрь 2026')
  },
}
export const ByCalendar: Story = {
  args: { defaultValue: '2026-11-20' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть календарь: Дата отгрузки' }))
    const page = within(document.body)
    const dialog = await page.findByRole('dialog', { name: 'Дата отгрузки' })
    const [first] = within(dialog).getAllByRole('columnheader', { hidden: true })
    await expect(first).toHaveTextContent(/^пн$/i)
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21')
    await expect(canvas.getByRole('textbox')).toHaveValue('21.11.2026')
  },
}
/** Today in one press, where it may be taken. The calendar stands under the whole field. */
export const Today: Story = {
  play: async ({ args, canvas }) => {
    const open = canvas.getByRole('button', { name: /Открыть календарь/ })
    await userEvent.click(open)
    const dialog = await within(document.body).findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
    const field = open.parentElement?.getBoundingClientRect().left ?? Number.NaN
    await waitFor(() => expect(Math.abs(dialog.getBoundingClientRect().left - field)).toBeLessThan(16))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Сегодня' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(today())
  },
}
export const CalendarOpen: Story = {
  args: { defaultValue: '2026-11-20', minValue: '2026-11-05', isDateUnavailable: (date) => date === '2026-11-25' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Открыть календарь/ }))
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible())
  },
}
export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Обязательное поле' } }
export const Disabled: Story = { args: { isDisabled: true, defaultValue: '2026-11-20' } }
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: '2026-11-20' } }
export const InFormData: Story = {
  args: { name: 'date', defaultValue: '2026-11-20' },
  render: (args) => (
    <form aria-label="Форма">
      <DateField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).getAll('date')).toEqual(['2026-11-20'])
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.type(canvas.getByRole('textbox'), '01.0')
    await expect(new FormData(form).get('date')).toBe('')
    form.reset()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('20.11.2026'))
  },
}
export const English: Story = { globals: { locale: 'en' }, args: { label: 'Shipment date' } }
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    isRequired: true,
    label: 'Дата подписания универсального передаточного документа грузополучателем',
    errorMessage: 'Дата не может быть раньше даты отгрузки, указанной в накладной курьерской службы',
  },
}
