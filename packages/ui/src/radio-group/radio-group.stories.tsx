import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RadioGroup } from './radio-group.tsx'

const statuses = [
  { value: 'LEGAL_ENTITY', label: 'Юридическое лицо' },
  { value: 'INDIVIDUAL_ENTREPRENEUR', label: 'Индивидуальный предприниматель' },
  { value: 'INDIVIDUAL', label: 'Физическое лицо', description: 'Самозанятый, платит налог на профессиональный доход' },
]

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { label: 'Правовой статус', items: statuses, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Правовой статус' })).toBeVisible()
    await userEvent.click(canvas.getByText('Юридическое лицо'))
    await expect(args.onChange).toHaveBeenLastCalledWith('LEGAL_ENTITY')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('INDIVIDUAL_ENTREPRENEUR')
    const last = canvas.getByRole('radio', { name: 'Физическое лицо' })
    await expect(last).toHaveAccessibleDescription('Самозанятый, платит налог на профессиональный доход')
  },
}
export const Horizontal: Story = {
  args: {
    label: 'Направление',
    orientation: 'horizontal',
    defaultValue: 'out',
    items: [
      { value: 'out', label: 'Исходящие' },
      { value: 'in', label: 'Входящие' },
      { value: 'none', label: 'Недоступные', isDisabled: true },
    ],
  },
}
export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Выберите значение из списка' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group).toBeInvalid()
    await expect(group).toHaveAccessibleDescription('Выберите значение из списка')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'INDIVIDUAL' } }
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Кто получит страховое возмещение по договору страхования отправлений',
    description: 'Выгодоприобретателя можно изменить до подачи заявления',
    items: [
      { value: 'a', label: 'Организация, которая отправила груз и оплатила страховую премию' },
      {
        value: 'b',
        label: 'Получатель груза',
        description: 'Понадобятся его реквизиты и согласие на обработку персональных данных',
      },
    ],
  },
}
