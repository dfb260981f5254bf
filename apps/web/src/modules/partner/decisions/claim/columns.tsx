import type { InsurerClaimLine } from '@cabinet/contract/claim/partner-shapes'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { Money } from '@cabinet/ui/money'
import { badgeCell, LongName, twoLines } from '../../../../shared/ui/two-lines.tsx'
import type { DecisionsMessages } from '../messages.ts'
import { ClaimState } from './state.tsx'

const dayCell = (day: string | null) => (day === null ? '—' : <DateText value={day} />)

export const columnsOf = (t: DecisionsMessages): readonly Column<InsurerClaimLine>[] => [
  {
    id: 'policyholder',
    header: t('client'),
    width: 260,
    isRowHeader: true,
    isFlexible: true,
    isAlwaysShown: true,
    isSortable: true,
    ...twoLines<InsurerClaimLine>(({ policyholder }) => ({
      first: <LongName>{policyholder.shortName}</LongName>,
      under: t('itn.of', { itn: policyholder.itn }),
    })),
    text: ({ policyholder }) => policyholder.shortName,
  },
  {
    id: 'number',
    header: t('number'),
    width: 210,
    isSortable: true,
    ...twoLines<InsurerClaimLine>(({ number, product }) => ({ first: number, under: t(`insured.${product}`) })),
    text: ({ number }) => number,
  },
  {
    id: 'claimedAmount',
    header: t('claim.claimed'),
    width: 150,
    kind: 'number',
    isSortable: true,
    cell: ({ claimedAmount }) => <Money kopecks={claimedAmount} />,
  },
  {
    id: 'approvedAmount',
    header: t('claim.approved'),
    width: 150,
    kind: 'number',
    cell: ({ approvedAmount: sum }) => (sum === null ? '—' : <Money kopecks={sum} />),
  },
  {
    id: 'state',
    header: t('state'),
    width: 190,
    isSortable: true,
    ...badgeCell<InsurerClaimLine>(({ state }) => <ClaimState state={state} />),
  },
  {
    id: 'submittedDateTime',
    header: t('claim.sent'),
    width: 160,
    isSortable: true,
    cell: ({ submittedDateTime: at }) => (at === null ? '—' : <DateText value={at} format="dateTime" />),
  },
  {
    id: 'decisionUntil',
    header: t('request.until'),
    width: 130,
    isSortable: true,
    cell: ({ decisionUntil }) => dayCell(decisionUntil),
  },
  {
    id: 'paymentUntil',
    header: t('claim.payUntilShort'),
    width: 140,
    isSortable: true,
    cell: ({ paymentUntil }) => dayCell(paymentUntil),
  },
]
