import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Controller, useForm } from 'react-hook-form'
import { Button } from '../../button/button.tsx'
import { DateRangeField, type Period } from '../../date-range-field/index.ts'
import { Form } from '../../form/form.tsx'
import { MultiSelect } from '../../multi-select/multi-select.tsx'
import { TextArea } from '../../text-area/text-area.tsx'

/**
 * Fields with react-hook-form: a `Controller` around each, because its `register` reads texts from inputs and these fields have values.
 */
const meta = { title: 'Patterns/Forms/react-hook-form', component: Form } satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

interface Query {
  period: Period
  statuses: readonly string[]
  comment: string
}

const sent = fn()

export const Report: Story = {
  args: { children: null, onSubmit: sent },
  render: function Render() {
    const { control, handleSubmit } = useForm<Query>({
      defaultValues: { period: { from: '', to: '' }, statuses: [], comment: '' },
    })
    return (
      <Form aria-label="Отчёт" style={{ maxWidth: 400 }} onSubmit={handleSubmit((values) => sent(values))}>
        <Controller
          control={control}
          name="period"
          render={({ field: { ref, name: _name, ...field }, fieldState }) => (
            <DateRangeField
              isRequired
              inputRef={ref}
              label="Период"
              {...field}
              errorMessage={fieldState.error?.message}
            />
          )}
          rules={{ validate: ({ from, to }) => (from !== '' && to !== '') || 'Укажите диапазон дат' }}
        />
        <Controller
          control={control}
          name="statuses"
          render={({ field: { ref: _ref, ...field } }) => (
            <MultiSelect
              hasTags
              items={[
                { value: 'PAID', label: 'Выплачено' },
                { value: 'REJECTED', label: 'Отказано' },
              ]}
              label="Статусы"
              {...field}
            />
          )}
        />
        <Controller
          control={control}
          name="comment"
          render={({ field: { ref, ...field }, fieldState }) => (
            <TextArea
              inputRef={ref}
              label="Комментарий"
              maxLength={100}
              {...field}
              errorMessage={fieldState.error?.message}
            />
          )}
          rules={{ maxLength: { value: 100, message: 'Не длиннее 100 символов' } }}
        />
        <Button type="submit">Сформировать</Button>
      </Form>
    )
  },
  play: async ({ canvas }) => {
    sent.mockClear()
    const submit = canvas.getByRole('button', { name: 'Сформировать' })
    await userEvent.click(submit)
    const [from, to] = canvas.getAllByRole('textbox')
    await waitFor(() => expect(from).toHaveFocus())
    await expect(from).toHaveAccessibleDescription('Укажите диапазон дат')
    await userEvent.type(from!, '1.4.2026')
    await userEvent.type(to!, '30.6.2026')
    await userEvent.click(submit)
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        period: { from: '2026-04-01', to: '2026-06-30' },
        statuses: [],
        comment: '',
      }),
    )
  },
}
