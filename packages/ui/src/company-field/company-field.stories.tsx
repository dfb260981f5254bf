import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CompanyField, emptyCompany, type Company } from './index.ts'

const known: Company = {
  ...emptyCompany,
  name: 'ПАО «Ромашка»',
  inn: '7707083893',
  kpp: '770701001',
  ogrn: '1027700132195',
  address: 'Москва, ул. Вавилова, д. 19',
}
const other: Company = { ...emptyCompany, name: 'ООО «Ромашковое поле»', inn: '7736207543', address: 'Тула' }
const find = async (query: string): Promise<readonly Company[]> =>
  [known, other].filter(({ name, inn }) => `${name} ${inn}`.toLowerCase().includes(query.toLowerCase()))

const meta = {
  title: 'Components/CompanyField',
  component: CompanyField,
  args: { label: 'Компания', onChange: fn(), suggest: find, pause: 0 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CompanyField>

export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)

/** Found by name or by ИНН; taking a suggestion fills in everything that the source knows. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Компания' })
    await userEvent.type(input, 'ромашк')
    await expect(await page.findAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(known)
    await expect(input).toHaveValue('ПАО «Ромашка»')
    await expect(canvas.getByText('ИНН 7707083893 · КПП 770701001 · ОГРН 1027700132195')).toBeVisible()
  },
}
/** Ten or twelve digits are an ИНН, anything else is a name: nothing that was typed is lost. */
export const ByHand: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, '5001 0073 2259')
    await userEvent.tab()
    await expect(input).toHaveValue('5001 0073 2259')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...emptyCompany, inn: '500100732259' })
    await userEvent.click(canvas.getByRole('button', { name: 'Заполнить по полям' }))
    await expect(canvas.getByRole('textbox', { name: 'ИНН' })).toHaveValue('500100732259')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Название' }), 'ИП Иванова')
    await userEvent.click(canvas.getByRole('button', { name: 'Найти по ИНН или названию' }))
    await expect(canvas.getByRole('combobox')).toHaveValue('ИП Иванова')
  },
}
/** A letter typed into the line of a company is another company; taken back, it is the same one with all its numbers. */
export const LetterTakenBack: Story = {
  args: { defaultValue: known },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'х')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...emptyCompany, name: 'ПАО «Ромашка»х' })
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(known)
    // An emptied line is the end of it.
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.type(canvas.getByRole('combobox'), known.name)
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...emptyCompany, name: known.name })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull())
  },
}

export const Filled: Story = { args: { defaultValue: known, description: 'Проверим по ЕГРЮЛ' } }
export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Выберите компанию' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Выберите компанию')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: known } }
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: known } }
/** The source is away: the field says so and goes on. */
export const SourceAway: Story = {
  args: { suggest: async () => Promise.reject(new Error('offline')) },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'Лютик')
    await waitFor(() => expect(input).toHaveAccessibleDescription('Подсказки недоступны. Продолжайте вводить вручную'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...emptyCompany, name: 'Лютик' })
  },
}
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Компания, с которой заключён договор поставки с отсрочкой платежа',
    errorMessage:
      'Значение не совпадает с тем, что указано в выписке из реестра. Проверьте документ или обратитесь в поддержку',
    isRequired: true,
  },
}
