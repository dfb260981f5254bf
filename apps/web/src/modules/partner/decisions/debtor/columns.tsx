import type { InsurerBuyer } from '@cabinet/contract/debtor/partner-credit'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { Money } from '@cabinet/ui/money'
import { badgeCell, LongName, twoLines } from '../../../../shared/ui/two-lines.tsx'
import type { DecisionsMessages } from '../messages.ts'
import { LimitState } from './state.tsx'

const sumCell = (sum: number | null) => (sum === null ? '—' : <Money kopecks={sum} />)

export const columnsOf = (t: DecisionsMessages): readonly Column<InsurerBuyer>[] => [
  {
    id: 'shortName',
    header: t('limit.buyer'),
    width: 220,
    isRowHeader: true,
    isFlexible: true,
    isAlwaysShown: true,
    isSortable: true,
    ...twoLines<InsurerBuyer>(({ shortName, itn }) => ({
      first: <LongName>{shortName}</LongName>,
      under: t('itn.of', { itn }),
    })),
    text: ({ shortName }) => shortName,
  },
  {
    id: 'policyholder',
    header: t('client'),
    width: 190,
    isSortable: true,
    ...twoLines<InsurerBuyer>(({ policyholder }) => ({
      first: <LongName>{policyholder.shortName}</LongName>,
      under: t('itn.of', { itn: policyholder.itn }),
    })),
    text: ({ policyholder }) => policyholder.shortName,
  },
  {
    id: 'requestedLimit',
    header: t('limit.requested'),
    width: 150,
    kind: 'number',
    isSortable: true,
    cell: ({ requestedLimit }) => sumCell(requestedLimit),
  },
  {
    id: 'approvedLimit',
    header: t('claim.approved'),
    width: 150,
    kind: 'number',
    isSortable: true,
    cell: ({ approvedLimit }) => sumCell(approvedLimit),
  },
  {
    id: 'state',
    header: t('state'),
    width: 180,
    isSortable: true,
    ...badgeCell<InsurerBuyer>(({ state }) => <LimitState state={state} />),
  },
  {
    id: 'requestedDateTime',
    header: t('limit.requestedAt'),
    width: 160,
    isSortable: true,
    cell: ({ requestedDateTime: at }) => (at === null ? '—' : <DateText value={at} format="dateTime" />),
  },
  {
    id: 'validUntil',
    header: t('limit.validUntil'),
    width: 140,
    isSortable: true,
    cell: ({ validUntil: day }) => (day === null ? '—' : <DateText value={day} />),
  },
]
