import { useState } from 'react'
import { demoTextColumns, type DemoOrder } from '../../src/data-table/demo-orders.tsx'

const height = 45
const inSight = 600

/** The least that a window over rows can be: no keys, no roles, no selection, rows of one height. */
export function HandMadeWindow({ rows }: { rows: readonly DemoOrder[] }) {
  const [top, setTop] = useState(0)
  const first = Math.max(0, Math.floor(top / height) - 3)
  const last = Math.min(rows.length, Math.ceil((top + inSight) / height) + 3)
  return (
    <div
      id="box"
      style={{ height: inSight, overflow: 'auto' }}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <div style={{ position: 'relative', height: rows.length * height }}>
        {rows.slice(first, last).map((row, index) => (
          <div
            key={row.number}
            style={{
              position: 'absolute',
              insetInline: 0,
              display: 'grid',
              gridTemplateColumns: 'repeat(8, 1fr)',
              height,
              transform: `translateY(${(first + index) * height}px)`,
            }}
          >
            {demoTextColumns.map((column) => (
              <div key={column.id}>{column.cell(row)}</div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
