import type { PartnerPerson } from '@cabinet/contract/partner/people'
import type { PartnerCard } from '@cabinet/contract/partner/partners'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { DataTable, type Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useUser } from '../../../shared/access/user.tsx'
import { Loaded } from '../../../shared/loaded.tsx'
import { fullNameOf, phoneText } from '../../../shared/names.ts'
import { card } from '../../../shared/register/register.css.ts'
import { RemoveDialog } from '../../../shared/ui/remove-dialog.tsx'
import { twoLines } from '../../../shared/ui/two-lines.tsx'
import { usePeople, useRemovePerson } from '../data.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { type PartnerMessages, usePartnerMessages } from './messages.ts'
import { useOffReason } from './off-reason.ts'

const columnsOf = (
  t: PartnerMessages,
  reasonOf: (person: PartnerPerson) => string | undefined,
  onRemove: (person: PartnerPerson) => void,
): readonly Column<PartnerPerson>[] => [
  {
    id: 'name',
    header: t('people.name'),
    width: 240,
    isRowHeader: true,
    isFlexible: true,
    cell: (person) => fullNameOf(person),
  },
  {
    id: 'contacts',
    header: t('people.contacts'),
    width: 240,
    ...twoLines<PartnerPerson>(({ email, mobilePhone }) => ({ first: email, under: phoneText(mobilePhone) })),
  },
  {
    id: 'invited',
    header: t('people.invited'),
    width: 150,
    cell: ({ invitedDateTime }) => <DateText value={invitedDateTime} />,
  },
  {
    id: 'lastLogin',
    header: t('people.lastLogin'),
    width: 170,
    cell: ({ lastLoginDateTime: at }) =>
      at === null ? <Badge>{t('people.never')}</Badge> : <DateText value={at} format="dateTime" />,
  },
  {
    id: 'remove',
    header: t('people.actions'),
    width: 130,
    cell: (person) => (
      <Button
        data-track="partner-person-remove"
        size="small"
        variant="quiet"
        tone="negative"
        aria-label={t('people.removeOf', { name: fullNameOf(person) })}
        disabledReason={reasonOf(person)}
        onPress={() => onRemove(person)}
      >
        {t('people.remove')}
      </Button>
    ),
  },
]

const People = ({ partner, people }: { partner: PartnerCard; people: readonly PartnerPerson[] }) => {
  const t = usePartnerMessages()
  const { id: ownId, partner: own } = useUser()
  const offReason = useOffReason(partner)
  const { trigger } = useRemovePerson()
  const [isInviting, setInviting] = useState(false)
  const [removed, setRemoved] = useState<PartnerPerson | null>(null)
  const columns = useMemo(
    () => columnsOf(t, ({ id }) => (id === ownId ? t('people.notSelf') : offReason), setRemoved),
    [t, ownId, offReason],
  )
  const invite = own === undefined && (
    <Button icon={UserPlus} onPress={() => setInviting(true)}>
      {t('invite.open')}
    </Button>
  )
  return (
    <Stack gap={16}>
      {invite && people.length > 0 && <Inline>{invite}</Inline>}
      <Card className={card} isPadded={false}>
        <DataTable
          label={t('tab.people')}
          columns={columns}
          rows={people}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title={t('people.empty')} action={invite}>
              {t('people.emptyText')}
            </EmptyState>
          }
        />
      </Card>
      {isInviting && <InviteDialog partnerId={partner.id} onClose={() => setInviting(false)} />}
      {removed && (
        <RemoveDialog
          title={t('people.removeTitle')}
          text={t('people.removeText', { name: fullNameOf(removed) })}
          submit={t('people.remove')}
          done={t('people.removed')}
          onRemove={() => trigger({ params: { id: partner.id, personId: removed.id } })}
          onRemoved={() => undefined}
          onClose={() => setRemoved(null)}
        />
      )}
    </Stack>
  )
}

/** Who signs in for the partner. Platform staff invite them; they and the staff remove them. */
export const PeopleTab = ({ partner }: { partner: PartnerCard }) => {
  const found = usePeople(partner.id)
  return <Loaded of={found}>{({ people }) => <People partner={partner} people={people} />}</Loaded>
}
