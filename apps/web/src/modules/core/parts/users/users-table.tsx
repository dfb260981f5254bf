import type { Colleague } from '@cabinet/contract/colleague'
import { Badge } from '@cabinet/ui/badge'
import { type Column, DataTable, type Sort } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { IconButton } from '@cabinet/ui/icon-button'
import { Inline } from '@cabinet/ui/inline'
import { Tag } from '@cabinet/ui/tag'
import { Text } from '@cabinet/ui/text'
import { EllipsisVertical } from 'lucide-react'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useUser } from '../../../../shared/access/user.tsx'
import { paths } from '../../../../shared/paths.ts'
import { fullNameOf, phoneText } from '../names.ts'
import { useProfileWords } from '../profile/words.ts'
import type { PersonAction } from './actions.ts'
import { PersonMenu } from './person-menu.tsx'
import { StatusBadge } from './status-badge.tsx'

type Words = ReturnType<typeof useProfileWords>

const NameCell = ({ person, isMe, t }: { person: Colleague; isMe: boolean; t: Words }) => (
  <Inline gap={8}>
    <span>{fullNameOf(person)}</span>
    {person.isOwner && <Badge tone="info">{t('users.owner')}</Badge>}
    {isMe && <Badge>{t('users.you')}</Badge>}
  </Inline>
)

const columnsOf = (t: Words, myId: string): readonly Column<Colleague>[] => [
  {
    id: 'fullName',
    header: t('users.column.name'),
    width: 230,
    isFlexible: true,
    isSortable: true,
    isRowHeader: true,
    isAlwaysShown: true,
    cell: (person) => <NameCell person={person} isMe={person.id === myId} t={t} />,
  },
  {
    id: 'mobilePhone',
    header: t('users.column.phone'),
    width: 150,
    cell: ({ mobilePhone }) => phoneText(mobilePhone),
  },
  { id: 'email', header: t('users.column.email'), width: 200, isSortable: true, cell: ({ email }) => email },
  {
    id: 'roles',
    header: t('users.column.roles'),
    width: 220,
    cell: ({ roles }) => (
      <Inline gap={4}>
        {roles.map(({ id, description }) => (
          <Tag key={id}>{description}</Tag>
        ))}
      </Inline>
    ),
  },
  {
    id: 'status',
    header: t('users.column.status'),
    width: 190,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: 'lastLoginDateTime',
    header: t('users.column.lastLogin'),
    width: 140,
    isSortable: true,
    cell: ({ lastLoginDateTime }) =>
      lastLoginDateTime ? (
        <DateText value={lastLoginDateTime} format="dateTime" />
      ) : (
        <Text as="span" tone="muted">
          {t('users.never')}
        </Text>
      ),
  },
]

/** People of the cabinet as a table, on a phone as cards. */
export const UsersTable = ({
  rows,
  sort,
  isLoading,
  empty,
  error,
  onSortChange,
  onAction,
}: {
  rows: readonly Colleague[]
  sort: Sort | null
  isLoading: boolean
  empty: ReactNode
  error: ReactNode
  onSortChange: (sort: Sort) => void
  onAction: (action: PersonAction, person: Colleague) => void
}) => {
  const t = useProfileWords()
  const me = useUser()
  const navigate = useNavigate()
  const columns = useMemo(() => columnsOf(t, me.id), [t, me.id])
  const actions = useCallback(
    (person: Colleague) => (
      <PersonMenu
        person={person}
        withCard
        trigger={
          <IconButton
            icon={EllipsisVertical}
            label={t('users.actionsOf', { name: fullNameOf(person) })}
            tone="neutral"
            variant="quiet"
          />
        }
        onAction={(action) => onAction(action, person)}
      />
    ),
    [t, onAction],
  )
  return (
    <DataTable
      label={t('users.label')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowActions={actions}
      sort={sort}
      isLoading={isLoading}
      empty={empty}
      error={error}
      maxHeight="none"
      onSortChange={onSortChange}
      onRowOpen={({ id }) => void navigate(paths['user-detail']({ id }))}
    />
  )
}
