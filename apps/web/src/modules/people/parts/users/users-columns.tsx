import type { Colleague } from '@cabinet/contract/people/colleagues'
import type { CurrentUser, Role } from '@cabinet/contract/people/user'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { VisuallyHidden } from '@cabinet/ui/visually-hidden'
import { useMemo } from 'react'
import { rolesInForce } from '../../../../shared/access/access.ts'
import { fullNameOf, phoneText } from '../../../../shared/names.ts'
import { NetAddress } from '../../../../shared/ui/net-address.tsx'
import { useProfileMessages } from '../profile/messages.ts'
import { actionsFor } from './actions.ts'
import { StatusBadge } from './status-badge.tsx'
import * as styles from './users-columns.css.ts'

type Messages = ReturnType<typeof useProfileMessages>

const NameCell = ({ person, isMe, t }: { person: Colleague; isMe: boolean; t: Messages }) => (
  <Inline gap={8}>
    <span>{fullNameOf(person)}</span>
    {person.isOwner && (
      <Badge tone="info" icon={null}>
        {t('users.owner')}
      </Badge>
    )}
    {isMe && <Badge icon={null}>{t('users.you')}</Badge>}
  </Inline>
)

/** More roles than these make a row taller than its neighbours. */
const SHOWN_ROLES = 2

const RolesCell = ({ roles, t }: { roles: readonly Role[]; t: Messages }) => {
  const rest = roles.slice(SHOWN_ROLES)
  return (
    <Inline gap={4}>
      {roles.slice(0, SHOWN_ROLES).map(({ id, description }) => (
        <Badge key={id} icon={null}>
          {description}
        </Badge>
      ))}
      {rest.length > 0 && (
        <Text as="span" size="caption" tone="muted">
          <span aria-hidden>{t('users.moreRoles', { count: rest.length })}</span>
          <VisuallyHidden>{rest.map(({ description }) => description).join(', ')}</VisuallyHidden>
        </Text>
      )}
    </Inline>
  )
}

interface Waiting {
  /** Whether this person waits and the reader may let them in. */
  readonly canConfirm: (person: Colleague) => boolean
  readonly onConfirm: (person: Colleague) => void
}

const columnsOf = (t: Messages, myId: string, { canConfirm, onConfirm }: Waiting): readonly Column<Colleague>[] => [
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
    lines: 2,
    cell: ({ mobilePhone, email }) => (
      <Stack gap={2}>
        <span>{phoneText(mobilePhone)}</span>
        <Text as="span" size="caption" tone="muted" className={styles.address}>
          <NetAddress>{email}</NetAddress>
        </Text>
      </Stack>
    ),
  },
  {
    id: 'roles',
    header: t('users.column.roles'),
    width: 180,
    cell: (person) => <RolesCell roles={rolesInForce(person)} t={t} />,
  },
  {
    id: 'status',
    header: t('users.column.status'),
    width: 170,
    cell: (person) => (
      <Stack gap={8}>
        <span>
          <StatusBadge status={person.status} />
        </span>
        {canConfirm(person) && (
          <span>
            <Button
              data-track="person-confirm"
              size="small"
              variant="outline"
              tone="neutral"
              aria-label={t('users.confirm', { name: fullNameOf(person) })}
              onPress={() => onConfirm(person)}
            >
              {t('action.confirm')}
            </Button>
          </span>
        )}
      </Stack>
    ),
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

/** The columns of the register of people. */
export const useUsersColumns = (
  me: CurrentUser,
  onConfirm: (person: Colleague) => void,
): readonly Column<Colleague>[] => {
  const t = useProfileMessages()
  return useMemo(() => {
    const canConfirm = (person: Colleague) =>
      actionsFor(me, person).some(({ action, obstacle }) => action === 'confirm' && obstacle === null)
    return columnsOf(t, me.id, { canConfirm, onConfirm })
  }, [t, me, onConfirm])
}
