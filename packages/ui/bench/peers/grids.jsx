import { tableFeatures, useTable } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useRef } from 'react'
import { demoTextColumns } from '../../src/data-table/demo-orders.tsx'

ModuleRegistry.registerModules([AllCommunityModule])
const height = 600
// As high as a row of ours, so that every grid has as many of them in sight.
const rowHeight = 45
const features = tableFeatures({})

const line = { display: 'grid', gridTemplateColumns: 'repeat(8, 1fr)', height: rowHeight }

/** The table and the virtual rows as the guide of TanStack puts them together. */
function TanStackTable({ rows, columns }) {
  const box = useRef(null)
  const table = useTable({ features, columns, data: rows })
  const all = table.getRowModel().rows
  // oxlint-disable-next-line react/incompatible-library -- it is what is measured
  const inSight = useVirtualizer({
    count: all.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => all[index].id,
    getScrollElement: () => box.current,
    overscan: 5,
  })
  return (
    <div ref={box} style={{ height, overflow: 'auto' }}>
      {table.getHeaderGroups().map((group) => (
        <div key={group.id} style={{ ...line, position: 'sticky', top: 0, zIndex: 1, background: 'white' }}>
          {group.headers.map((header) => (
            <div key={header.id}>
              <table.FlexRender header={header} />
            </div>
          ))}
        </div>
      ))}
      <div style={{ position: 'relative', height: inSight.getTotalSize() }}>
        {inSight.getVirtualItems().map((item) => (
          <div
            key={item.key}
            style={{ ...line, position: 'absolute', insetInline: 0, transform: `translateY(${item.start}px)` }}
          >
            {all[item.index].getAllCells().map((cell) => (
              <div key={cell.id}>
                <table.FlexRender cell={cell} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The grids of others over the same rows and columns. */
export const peers = (rows) => {
  const agColumns = demoTextColumns.map(({ id, header, cell }) => ({
    colId: id,
    headerName: header,
    width: 160,
    valueGetter: ({ data }) => cell(data),
  }))
  const tanstackColumns = demoTextColumns.map(({ id, header, cell }) => ({ id, header, accessorFn: cell }))
  return {
    'AG Grid': () => (
      <div style={{ height }}>
        <AgGridReact columnDefs={agColumns} getRowId={({ data }) => data.number} rowData={rows} rowHeight={rowHeight} />
      </div>
    ),
    TanStack: () => <TanStackTable columns={tanstackColumns} rows={rows} />,
  }
}
