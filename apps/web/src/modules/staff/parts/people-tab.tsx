import type { StaffPerson } from '@cabinet/contract/staff'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Skeleton } from '@cabinet/ui/skeleton'
import { useMemo, useState } from 'react'
import { useUser } from '../../../shared/access/user.tsx'
import { fullNameOf, phoneText } from '../../../shared/names.ts'
import { Register } from '../../../shared/register/register.tsx'
import { useRegister } from '../../../shared/register/use-register.ts'
import { RemoveDialog } from '../../../shared/ui/remove-dialog.tsx'
import { twoLines } from '../../../shared/ui/two-lines.tsx'
import { useRemovePerson } from '../data.ts'
import { type StaffMessages, useStaffMessages } from './messages.ts'
import { peopleRegister, usePeopleControls } from './registers.ts'

const columnsOf = (
  t: StaffMessages,
  ownId: string,
  onRemove: (person: StaffPerson) => void,
): readonly Column<StaffPerson>[] => [
  {
    id: 'fullName',
    header: t('people.name'),
    width: 240,
    isRowHeader: true,
    isAlwaysShown: true,
    isSortable: true,
    isFlexible: true,
    ...twoLines<StaffPerson>((person) => ({
      first: fullNameOf(person),
      under: person.organization ?? t('people.platformAlone'),
    })),
  },
  {
    id: 'email',
    header: t('people.contacts'),
    width: 230,
    isSortable: true,
    ...twoLines<StaffPerson>(({ email, mobilePhone }) => ({ first: email, under: phoneText(mobilePhone) })),
  },
  {
    id: 'grantedDateTime',
    header: t('people.since'),
    width: 140,
    isSortable: true,
    cell: ({ grantedDateTime }) => <DateText value={grantedDateTime} />,
  },
  {
    id: 'lastLoginDateTime',
    header: t('people.lastLogin'),
    width: 200,
    isSortable: true,
    cell: ({ lastLoginDateTime, mustChangePassword }) => {
      if (mustChangePassword) return <Badge tone="notice">{t('people.mustChange')}</Badge>
      return lastLoginDateTime === null ? '—' : <DateText value={lastLoginDateTime} format="dateTime" />
    },
  },
  {
    id: 'remove',
    header: t('actions'),
    width: 120,
    skeleton: <Skeleton width={90} height={32} />,
    cell: (person) => (
      <Button
        data-track="staff-remove"
        size="small"
        variant="outline"
        tone="neutral"
        aria-label={t('people.removeOf', { name: fullNameOf(person) })}
        // The last one of the staff would lock everybody out, and nobody takes themselves off by a slip of the hand.
        disabledReason={person.id === ownId ? t('people.notSelf') : undefined}
        onPress={() => onRemove(person)}
      >
        {t('people.remove')}
      </Button>
    ),
  },
]

/** Who works for the platform. */
export const PeopleTab = () => {
  const t = useStaffMessages()
  const { id: ownId } = useUser()
  const register = useRegister(peopleRegister)
  const controls = usePeopleControls()
  const { trigger } = useRemovePerson()
  const [removed, setRemoved] = useState<StaffPerson | null>(null)
  const columns = useMemo(() => columnsOf(t, ownId, setRemoved), [t, ownId])
  return (
    <>
      <Register
        of={register}
        label={t('tab.people')}
        columns={columns}
        search={{ name: 'q', label: t('people.search'), placeholder: t('people.searchHint') }}
        controls={controls}
        empty={<EmptyState title={t('people.empty')}>{t('people.emptyText')}</EmptyState>}
      />
      {removed && (
        <RemoveDialog
          title={t('people.removeTitle')}
          text={t('people.removeText', { name: fullNameOf(removed) })}
          submit={t('people.remove')}
          done={t('people.removed')}
          onRemove={() => trigger({ params: { id: removed.id } })}
          onRemoved={() => undefined}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  )
}
