import { actionsExcel, type PartnerCard } from '@cabinet/contract/partner/partners'
import { type PartnerAction } from '@cabinet/contract/partner/journal'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { EmptyState } from '@cabinet/ui/empty-state'
import { useMemo } from 'react'
import { RegisterExport } from '../../../shared/register/register-export.tsx'
import { Register } from '../../../shared/register/register.tsx'
import { useRegister } from '../../../shared/register/use-register.ts'
import { twoLines } from '../../../shared/ui/two-lines.tsx'
import { type PartnerMessages, usePartnerMessages } from './messages.ts'
import * as styles from './partner.css.ts'
import { journalRegister, useJournalControls } from './registers.tsx'

const columnsOf = (t: PartnerMessages): readonly Column<PartnerAction>[] => [
  {
    id: 'action',
    header: t('journal.action'),
    width: 340,
    isRowHeader: true,
    isAlwaysShown: true,
    isSortable: true,
    isFlexible: true,
    cell: ({ action, subject }) => (
      <span className={styles.lines}>
        <span>{t(`journal.action.${action}`)}</span>
        {subject !== null && <span className={styles.muted}>{subject}</span>}
      </span>
    ),
  },
  {
    id: 'by',
    header: t('journal.by'),
    width: 260,
    ...twoLines<PartnerAction>(({ by, isByPartner }) => ({
      first: by,
      under: t(isByPartner ? 'journal.byPartner' : 'journal.byPlatform'),
    })),
  },
  {
    id: 'atDateTime',
    header: t('journal.at'),
    width: 170,
    isSortable: true,
    cell: ({ atDateTime }) => <DateText value={atDateTime} format="dateTime" />,
  },
]

/** Who has done what with the partner and its keys. */
export const JournalTab = ({ partner: { id } }: { partner: PartnerCard }) => {
  const t = usePartnerMessages()
  const ofPartner = useMemo(() => [{ field: 'partnerId' as const, operation: 'EQ' as const, value: id }], [id])
  const register = useRegister(journalRegister, ofPartner)
  const columns = useMemo(() => columnsOf(t), [t])
  const controls = useJournalControls()
  return (
    <Register
      hasHeading
      actions={<RegisterExport excel={actionsExcel} query={register.query} />}
      of={register}
      label={t('tab.journal')}
      columns={columns}
      search={{ name: 'q', label: t('journal.search'), placeholder: t('journal.searchHint') }}
      controls={controls}
      empty={<EmptyState title={t('journal.empty')}>{t('journal.emptyText')}</EmptyState>}
    />
  )
}
