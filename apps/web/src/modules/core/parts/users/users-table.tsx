import type { Colleague } from '@cabinet/contract/colleague'
import { Badge } from '@cabinet/ui/badge'
import { type Column, DataTable, type Sort } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { IconButton } from '@cabinet/ui/icon-button'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
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
import * as styles from './users-table.css.ts'

type Words = ReturnType<typeof useProfileWords>

const NameCell = ({ person, isMe, t }: { person: Colleague; isMe: boolean; t: Words }) => (
  <Inline gap={8}>
    <span>{fullNameOf(person)}</span>
    {person.isOwner && <Badge tone="info">{t('users.owner')}</Badge>}
    {isMe && <Badge icon={null}>{t('users.you')}</Badge>}
  </Inline>
)

const columnsOf = (t: Words, myId: string): readonly Column<Colleague>[] => [
  {
    id: 'fullName',
    header: t('users.column.name'),
    width: 170,
    isFlexible: true,
    isSortable: true,
    isRowHeader: true,
    isAlwaysShown: true,
    cell: (person) => <NameCell person={person} isMe={person.id === myId} t={t} />,
  },
  {
    id: 'contacts',
    header: t('users.column.contacts'),
    width: 216,
    cell: ({ mobilePhone, email }) => (
      <Stack gap={2}>
        <span>{phoneText(mobilePhone)}</span>
        <Text as="span" size="caption" tone="muted" className={styles.address}>
          {email}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'roles',
    header: t('users.column.roles'),
    width: 180,
    cell: ({ roles }) => (
      <Inline gap={4}>
        {roles.map(({ id, description }) => (
          <Badge key={id} icon={null}>
            {description}
          </Badge>
        ))}
      </Inline>
    ),
  },
  {
    id: 'status',
    header: t('users.column.status'),
    width: 170,
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
