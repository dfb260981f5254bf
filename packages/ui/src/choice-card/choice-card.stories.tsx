import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, FileSignature } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { ChoiceCard, ChoiceCardGroup } from './choice-card.tsx'

const choices = [
  <ChoiceCard
    key="electronic"
    aside={<Badge tone="positive">Быстрее</Badge>}
    icon={FileSignature}
    title="Электронной подписью"
    value="electronic"
  >
    Подпишите договор здесь, понадобится сертификат организации
  </ChoiceCard>,
  <ChoiceCard key="office" icon={Building2} title="В отделении банка" value="office">
    Возьмите паспорт и доверенность. Запись на удобное время мы пришлём после заявки
  </ChoiceCard>,
]

const meta = {
  title: 'Components/ChoiceCard',
  component: ChoiceCardGroup,
  subcomponents: { ChoiceCard },
  args: { label: 'Как подписать договор', children: choices, onChange: fn(), columns: 2 },
} satisfies Meta<typeof ChoiceCardGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { defaultValue: 'electronic' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Электронной подписью' })).toHaveFocus()
    await expect(canvas.getByRole('radio', { name: 'Электронной подписью' })).toHaveAccessibleDescription(
      /Быстрее Подпишите договор здесь/,
    )
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('office')
    await expect(canvas.getByRole('radio', { name: 'В отделении банка' })).toBeChecked()
    await userEvent.click(canvas.getByText('Электронной подписью'))
    await expect(args.onChange).toHaveBeenLastCalledWith('electronic')
  },
}
export const OneColumn: Story = { args: { columns: 1, defaultValue: 'office' } }
export const Invalid: Story = { args: { errorMessage: 'Выберите способ', isRequired: true } }
export const Disabled: Story = {
  args: {
    children: [
      choices[0],
      <ChoiceCard key="post" isDisabled title="По почте" value="post">
        Скоро появится
      </ChoiceCard>,
    ],
  },
}
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: 'office' },
}
