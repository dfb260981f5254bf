import type { StatementLine } from '@cabinet/contract/partner/statement'
import type { Column } from '@cabinet/ui/data-table'
import { DateText, formatDate } from '@cabinet/ui/date-text'
import { formatMoney, Money } from '@cabinet/ui/money'
import { useMemo } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import * as styles from '../parts/partner.css.ts'
import { twoLines } from '../../../shared/ui/two-lines.tsx'
import { type StatementMessages, useStatementMessages } from './messages.ts'
import { StateBadge } from './state.tsx'

const columnsOf = (t: StatementMessages, locale: string): readonly Column<StatementLine>[] => [
  {
    id: 'payer',
    header: t('payer'),
    width: 190,
    isFlexible: true,
    isRowHeader: true,
    isAlwaysShown: true,
    ...twoLines<StatementLine>(({ payerName, payerItn }) => ({
      first: payerName,
      under: payerItn === '' ? '—' : t('itn', { itn: payerItn }),
    })),
    text: ({ payerName }) => payerName,
  },
  {
    id: 'purpose',
    header: t('purpose'),
    width: 200,
    isFlexible: true,
    cell: ({ purpose }) => <span className={styles.purpose}>{purpose || '—'}</span>,
    text: ({ purpose }) => purpose,
  },
  {
    id: 'date',
    header: t('date'),
    width: 108,
    isSortable: true,
    cell: ({ date }) => <DateText value={date} />,
    text: ({ date }) => formatDate(date, 'date', { locale }),
  },
  {
    id: 'amount',
    header: t('amount'),
    kind: 'number',
    width: 132,
    isSortable: true,
    cell: ({ amount }) => <Money kopecks={amount} />,
    text: ({ amount }) => formatMoney(amount, { locale }),
  },
  {
    id: 'left',
    header: t('left'),
    kind: 'number',
    width: 140,
    isSortable: true,
    cell: ({ left }) => (left === 0 ? '—' : <Money kopecks={left} />),
    text: ({ left }) => formatMoney(left, { locale }),
  },
  {
    id: 'state',
    header: t('state'),
    width: 172,
    ...twoLines<StatementLine>(
      ({ state, problem }) => ({
        first: <StateBadge state={state} />,
        under: problem && state.name !== 'SETTLED' ? problem.description : null,
      }),
      'badge',
    ),
    text: ({ state }) => state.description,
  },
]

/** The columns of the bank statement. */
export const useStatementColumns = () => {
  const t = useStatementMessages()
  const { locale } = useIntl()
  return useMemo(() => columnsOf(t, locale), [t, locale])
}
