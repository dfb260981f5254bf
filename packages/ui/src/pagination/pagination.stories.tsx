import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Pagination, type PaginationProps } from './pagination.tsx'

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 1, pageSize: 20, total: 1266, onPageChange: fn(), onPageSizeChange: fn() },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

function Stateful(props: PaginationProps) {
  const [page, setPage] = useState(props.page)
  const [pageSize, setPageSize] = useState(props.pageSize)
  return (
    <Pagination
      {...props}
      page={page}
      pageSize={pageSize}
      onPageChange={(next) => {
        setPage(next)
        props.onPageChange(next)
      }}
      onPageSizeChange={(next) => {
        setPage(1)
        setPageSize(next)
        props.onPageSizeChange?.(next)
      }}
    />
  )
}

export const Default: Story = {
  render: (args) => <Stateful {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1–20 из 1 266')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Предыдущая страница' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Следующая страница' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2)
    await expect(canvas.getByRole('button', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Страница 64' }))
    await expect(canvas.getByText('1 261–1 266 из 1 266')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Следующая страница' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Страница 64' }))
    await expect(args.onPageChange).toHaveBeenCalledTimes(2)
    await userEvent.selectOptions(canvas.getByRole('combobox'), '100')
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(100)
    await expect(canvas.getByText('1–100 из 1 266')).toBeVisible()
  },
}
export const FirstOfMany: Story = {
  args: { total: 1000, found: 1332 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–20 из 1 332')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Страница 50' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Страница 51' })).toBeNull()
  },
}
export const NotCounted: Story = {
  args: { total: 1000, found: 'more' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–20 из 1 000+')).toBeVisible()
  },
}
export const Middle: Story = { args: { page: 30 } }
export const OnePage: Story = {
  args: { total: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const NoRows: Story = { args: { total: 0 } }
export const Narrow: Story = { args: { page: 30 }, globals: { viewport: { value: 'phone' } } }
export const English: Story = { args: { page: 3 }, globals: { locale: 'en' } }
