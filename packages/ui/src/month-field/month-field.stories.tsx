import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { today } from '@cabinet/validators/dates'
import { MonthField } from './month-field.tsx'

const meta = {
  title: 'Components/MonthField',
  component: MonthField,
  args: { label: 'Отчётный период', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MonthField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Отчётный период' })
    await userEvent.type(input, '2.2026')
    await expect(input).toHaveValue('02.2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02')
  },
}
export const NoSuchMonth: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '13.2026')
    await expect(input).toHaveValue('13.2026')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Такого месяца нет')
  },
}
export const ByPanel: Story = {
  args: { defaultValue: '2026-11', minValue: '2026-03' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Выбрать месяц/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByRole('option', { name: 'ноябрь' })).toHaveAttribute('aria-selected', 'true')
    await expect(dialog.getByRole('option', { name: 'февраль' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(dialog.getByRole('button', { name: 'Следующий год' }))
    await userEvent.click(dialog.getByRole('option', { name: 'март' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('03.2027'))
  },
}
export const ThisMonth: Story = {
  args: { defaultValue: '2024-03' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Выбрать месяц/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Этот месяц' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(today().slice(0, 7))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}
export const PanelOpen: Story = {
  args: { defaultValue: '2026-11', maxValue: '2026-11' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Выбрать месяц/ }))
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible())
  },
}
export const OutOfBounds: Story = {
  args: { defaultValue: '2026-12', maxValue: '2026-11' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Месяц позже допустимого')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: '2026-11' } }
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    isRequired: true,
    label: 'Отчётный период, за который формируется акт сверки взаимных расчётов',
    errorMessage: 'Акт за этот месяц ещё не сформирован. Он появится пятого числа следующего месяца',
  },
}
