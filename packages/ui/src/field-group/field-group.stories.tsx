import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextField } from '../text-field/text-field.tsx'
import { FieldGroup } from './field-group.tsx'

const meta = {
  title: 'Components/FieldGroup',
  component: FieldGroup,
  args: {
    title: 'Реквизиты',
    description: 'На этот счёт придёт страховое возмещение',
    columns: 2,
    children: (
      <>
        <TextField label="БИК" />
        <TextField label="Расчётный счёт" />
        <TextField label="Банк" />
      </>
    ),
  },
} satisfies Meta<typeof FieldGroup>

export default meta
type Story = StoryObj<typeof meta>

export const TwoColumns: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Реквизиты' })
    await expect(group).toHaveAccessibleDescription('На этот счёт придёт страховое возмещение')
    const top = (name: string): number => canvas.getByRole('textbox', { name }).getBoundingClientRect().top
    await expect(top('БИК')).toBe(top('Расчётный счёт'))
    await expect(top('Банк')).toBeGreaterThan(top('БИК'))
  },
}
export const OneColumn: Story = { args: { columns: 1 } }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
