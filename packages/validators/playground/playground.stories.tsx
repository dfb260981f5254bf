import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Playground } from './playground.tsx'

/**
 * Type a number and see what `@cabinet/validators` says about it: the code and its text in either language, the
 * canonical value that a lenient reading gives, the form for people, and the facts that the number holds.
 */
const meta = {
  title: 'Validators/Playground',
  component: Playground,
} satisfies Meta<typeof Playground>

export default meta
type Story = StoryObj<typeof meta>

/** What stands beside a name in the answer. A fact may have the name of a line above it; the line comes first. */
const told = (root: HTMLElement, name: string): string | null | undefined =>
  within(root).getAllByText(name, { selector: 'dt' })[0]?.nextElementSibling?.textContent

export const Identifiers: Story = {
  play: async ({ canvas, canvasElement: root, step }) => {
    const value = canvas.getByLabelText('Значение')
    const type = async (text: string): Promise<void> => {
      await userEvent.clear(value)
      if (text) await userEvent.type(value, text)
    }

    await step('an empty field', async () => {
      await expect(told(root, 'code')).toBe('empty')
      await expect(told(root, 'message')).toBe('Обязательное поле')
    })

    await step('an INN with spaces is read; its code tells that the text itself is not canonical', async () => {
      await type('7707 083893')
      await expect(told(root, 'code')).toBe('format')
      await expect(told(root, 'parse')).toBe('7707083893')
      await type('7707083893')
      await expect(told(root, 'code')).toBe('undefined')
      await expect(told(root, 'region')).toBe('77 · Москва')
    })

    await step('the other language', async () => {
      await type('7707083894')
      await userEvent.click(canvas.getByLabelText('English'))
      await expect(told(root, 'message')).toBe('Incorrect INN check digit')
      await userEvent.click(canvas.getByLabelText('Русский'))
      await expect(told(root, 'message')).toBe('Некорректная контрольная цифра ИНН')
    })

    await step('an account follows its BIK', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Правило'), 'settlementAccount')
      await type('40702810938000000001')
      await expect(told(root, 'code')).toBe('undefined')
      await expect(told(root, 'format')).toBe('407 02 810 9 3800 0000001')
      await expect(told(root, 'kind')).toBe('40702 · Коммерческая организация')
      const bik = canvas.getByLabelText('БИК')
      await userEvent.type(bik, '{Backspace}')
      await expect(told(root, 'message')).toBe('Сначала укажите верный БИК')
      await userEvent.type(bik, '5')
      await expect(told(root, 'code')).toBe('undefined')
    })

    await step('a made-up value of every rule holds', async () => {
      const rules = within(canvas.getByLabelText('Правило')).getAllByRole('option')
      await expect(rules.length).toBe(15)
      for (const rule of rules) {
        await userEvent.selectOptions(canvas.getByLabelText('Правило'), rule)
        await userEvent.click(canvas.getByRole('button', { name: 'Создать верное значение' }))
        await expect(told(root, 'code')).toBe('undefined')
      }
    })
  },
}
