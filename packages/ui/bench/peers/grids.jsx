import { DataGridPro } from '@mui/x-data-grid-pro'
import { flexRender, getCoreRowModel, useReactTable } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useRef } from 'react'
import { demoTextColumns } from '../../src/data-table/demo-orders.tsx'

ModuleRegistry.registerModules([AllCommunityModule])
const height = 600

function TanStackTable({ rows, columns }) {
  const box = useRef(null)
  // oxlint-disable-next-line react/incompatible-library -- it is what is measured
  const table = useReactTable({ data: rows, columns, getCoreRowModel: getCoreRowModel() })
  const all = table.getRowModel().rows
  const window = useVirtualizer({
    count: all.length,
    estimateSize: () => 45,
    getScrollElement: () => box.current,
    overscan: 5,
  })
  return (
    <div ref={box} className="tanstack" style={{ height, overflow: 'auto' }}>
      <div style={{ position: 'relative', height: window.getTotalSize() }}>
        {window.getVirtualItems().map((item) => (
          <div
            key={item.key}
            style={{
              position: 'absolute',
              insetInline: 0,
              display: 'grid',
              gridTemplateColumns: 'repeat(8, 1fr)',
              height: 45,
              transform: `translateY(${item.start}px)`,
            }}
          >
            {all[item.index].getVisibleCells().map((cell) => (
              <div key={cell.id}>{flexRender(cell.column.columnDef.cell, cell.getContext())}</div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The grids of others over the same rows and columns. */
export const peers = (rows) => {
  const muiColumns = demoTextColumns.map(({ id, header, cell }) => ({
    field: id,
    headerName: header,
    width: 160,
    valueGetter: (_value, row) => cell(row),
  }))
  const agColumns = demoTextColumns.map(({ id, header, cell }) => ({
    colId: id,
    headerName: header,
    width: 160,
    valueGetter: ({ data }) => cell(data),
  }))
  const tanstackColumns = demoTextColumns.map(({ id, header, cell }) => ({ id, header, accessorFn: cell }))
  return {
    'MUI X Pro': () => (
      <div style={{ height }}>
        <DataGridPro hideFooter columns={muiColumns} getRowId={(row) => row.number} rows={rows} />
      </div>
    ),
    'AG Grid': () => (
      <div style={{ height }}>
        <AgGridReact columnDefs={agColumns} getRowId={({ data }) => data.number} rowData={rows} />
      </div>
    ),
    TanStack: () => <TanStackTable columns={tanstackColumns} rows={rows} />,
  }
}
