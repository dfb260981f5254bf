import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../link/link.tsx'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: 'Согласен на обработку персональных данных', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Согласен на обработку персональных данных' })
    await userEvent.click(canvas.getByText('Согласен на обработку персональных данных'))
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
    await expect(box).not.toBeChecked()
  },
}
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Checkbox>Не выбран</Checkbox>
      <Checkbox defaultSelected>Выбран</Checkbox>
      <Checkbox isIndeterminate>Выбраны некоторые</Checkbox>
      <Checkbox isDisabled>Недоступен</Checkbox>
      <Checkbox defaultSelected isDisabled>
        Выбран и недоступен
      </Checkbox>
      <Checkbox description="Пришлём письмо, когда банк примет решение">Сообщить по почте</Checkbox>
    </div>
  ),
}
export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Отметьте это поле' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toBeRequired()
    await expect(box).toHaveAccessibleDescription('Отметьте это поле')
  },
}
export const WithLink: Story = {
  args: {
    children: (
      <>
        Принимаю <Link href="/offer">условия страхования</Link>
      </>
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const LongText: Story = {
  args: {
    children:
      'Подтверждаю, что ознакомлен с правилами страхования коммерческих кредитов и обязуюсь уведомлять страховщика о просрочке',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
}
