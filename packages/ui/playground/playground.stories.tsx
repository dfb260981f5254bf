import type { Language } from '@cabinet/validators'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { playables } from './identifiers.ts'
import { Playground } from './playground.tsx'

/**
 * Type a number and see what `@cabinet/validators` says about it: the code and its text in both languages, the
 * canonical value that a lenient reading gives, the form for people, and the facts that the number holds.
 */
const meta = {
  title: 'Validators/Playground',
  component: Playground,
  args: { locale: 'ru' },
  argTypes: { locale: { table: { disable: true } } },
  render: (args, { globals }) => <Playground {...args} locale={globals['locale'] as Language} />,
} satisfies Meta<typeof Playground>

export default meta
type Story = StoryObj<typeof meta>

/** What stands beside a name in the answer. */
const textOf = (root: HTMLElement, name: string): string | null | undefined =>
  within(root).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

const page = within(document.body)

const choose = async (root: HTMLElement, label: RegExp, title: string): Promise<void> => {
  const button = within(root).getByRole('button', { name: label })
  await userEvent.click(button)
  await userEvent.click(await page.findByRole('option', { name: title }))
  await waitFor(() => expect(button).toHaveTextContent(title))
  await waitFor(() => expect(page.queryByRole('listbox')).toBeNull())
}

const paste = async (root: HTMLElement, label: string, text: string): Promise<void> => {
  await userEvent.clear(within(root).getByRole('textbox', { name: label }))
  await userEvent.paste(text)
}

export const Identifiers: Story = {
  play: async ({ canvas, canvasElement: root, step }) => {
    await step('an empty field', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Не заполнено')
      await expect(textOf(root, 'Код')).toBe('empty')
      await expect(textOf(root, 'Текст на русском')).toBe('Обязательное поле')
    })

    await step('an INN with spaces is read; its code tells that the text itself is not canonical', async () => {
      await paste(root, 'Значение', '7707 083893')
      await expect(textOf(root, 'Код')).toBe('length')
      await expect(textOf(root, 'Прочитано')).toBe('7707083893')
      await paste(root, 'Значение', 'ИНН 7707083893/773601001')
      await expect(textOf(root, 'Прочитано')).toBe('7707083893')
      await expect(textOf(root, 'Изменено при чтении')).toBe('другой номер (773601001)')
      await paste(root, 'Значение', '7707083893')
      await expect(textOf(root, 'Код')).toBe('undefined')
      await expect(canvas.getByRole('status')).toHaveTextContent('Верно')
      await expect(textOf(root, 'Регион')).toBe('77 · Москва')
    })

    await step('a wrong check digit, in both languages at once', async () => {
      await paste(root, 'Значение', '7707083894')
      await expect(canvas.getByRole('status')).toHaveTextContent('Не принято')
      await expect(textOf(root, 'Текст на английском')).toBe('Incorrect INN check digit')
      await expect(textOf(root, 'Текст на русском')).toBe('Некорректная контрольная цифра ИНН')
      await paste(root, 'Значение', '123')
      await expect(textOf(root, 'Подробнее')).toBe(
        'ИНН организации состоит из 10 цифр, ИНН физического лица или ИП — из 12',
      )
    })

    await step('an account follows its BIK', async () => {
      await choose(root, /Реквизит/, 'Расчётный счёт')
      await paste(root, 'Значение', '40702810938000000001')
      await expect(textOf(root, 'Код')).toBe('undefined')
      await expect(textOf(root, 'Запись для людей')).toBe('40702 810 9 3800 0000001')
      await expect(textOf(root, 'Вид')).toBe('40702 · Коммерческая организация')
      await paste(root, 'БИК', '04452522')
      await expect(textOf(root, 'Текст на русском')).toBe('Сначала укажите верный БИК')
      await paste(root, 'БИК', '044525225')
      await expect(textOf(root, 'Код')).toBe('undefined')
    })

    await step('accounts that real payers have hold when they are accepted', async () => {
      await paste(root, 'БИК', '044106001')
      await paste(root, 'Значение', '40701810000001002118')
      await expect(textOf(root, 'Код')).toBe('checksum')
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Счёт в расчётно-кассовом центре' }))
      await expect(textOf(root, 'Код')).toBe('undefined')
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Счёт в расчётно-кассовом центре' }))
      await expect(textOf(root, 'Код')).toBe('checksum')
    })
  },
}

/** A made-up value of every rule holds. Arrows go through the rules without opening the list. */
export const EveryRule: Story = {
  play: async ({ canvas, canvasElement: root }) => {
    const titles = Object.values(playables).map(({ title }) => title.ru)
    await expect(titles).toHaveLength(29)
    const rule = canvas.getByRole('button', { name: /Реквизит/ })
    for (const title of titles) {
      await expect(rule).toHaveTextContent(title)
      await expect(textOf(root, 'Код')).toBe('empty')
      await userEvent.click(canvas.getByRole('button', { name: 'Создать верное значение' }))
      await expect(textOf(root, 'Код')).toBe('undefined')
      // Whatever the number says about its owner is told in Russian.
      for (const name of root.querySelectorAll('dt')) {
        await expect(name.textContent).toMatch(/[а-яё]/i)
        const fact = name.nextElementSibling
        if (!fact?.querySelector('code')) await expect(fact?.textContent).not.toMatch(/^[a-z]+[a-zA-Z]*$|\[object/)
      }
      rule.focus()
      await userEvent.keyboard('{ArrowRight}')
    }
  },
}

export const InEnglish: Story = {
  args: { identifier: 'ogrn' },
  globals: { locale: 'en' },
  play: async ({ canvas, canvasElement: root }) => {
    await paste(root, 'Value', '1027700132195')
    await expect(canvas.getByRole('status')).toHaveTextContent('Holds')
    await expect(textOf(root, 'Kind')).toBe('Legal entity')
    await expect(textOf(root, 'Region')).toBe('77 · Moscow')
    await expect(root.textContent?.replace('Text in Russian', '')).not.toMatch(/[а-яё]/i)
  },
}
