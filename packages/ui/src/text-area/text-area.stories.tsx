import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Комментарий', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Комментарий' })
    await userEvent.type(area, 'Первая{Enter}Вторая')
    await expect(area).toHaveValue('Первая\nВторая')
    await expect(args.onChange).toHaveBeenLastCalledWith('Первая\nВторая')
  },
}
/** A screen reader hears the count near the end alone, not at every key. */
export const WithCounter: Story = {
  args: { maxLength: 30, description: 'Что случилось с отправлением' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox')
    await expect(canvas.getByRole('status')).toHaveTextContent('')
    await userEvent.type(area, 'Коробка вскрыта')
    await expect(canvas.getByText('15 из 30')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Осталось 15 символов')
    await userEvent.type(area, ', внутри ничего нет')
    await expect(canvas.getByRole('status')).toHaveTextContent('Лишних: 4 символа')
    await expect(area).toHaveValue('Коробка вскрыта, внутри ничего нет')
  },
}
/** Grows with the text, up to a part of the window. */
export const Grows: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox')
    const before = area.getBoundingClientRect().height
    await userEvent.type(area, '1{Enter}2{Enter}3{Enter}4{Enter}5{Enter}6')
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before)
  },
}
export const Invalid: Story = {
  args: { isRequired: true, maxLength: 1000, errorMessage: 'Обязательное поле' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Обязательное поле')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Коробка вскрыта' } }
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'Коробка вскрыта' } }
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Обстоятельства утраты, повреждения или недостачи отправления в пути',
    defaultValue: 'Получатель отказался от отправления, потому что упаковка была вскрыта до выдачи.',
    errorMessage: 'Опишите обстоятельства подробнее: что, где и когда было обнаружено при получении',
    maxLength: 1000,
  },
}
