import type { FinanceBank } from '@cabinet/contract/finance/banks'
import { Badge } from '@cabinet/ui/badge'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { badgeCell, twoLines } from '../../../shared/ui/two-lines.tsx'
import type { BanksMessages } from './messages.ts'

export const columnsOf = (t: BanksMessages): readonly Column<FinanceBank>[] => [
  {
    id: 'shortName',
    header: t('list.name'),
    width: 300,
    isRowHeader: true,
    isFlexible: true,
    isAlwaysShown: true,
    isSortable: true,
    ...twoLines<FinanceBank>(({ shortName, fullName }) => ({
      first: shortName,
      under: fullName === shortName ? null : fullName,
    })),
    text: ({ shortName }) => shortName,
  },
  { id: 'itn', header: t('field.itn'), width: 140, cell: ({ itn }) => itn },
  { id: 'bik', header: t('field.bik'), width: 130, cell: ({ bik }) => bik ?? '—' },
  {
    id: 'isActive',
    header: t('list.state'),
    width: 140,
    isSortable: true,
    ...badgeCell<FinanceBank>(({ isActive }) => (
      <Badge tone={isActive ? 'positive' : 'neutral'}>{t(isActive ? 'list.on' : 'list.off')}</Badge>
    )),
  },
  {
    id: 'updatedDateTime',
    header: t('list.changed'),
    width: 170,
    isSortable: true,
    cell: ({ updatedDateTime }) => <DateText value={updatedDateTime} format="dateTime" />,
  },
]
