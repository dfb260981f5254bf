import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { wideOnly } from '../../docs/modes.ts'
import { Dialog } from './dialog.tsx'

/**
 * A task beside the page; the page waits. On phones it is a sheet at the lower edge. The width is given in pixels (420 for questions, 623 for steps).
 *
 * **Keyboard:** the focus moves in, Tab stays inside, Escape closes, and the focus returns to the button that opened it. With `isKeyboardDismissDisabled` Escape does nothing: while something is under way.
 */
const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: { title: 'Отключить страхование', children: 'Страхование будет отключено с 1 декабря 2026 г.' },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

const footer = ({ close }: { close: () => void }) => (
  <>
    <Button tone="neutral" variant="outline" onPress={close}>
      Отмена
    </Button>
    <Button onPress={close}>Отключить</Button>
  </>
)

export const Default: Story = {
  args: { trigger: <Button>Открыть</Button>, footer, onOpenChange: fn() },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Открыть' })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: 'Отключить страхование' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    for (const _step of [1, 2, 3, 4]) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await userEvent.click(trigger)
    await screen.findByRole('dialog')
  },
}
export const Open: Story = {
  parameters: { chromatic: { modes: wideOnly } },
  args: { isOpen: true, footer },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.getBoundingClientRect().width).toBe(420)
  },
}
export const Wide: Story = {
  args: { isOpen: true, footer, width: 623, title: 'Подключение аккаунта СДЭК' },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.getBoundingClientRect().width).toBe(623)
  },
}
export const EscapeDoesNothing: Story = {
  args: { isOpen: true, isKeyboardDismissDisabled: true, hasCloseButton: false, onOpenChange: fn() },
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}
export const LongContent: Story = {
  args: {
    isOpen: true,
    footer,
    children: Array.from({ length: 40 }, (_, line) => <p key={line}>Пункт {line + 1} условий страхования</p>),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Отключить' })).toBeVisible())
    // A body that scrolls becomes reachable by keyboard once its size has been observed.
    await waitFor(() => expect(within(dialog).getByRole('group')).toHaveAttribute('tabindex', '0'))
  },
}
export const OnPhone: Story = {
  args: { isOpen: true, footer },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const box = (await screen.findByRole('dialog')).getBoundingClientRect()
    await expect(Math.round(box.bottom)).toBe(innerHeight)
    await expect(box.left).toBe(0)
  },
}
