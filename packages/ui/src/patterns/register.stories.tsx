import { everyMode } from '../../docs/modes.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { OrdersRegister } from './register.tsx'

/**
 * A register is a question that people ask many times a day. Above it stands what it comes to, then the question itself
 * (search, filters, every one in force as a chip), then the rows. What is done with several rows comes from below when
 * some are selected, so that nothing moves.
 *
 * Parts: `SummaryStrip`, `FilterBar` with `ColumnSettings`, `DataTable`, `Pagination`, `BulkBar`, `Drawer`,
 * `EmptyState`.
 *
 * - **The address holds the state:** search, filters, sort, page and the open row, so that a colleague sees the same.
 * - **A new question begins on the first page** and gives the selection up: nobody acts on rows that are out of sight.
 * - **Sums are those of the whole answer**, not of the page.
 * - **While it loads** the old rows stay, dimmed. When it fails, the reason stands in the place of the rows with a way
 *   to try again.
 * - **On a phone** rows are cards, filters fold behind one button, sorts are a line of their own.
 */
const meta = {
  title: 'Patterns/Register',
  component: OrdersRegister,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrdersRegister>

export default meta
type Story = StoryObj<typeof meta>

/** In every mode: nothing is pressed, so any language will do. */
export const Orders: Story = { parameters: { chromatic: { modes: everyMode } } }

/** A question, a selection, a row, and the way back from nothing. */
export const AtWork: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const rows = (): HTMLElement[] => canvas.getAllByRole('row').slice(1)
    await step('a page of the whole', async () => {
      await expect(canvas.getByText('64 заказа')).toBeVisible()
      await expect(rows()).toHaveLength(10)
    })
    await step('another question begins on the first page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Страница 2/ }))
      await expect(canvas.getByText('1990000031')).toBeVisible()
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Поиск заказов' }), 'казань')
      await expect(rows()).toHaveLength(9)
      await expect(canvas.getByText('Поиск: казань')).toBeVisible()
    })
    await step('selected rows say what they come to', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /1990000022/ }))
      await expect(canvas.getByRole('region', { name: 'Действия с выбранным' })).toHaveTextContent(/1 заказ на/)
      await userEvent.click(canvas.getByRole('button', { name: 'Снять выбор' }))
    })
    await step('a row opens beside the register', async () => {
      await userEvent.click(canvas.getByText('1990000022'))
      const page = within(canvasElement.ownerDocument.body)
      const drawer = await page.findByRole('dialog', { name: 'Заказ 1990000022' })
      // It comes out of nothing: for its first frame it is there and cannot be seen.
      await waitFor(() => expect(drawer).toBeVisible())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    })
    await step('nothing found, and the way back', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Поиск заказов' }), ' нет такого')
      await userEvent.click(canvas.getByRole('button', { name: 'Сбросить фильтры' }))
      await expect(rows()).toHaveLength(10)
    })
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
