import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CheckboxGroup } from './checkbox-group.tsx'

const events = [
  { value: 'status', label: 'Изменился статус заявления' },
  { value: 'payment', label: 'Поступила выплата', description: 'С номером платёжного поручения' },
  { value: 'news', label: 'Новости о продуктах', isDisabled: true },
]

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Уведомлять о событиях', items: events, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Уведомлять о событиях' })).toBeVisible()
    await userEvent.click(canvas.getByText('Поступила выплата'))
    await userEvent.click(canvas.getByText('Изменился статус заявления'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['payment', 'status'])
    await userEvent.click(canvas.getByText('Поступила выплата'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['status'])
    await expect(canvas.getByRole('checkbox', { name: 'Поступила выплата' })).toHaveAccessibleDescription(
      'С номером платёжного поручения',
    )
    await expect(canvas.getByRole('checkbox', { name: 'Новости о продуктах' })).toBeDisabled()
  },
}
export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Отметьте хотя бы одно событие' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Отметьте хотя бы одно событие')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: ['status'] } }
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Документы, которые организация готова предоставить по запросу страховщика',
    items: [
      { value: 'a', label: 'Коммерческий акт, составленный при получении отправления' },
      { value: 'b', label: 'Фотографии упаковки', description: 'Со всех сторон, до вскрытия и после него' },
    ],
    defaultValue: ['a'],
  },
}
