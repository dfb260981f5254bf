import { formatMoney } from '@cabinet/ui/money'
import type { ReactNode } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import * as styles from './parts.css.ts'

/** A line of an arithmetic: a name, and a sum with its sign. */
export interface SumLine {
  readonly label: ReactNode
  /** Kopecks; a text where there is no sum. */
  readonly value: number | string
  readonly isTotal?: boolean
}

/** A sum as people reckon it: line by line, the result below a rule. */
export const SumList = ({ lines }: { lines: readonly SumLine[] }) => {
  const { locale } = useIntl()
  return (
    <dl className={styles.sum}>
      {lines.map(({ label, value, isTotal = false }, index) => (
        // Lines have no names of their own and never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={isTotal ? `${styles.sumRow} ${styles.sumTotal}` : styles.sumRow}>
          <dt>{label}</dt>
          <dd className={styles.figures}>{typeof value === 'number' ? formatMoney(value, { locale }) : value}</dd>
        </div>
      ))}
    </dl>
  )
}
