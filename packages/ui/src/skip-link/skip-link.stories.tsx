import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SkipLink } from './skip-link.tsx'

const meta = { title: 'Components/SkipLink', component: SkipLink, args: { target: 'content' } } satisfies Meta<
  typeof SkipLink
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Разделы">
        <a href="/offer">Страховые продукты</a>
      </nav>
      <main id="content" tabIndex={-1}>
        Содержание страницы
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'К содержанию' })
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(1)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(80)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(link).toHaveFocus()
  },
}
