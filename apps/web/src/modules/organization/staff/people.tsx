import type { Colleague } from '@cabinet/contract/people/colleagues'
import { Badge } from '@cabinet/ui/badge'
import { type Column, DataTable } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { EmptyState } from '@cabinet/ui/empty-state'
import { useMemo } from 'react'
import { rolesInForce } from '../../../shared/access/access.ts'
import { fullNameOf, phoneText } from '../../../shared/names.ts'
import { Section } from '../../../shared/ui/section.tsx'
import { badgeCell, twoLines } from '../../../shared/ui/two-lines.tsx'
import { type StaffMessages, useStaffMessages } from './messages.ts'

const tones = { UNCONFIRMED: 'notice', ACTIVE: 'positive', BLOCKED: 'negative', REJECTED: 'neutral' } as const

const columnsOf = (t: StaffMessages): readonly Column<Colleague>[] => [
  {
    id: 'name',
    header: t('people.name'),
    width: 190,
    isRowHeader: true,
    isFlexible: true,
    ...twoLines<Colleague>((person) => ({
      first: fullNameOf(person),
      under: person.isOwner ? t('people.owner') : person.position,
    })),
  },
  {
    id: 'contacts',
    header: t('people.contacts'),
    width: 225,
    ...twoLines<Colleague>(({ email, mobilePhone }) => ({ first: email, under: phoneText(mobilePhone) })),
  },
  {
    id: 'roles',
    header: t('people.roles'),
    width: 200,
    cell: (person) =>
      rolesInForce(person)
        .map(({ description }) => description)
        .join(', ') || '—',
  },
  {
    id: 'status',
    header: t('people.state'),
    width: 125,
    ...badgeCell<Colleague>(({ status }) => <Badge tone={tones[status.name]}>{status.description}</Badge>),
  },
  {
    id: 'lastLogin',
    header: t('people.lastLogin'),
    width: 140,
    cell: ({ lastLoginDateTime }) =>
      lastLoginDateTime === null ? '—' : <DateText value={lastLoginDateTime} format="dateTime" />,
  },
]

/** Who works in the cabinet, and as what. */
export const People = ({ people }: { people: readonly Colleague[] }) => {
  const t = useStaffMessages()
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <Section title={t('people.title')}>
      <DataTable
        label={t('people.title')}
        columns={columns}
        rows={people}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('people.empty')} />}
      />
    </Section>
  )
}
