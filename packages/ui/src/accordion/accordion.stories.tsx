import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Accordion } from './accordion.tsx'

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'risks',
        title: 'Что застраховано',
        content: 'Утрата, повреждение и недостача заказа с момента передачи курьеру.',
      },
      {
        id: 'terms',
        title: 'Когда придёт возмещение',
        content: 'В течение 10 рабочих дней после решения страховщика.',
      },
      { id: 'closed', title: 'Недоступно', content: 'Текст', isDisabled: true },
    ],
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Что застраховано' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(trigger)
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(canvas.getByText(/Утрата, повреждение/)).toBeVisible())
    await expect(args.onChange).toHaveBeenLastCalledWith(['risks'])
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['terms'])
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  },
}
export const Several: Story = { args: { allowsMultiple: true, defaultValue: ['risks', 'terms'] } }
