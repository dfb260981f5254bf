import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { ColumnLayout } from '../data-table/columns.ts'
import { DataTable } from '../data-table/data-table.tsx'
import { demoColumns, demoKey, demoOrders, type DemoOrder } from '../data-table/demo-orders.tsx'
import { ColumnSettings } from './column-settings.tsx'

const rows = demoOrders(4)

function Register() {
  const [layout, setLayout] = useState<ColumnLayout>({})
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <div style={{ justifySelf: 'end' }}>
        <ColumnSettings columns={demoColumns} layout={layout} onLayoutChange={setLayout} />
      </div>
      <DataTable
        columns={demoColumns}
        label="Реестр заказов"
        layout={layout}
        rowKey={demoKey}
        rows={rows}
        onLayoutChange={setLayout}
      />
    </div>
  )
}

const meta = {
  title: 'Components/ColumnSettings',
  component: ColumnSettings<DemoOrder>,
  args: { columns: demoColumns, layout: {}, onLayoutChange: () => {} },
  render: () => <Register />,
} satisfies Meta<typeof ColumnSettings<DemoOrder>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const headers = () => canvas.getAllByRole('columnheader', { hidden: true }).map((header) => header.textContent)
    await userEvent.click(canvas.getByRole('button', { name: 'Столбцы' }))
    const panel = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Столбцы' }))
    await expect(panel.getByRole('checkbox', { name: 'Номер СДЭК / магазина' })).toBeDisabled()
    await userEvent.click(panel.getByRole('checkbox', { name: 'Маршрут' }))
    await expect(headers()).not.toContain('Маршрут')
    const up = panel.getByRole('button', { name: 'Объявлено: выше' })
    up.focus()
    await userEvent.keyboard('{Enter}')
    await expect(headers().slice(0, 2)).toEqual(['Номер СДЭК / магазина', 'Объявлено'])
    await expect(panel.getByRole('button', { name: 'Объявлено: выше' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(headers()[0]).toBe('Объявлено')
    await waitFor(() => expect(panel.getByRole('button', { name: 'Объявлено: ниже' })).toHaveFocus())
    await userEvent.click(panel.getByRole('button', { name: 'Вернуть как было' }))
    await expect(headers().slice(0, 2)).toEqual(['Номер СДЭК / магазина', 'Маршрут'])
  },
}
