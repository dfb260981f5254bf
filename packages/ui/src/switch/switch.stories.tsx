import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Switch } from './switch.tsx'

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { children: 'Уведомления по SMS', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Уведомления по SMS' })
    await userEvent.click(canvas.getByText('Уведомления по SMS'))
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(control).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Switch>Выключен</Switch>
      <Switch defaultSelected>Включён</Switch>
      <Switch isDisabled>Недоступен</Switch>
      <Switch defaultSelected isDisabled>
        Включён и недоступен
      </Switch>
      <Switch description="Не чаще одного сообщения в день">Уведомления по SMS</Switch>
    </div>
  ),
}
export const Invalid: Story = {
  args: { errorMessage: 'Не удалось включить. Попробуйте позже' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Не удалось включить. Попробуйте позже')
  },
}
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: 'Сообщать руководителю и бухгалтеру об изменении статуса каждого заявления по электронной почте',
    description: 'Письма придут на адреса, указанные в профиле организации',
    defaultSelected: true,
  },
}
