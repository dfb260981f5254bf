import type { StaffAction, StaffPerson } from '@cabinet/contract/staff'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { EmptyState } from '@cabinet/ui/empty-state'
import { useMemo } from 'react'
import { Register } from '../../../shared/register/register.tsx'
import { useRegister } from '../../../shared/register/use-register.ts'
import { twoLines } from '../../../shared/ui/two-lines.tsx'
import { usePeople } from '../data.ts'
import { type StaffMessages, useStaffMessages } from './messages.ts'
import { journalRegister, useJournalControls } from './registers.ts'

const columnsOf = (t: StaffMessages): readonly Column<StaffAction>[] => [
  {
    id: 'thing',
    header: t('journal.about'),
    width: 240,
    isRowHeader: true,
    isAlwaysShown: true,
    isSortable: true,
    isFlexible: true,
    ...twoLines<StaffAction>(({ thing, subject }) => ({ first: subject, under: t(`journal.thing.${thing}`) })),
  },
  {
    id: 'action',
    header: t('journal.action'),
    width: 150,
    isSortable: true,
    cell: ({ action }) => t(`journal.action.${action}`),
  },
  {
    id: 'organization',
    header: t('journal.organization'),
    width: 180,
    cell: ({ organization }) => organization?.shortName ?? '—',
  },
  {
    id: 'by',
    header: t('journal.by'),
    width: 190,
    cell: ({ by, action }) => by ?? t(action === 'OFFERED_BY_RULE' ? 'journal.rule' : 'journal.command'),
  },
  {
    id: 'atDateTime',
    header: t('journal.at'),
    width: 160,
    isSortable: true,
    cell: ({ atDateTime }) => <DateText value={atDateTime} format="dateTime" />,
  },
]

const NONE: readonly StaffPerson[] = []

/** Who of the platform staff has added, changed or read what. */
export const JournalTab = () => {
  const t = useStaffMessages()
  const register = useRegister(journalRegister)
  const columns = useMemo(() => columnsOf(t), [t])
  // They only name the choices of a filter: without them the register is as good.
  const { data: people } = usePeople()
  const controls = useJournalControls(people?.content ?? NONE)
  return (
    <Register
      of={register}
      label={t('tab.journal')}
      columns={columns}
      search={{ name: 'q', label: t('journal.search'), placeholder: t('journal.searchHint') }}
      controls={controls}
      empty={<EmptyState title={t('journal.empty')}>{t('journal.emptyText')}</EmptyState>}
    />
  )
}
