import type { BadRow, ImportReport } from '@cabinet/contract/debtor/import'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { VisuallyHidden } from '@cabinet/ui/visually-hidden'
import { TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import * as styles from './import.css.ts'
import { useImportMessages } from './messages.ts'

type Header = ImportReport['headers'][number]

/** So many columns of the sheet are shown around what is wrong. */
const SHOWN_COLUMNS = 4
/** By these people know a row again. */
const FAMILIAR = ['itn', 'documentNumber', 'shipmentDate', 'amount'] as const
/** Rows shown at a time. */
const STEP = 50

/** The columns that are wrong with those that tell which row it is, in the order of the sheet. */
const columnsAround = (headers: readonly Header[], row: BadRow): readonly Header[] => {
  const wrong = new Set<string>(row.errors.map(({ column }) => column))
  const wanted = [...wrong, ...FAMILIAR.filter((column) => !wrong.has(column))]
  const shown = new Set(wanted.slice(0, Math.max(SHOWN_COLUMNS, wrong.size)))
  return headers.filter(({ column }) => shown.has(column))
}

/** A piece of the sheet as it looks in Excel, the wrong cells marked. */
const Piece = ({ headers, row }: { headers: readonly Header[]; row: BadRow }) => {
  const t = useImportMessages()
  const wrong = new Set<string>(row.errors.map(({ column }) => column))
  const shown = columnsAround(headers, row)
  const familiar = shown.find(({ column }) => !wrong.has(column))
  // On a phone what is wrong stands beside one column that tells which row it is.
  const extra = (header: Header) => (wrong.has(header.column) || header === familiar ? '' : styles.extra)
  return (
    <div className={styles.sheet}>
      <table className={styles.table} aria-label={t('bad.sheet', { row: row.row })}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <VisuallyHidden>{t('bad.row')}</VisuallyHidden>
            </th>
            {shown.map((header) => (
              <th key={header.letter} scope="col" className={`${styles.letter} ${extra(header)}`}>
                {header.letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={styles.letter}>
              {1}
            </th>
            {shown.map((header) => (
              <td key={header.letter} className={`${styles.title} ${extra(header)}`}>
                {header.title}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className={styles.letter}>
              {row.row}
            </th>
            {shown.map((header) => (
              <td
                key={header.letter}
                className={`${wrong.has(header.column) ? styles.hit : styles.value} ${extra(header)}`}
              >
                {row.cells[headers.indexOf(header)]}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

const Row = ({ headers, row }: { headers: readonly Header[]; row: BadRow }) => {
  const t = useImportMessages()
  const titleOf = (column: string) => headers.find((header) => header.column === column)?.title ?? column
  const valueOf = (column: string) => {
    const value = row.cells[headers.findIndex((header) => header.column === column)]
    return value ? value : t('bad.empty')
  }
  return (
    <li className={styles.row}>
      {row.errors.map(({ cell, column, message }) => (
        <div key={cell} className={styles.error}>
          <span className={styles.cell}>{cell}</span>
          <span className={styles.what}>
            <strong>{t('bad.value', { title: titleOf(column), value: valueOf(column) })}</strong>
            <Text as="span" tone="muted">
              {message}
            </Text>
          </span>
        </div>
      ))}
      <Piece headers={headers} row={row} />
    </li>
  )
}

/** Every wrong cell by its name, with a sentence and the piece of the sheet around it. */
export const BadRows = ({ report: { badRows, headers } }: { report: ImportReport }) => {
  const t = useImportMessages()
  const id = useId()
  const [count, setCount] = useState(STEP)
  const errorsCount = badRows.reduce((sum, { errors }) => sum + errors.length, 0)
  const left = badRows.length - count
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={16}>
        <Inline gap={12}>
          <Heading id={id} level={2}>
            {t('bad.title')}
          </Heading>
          {errorsCount > 0 && (
            <Badge tone="negative" icon={TriangleAlert}>
              {t('bad.count', { count: errorsCount })}
            </Badge>
          )}
        </Inline>
        {badRows.length === 0 && <Text tone="muted">{t('bad.none')}</Text>}
        {badRows.length > 0 && (
          <ul className={styles.rows}>
            {badRows.slice(0, count).map((row) => (
              <Row key={row.row} headers={headers} row={row} />
            ))}
          </ul>
        )}
        {left > 0 && (
          <div>
            <Button variant="outline" tone="neutral" onPress={() => setCount(count + STEP)}>
              {t('bad.more', { count: Math.min(left, STEP) })}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
