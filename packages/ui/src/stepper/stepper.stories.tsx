import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import { Stepper } from './stepper.tsx'

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: {
    label: 'Разделы заявки',
    current: 'founders',
    children: <ProgressBar label="Заполнено" value={40} />,
    steps: [
      { id: 'general', label: 'Общие сведения', state: 'complete', href: '#general' },
      { id: 'founders', label: 'Учредители', state: 'error', note: '1 ошибка', href: '#founders' },
      { id: 'contacts', label: 'Контактные лица', state: 'partial', href: '#contacts' },
      { id: 'account', label: 'Банковские реквизиты', state: 'empty', href: '#account' },
      { id: 'review', label: 'Проверка и отправка', state: 'locked', href: '#review' },
    ],
  },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null])
    await expect(links[1]).toHaveAccessibleName('Учредители 1 ошибка')
    await expect(links[3]).toHaveAccessibleName('Банковские реквизиты Не заполнено')
    await expect(canvas.getByRole('progressbar', { name: 'Заполнено' })).toBeVisible()
  },
}
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Шаг 2 из 5')).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Контактные лица Заполнено частично' })
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(40)
    const toggle = canvas.getByRole('button', { name: 'Все шаги' })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(toggle).toHaveAccessibleName('Скрыть шаги')
  },
}
export const LongWords: Story = {
  args: {
    current: 'buyers',
    steps: [
      {
        id: 'buyers',
        label: 'Сведения о бенефициарных владельцах и выгодоприобретателях организации',
        state: 'partial',
        href: '#buyers',
      },
      { id: 'review', label: 'Проверка', state: 'locked', href: '#review' },
    ],
  },
}
export const English: Story = { globals: { locale: 'en' } }
