import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    parents: [
      { label: 'Урегулирование', href: '#settlement' },
      { label: 'Заявления', href: '#claims' },
    ],
    current: 'Заявление № 417',
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Где вы находитесь' })).toBeVisible()
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Урегулирование', 'Заявления'])
    await expect(canvas.getByText('Заявление № 417')).toHaveAttribute('aria-current', 'page')
  },
}
export const LongTexts: Story = {
  args: { current: 'Договор финансирования под уступку денежных требований № 12-ФК/2026 от 18 октября 2026 г.' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
}
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
