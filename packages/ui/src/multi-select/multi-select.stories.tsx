import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within, waitFor } from 'storybook/test'
import { MultiSelect } from './multi-select.tsx'

const statuses = [
  { value: 'DRAFT', label: 'Черновик' },
  { value: 'SUBMITTED', label: 'Подано' },
  { value: 'IN_REVIEW', label: 'На рассмотрении' },
  { value: 'PAID', label: 'Выплачено' },
  { value: 'REJECTED', label: 'Отказано', isDisabled: true },
]

const meta = {
  title: 'Components/MultiSelect',
  component: MultiSelect,
  args: { label: 'Статус заявления', choices: statuses, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MultiSelect>

export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Статус заявления/ })
    await userEvent.click(button)
    await userEvent.click(await page.findByRole('option', { name: 'Выплачено' }))
    await userEvent.click(page.getByRole('option', { name: 'Черновик' }))
    // In the order of the list, whatever was chosen first.
    await expect(args.onChange).toHaveBeenLastCalledWith(['DRAFT', 'PAID'])
    await waitFor(() => expect(page.getByRole('listbox')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveTextContent('Черновик, Выплачено')
    await expect(button).toHaveTextContent('Выбрано: 2')
  },
}
export const AllAndNone: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Статус заявления/ }))
    await userEvent.click(await page.findByRole('button', { name: 'Выбрать все' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['DRAFT', 'SUBMITTED', 'IN_REVIEW', 'PAID'])
    await userEvent.click(page.getByRole('button', { name: 'Сбросить' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}
export const Open: Story = {
  args: { defaultValue: ['SUBMITTED', 'PAID'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Статус заявления/ }))
    await expect(await page.findByRole('option', { name: 'Подано' })).toHaveAttribute('aria-selected', 'true')
  },
}
export const WithTags: Story = {
  args: { hasTags: true, defaultValue: ['DRAFT', 'IN_REVIEW', 'PAID'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: На рассмотрении' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['DRAFT', 'PAID'])
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}
export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Выберите значение из списка' } }
export const Disabled: Story = { args: { isDisabled: true, hasTags: true, defaultValue: ['PAID'] } }
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    hasTags: true,
    label: 'Причины, по которым организация отключает страхование отправлений',
    choices: [
      { value: 'a', label: 'Страхование больше не нужно: все покупатели платят вперёд' },
      { value: 'b', label: 'Нашли более выгодные условия у другого страховщика' },
    ],
    defaultValue: ['a', 'b'],
    description: 'Можно выбрать несколько причин',
  },
}
