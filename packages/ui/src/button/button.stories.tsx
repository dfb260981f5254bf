import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Plus, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Form } from '../form/form.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Button } from './button.tsx'

const sent = fn()

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Подать заявление', onPress: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Подать заявление' }))
    await expect(args.onPress).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Enter} ')
    await expect(args.onPress).toHaveBeenCalledTimes(3)
  },
}

const row = { display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' } as const

export const TonesAndVariants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['accent', 'neutral', 'negative'] as const).map((tone) => (
        <div key={tone} style={row}>
          {(['solid', 'outline', 'quiet'] as const).map((variant) => (
            <Button key={variant} tone={tone} variant={variant}>
              Сохранить
            </Button>
          ))}
          <Button isDisabled tone={tone}>
            Недоступно
          </Button>
        </div>
      ))}
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <Button size="small">Маленькая</Button>
      <Button>Средняя</Button>
      <Button size="large">Большая</Button>
    </div>
  ),
}

export const WithIcons: Story = {
  render: () => (
    <div style={row}>
      <Button icon={Plus}>Добавить поставку</Button>
      <Button iconEnd={ArrowRight} tone="neutral" variant="outline">
        Продолжить
      </Button>
      <Button icon={Trash2} tone="negative" variant="quiet">
        Удалить
      </Button>
    </div>
  ),
}

/** The width stays while the action is under way; presses do nothing and the focus is not lost. */
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Подать заявление/ })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Where a person waits long enough to read, the button says what is under way. */
export const LoadingWithWords: Story = {
  args: { isLoading: true, loadingLabel: 'Подключение', children: 'Подключить' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Подключение' })
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Unavailable buttons say why: on hover, on focus, on touch, and to a screen reader. */
export const DisabledWithReason: Story = {
  args: { disabledReason: 'Подать заявление может только администратор организации' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('Подать заявление может только администратор организации')
    const bubble = (): HTMLElement | null => canvas.queryByText(/может только/, { selector: '[popover]' })
    await waitFor(() => expect(bubble()).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(bubble()).not.toBeVisible())
    await userEvent.unhover(button)
    await userEvent.hover(button)
    await waitFor(() => expect(bubble()).toBeVisible())
  },
}

/**
 * A press does not take the focus out of the field: the field would be checked, its error would take room, and the
 * button would move away before the press is over.
 */
export const SubmitLeavesTheField: Story = {
  args: { children: 'Отправить', type: 'submit' },
  render: function Render(args) {
    const [isLeft, setLeft] = useState(false)
    return (
      <Form aria-label="Реквизиты" onSubmit={sent}>
        <TextField
          errorMessage={isLeft ? 'Введите 10 или 12 цифр' : undefined}
          label="ИНН"
          onBlur={() => setLeft(true)}
        />
        <div>
          <Button {...args} />
        </div>
      </Form>
    )
  },
  play: async ({ canvas }) => {
    sent.mockClear()
    const field = canvas.getByRole('textbox', { name: 'ИНН' })
    const button = canvas.getByRole('button', { name: 'Отправить' })
    // One person: the press and its release belong together.
    const user = userEvent.setup()
    await user.click(field)
    const { top } = button.getBoundingClientRect()
    await user.pointer({ keys: '[MouseLeft>]', target: button })
    await expect(field).toHaveFocus()
    await expect(button.getBoundingClientRect().top).toBe(top)
    await user.pointer({ keys: '[/MouseLeft]', target: button })
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  },
}

export const LongText: Story = {
  args: { children: 'Отправить заявление на подключение страхования коммерческих кредитов в страховую компанию' },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
}
