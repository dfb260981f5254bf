import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Link } from './link.tsx'

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/offer', children: 'Полные условия страхования' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Полные условия страхования' })
    await expect(link).toHaveAttribute('href', '/offer')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('data-focus-visible')
  },
}
export const InSentence: Story = {
  render: (args) => (
    <p>
      Прочитайте <Link {...args} /> до подключения.
    </p>
  ),
}
export const Standalone: Story = { args: { isStandalone: true, children: 'Забыли пароль?' } }
export const External: Story = {
  args: { isExternal: true, href: 'https://www.cdek.ru/', children: 'Личный кабинет СДЭК' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Личный кабинет СДЭК (откроется в новой вкладке)' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
/** At any width the mark stands on the line of the last word. */
export const ExternalInNarrowPlace: Story = {
  args: { isExternal: true, href: 'https://www.cdek.ru/', children: 'Личный кабинет СДЭК' },
  render: (args) => (
    <p data-testid="place">
      <Link {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const element = canvas.getByTestId('place')
    const link = canvas.getByRole('link')
    const mark = link.querySelector('svg')
    const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2
    for (let width = 60; width < 260; width += 1) {
      element.style.width = `${width}px`
      const lines = [...link.getClientRects()].filter((line) => line.height > 4)
      const last = Math.max(...lines.map(middleOf))
      const beginsItsLine = lines.some((line) => middleOf(line) === last && line.width < 24)
      await expect(beginsItsLine, `the mark stands alone at ${width} px`).toBe(false)
    }
    await expect(mark).not.toBeNull()
  },
}
export const InheritsColour: Story = {
  args: { tone: 'inherit' },
  render: (args) => (
    <p style={{ color: 'var(--cabinet-color-negative)' }}>
      Срок прошёл: <Link {...args} />.
    </p>
  ),
}
