import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AddressField, emptyAddress, type Address } from './index.ts'

const known: Address = {
  ...emptyAddress,
  text: '117312, Москва, ул. Вавилова, д. 19',
  postalCode: '117312',
  region: 'Москва',
  city: 'Москва',
  street: 'ул. Вавилова',
  house: '19',
  fiasId: '93409d8c-d8d4-4491-838f-f9aa1678b5e6',
}
const find = async (query: string): Promise<readonly Address[]> =>
  [known].filter(({ text }) => text.toLowerCase().includes(query.toLowerCase()))

const meta = {
  title: 'Components/AddressField',
  component: AddressField,
  args: { label: 'Адрес', onChange: fn(), suggest: find, pause: 0 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddressField>

export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)

/** A suggestion brings the line, the parts and the identifier of the state register. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Адрес' })
    await userEvent.type(input, 'вавил')
    await userEvent.click(await page.findByRole('option'))
    await expect(args.onChange).toHaveBeenLastCalledWith(known)
    await expect(input).toHaveValue('117312, Москва, ул. Вавилова, д. 19')
    await userEvent.type(input, ', кв. 5')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...emptyAddress, text: `${known.text}, кв. 5` })
  },
}
/** Field by field: the line is made of the parts. What stood in the line is not lost. */
export const ByParts: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'д. Малые Вязёмы')
    await userEvent.click(canvas.getByRole('button', { name: 'Заполнить по полям' }))
    const street = canvas.getByRole('textbox', { name: 'Улица' })
    await expect(street).toHaveValue('д. Малые Вязёмы')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Дом' }), '7')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Индекс' }), '143030')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...emptyAddress,
      text: '143030, д. Малые Вязёмы, д. 7',
      postalCode: '143030',
      street: 'д. Малые Вязёмы',
      house: '7',
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Одной строкой' }))
    await expect(canvas.getByRole('combobox')).toHaveValue('143030, д. Малые Вязёмы, д. 7')
  },
}
/** A letter typed into the line by mistake and taken back costs nothing: the parts are there again. */
export const LetterTakenBack: Story = {
  args: { defaultValue: known },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'х')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...emptyAddress, text: `${known.text}х` })
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(known)
    await page.findByRole('option')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('option')).toBeNull())
    await expect(args.onChange).toHaveBeenLastCalledWith(known)
  },
}

export const Filled: Story = { args: { defaultValue: known, description: 'По нему придут документы' } }
export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Введите адрес' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Введите адрес')
  },
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: known } }
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: known } }
/** The source is away: the field says so and goes on. */
export const SourceAway: Story = {
  args: { suggest: async () => Promise.reject(new Error('offline')) },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'Тула')
    await waitFor(() => expect(input).toHaveAccessibleDescription('Подсказки недоступны. Продолжайте вводить вручную'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...emptyAddress, text: 'Тула' })
  },
}
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Адрес места нахождения застрахованного имущества по договору страхования',
    errorMessage:
      'Значение не совпадает с тем, что указано в выписке из реестра. Проверьте документ или обратитесь в поддержку',
    isRequired: true,
  },
}
