import { Words } from './words.tsx'

/** A table of texts; the first column names the row. */
export const Table = ({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) => (
  <div className="doc sb-unstyled">
    <table className="doc-table doc-even">
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((text, column) => (
              <td key={head[column + 1]}>
                <Words>{text}</Words>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
