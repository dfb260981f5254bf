import type { Insurer } from '@cabinet/contract/debtor/staff'
import { Badge } from '@cabinet/ui/badge'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { badgeCell, twoLines } from '../../../../shared/ui/two-lines.tsx'
import type { InsurersMessages } from './messages.ts'

export const columnsOf = (t: InsurersMessages): readonly Column<Insurer>[] => [
  {
    id: 'shortName',
    header: t('list.name'),
    width: 320,
    isRowHeader: true,
    isFlexible: true,
    isAlwaysShown: true,
    isSortable: true,
    ...twoLines<Insurer>(({ shortName, fullName }) => ({
      first: shortName,
      under: fullName === shortName ? null : fullName,
    })),
    text: ({ shortName }) => shortName,
  },
  { id: 'itn', header: t('field.itn'), width: 150, cell: ({ itn }) => itn },
  {
    id: 'isActive',
    header: t('list.state'),
    width: 140,
    isSortable: true,
    ...badgeCell<Insurer>(({ isActive }) => (
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
