import type { BankRequest } from '@cabinet/contract/finance/partner-shapes'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { Money } from '@cabinet/ui/money'
import { badgeCell, LongName, twoLines } from '../../../../shared/ui/two-lines.tsx'
import type { DecisionsMessages } from '../messages.ts'
import { RequestState } from './state.tsx'

export const columnsOf = (t: DecisionsMessages): readonly Column<BankRequest>[] => [
  {
    id: 'applicant',
    header: t('client'),
    width: 240,
    isRowHeader: true,
    isFlexible: true,
    isAlwaysShown: true,
    isSortable: true,
    ...twoLines<BankRequest>(({ applicant }) => ({
      first: <LongName>{applicant.shortName}</LongName>,
      under: t('itn.of', { itn: applicant.itn }),
    })),
    text: ({ applicant }) => applicant.shortName,
  },
  { id: 'number', header: t('number'), width: 150, isSortable: true, cell: ({ number }) => number },
  {
    id: 'product',
    header: t('product'),
    width: 170,
    isSortable: true,
    cell: ({ product }) => t(`product.${product}`),
  },
  {
    id: 'financingLimit',
    header: t('terms.limit'),
    width: 170,
    kind: 'number',
    isSortable: true,
    cell: ({ financingLimit }) => <Money kopecks={financingLimit} />,
  },
  {
    id: 'state',
    header: t('state'),
    width: 160,
    isSortable: true,
    ...badgeCell<BankRequest>(({ state }) => <RequestState state={state} />),
  },
  {
    id: 'sentDateTime',
    header: t('request.sent'),
    width: 170,
    isSortable: true,
    cell: ({ sentDateTime: at }) => (at === null ? '—' : <DateText value={at} format="dateTime" />),
  },
  {
    id: 'plannedDecisionDate',
    header: t('request.until'),
    width: 150,
    isSortable: true,
    cell: ({ plannedDecisionDate: day }) => (day === null ? '—' : <DateText value={day} />),
  },
]
