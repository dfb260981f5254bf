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
import { RightsDialog } from './rights.tsx'

const columnsOf = (
  t: PartnerMessages,
  reasons: Readonly<Record<'remove' | 'rights', (person: PartnerPerson) => string | undefined>>,
  onRemove: (person: PartnerPerson) => void,
  onRights: (person: PartnerPerson) => void,
): readonly Column<PartnerPerson>[] => [
  {
    id: 'name',
    header: t('people.name'),
    width: 200,
    isRowHeader: true,
    isFlexible: true,
    cell: (person) => fullNameOf(person),
  },
  {
    id: 'contacts',
    header: t('people.contacts'),
    width: 200,
    ...twoLines<PartnerPerson>(({ email, mobilePhone }) => ({ first: email, under: phoneText(mobilePhone) })),
  },
  {
    id: 'rights',
    header: t('rights.title'),
    width: 180,
    cell: ({ rights }) => (
      <Inline gap={4}>
        {rights.map((right) => (
          <Badge key={right} tone={right === 'DECIDE' ? 'accent' : 'neutral'}>
            {t(`rights.${right}`)}
          </Badge>
        ))}
      </Inline>
    ),
  },
  {
    id: 'lastLogin',
    header: t('people.lastLogin'),
    width: 170,
    ...twoLines<PartnerPerson>(({ lastLoginDateTime: at, invitedDateTime }) => ({
      first: at === null ? t('people.never') : <DateText value={at} format="dateTime" />,
      under: (
        <>
          {t('people.invited')} <DateText value={invitedDateTime} />
        </>
      ),
    })),
  },
  {
    id: 'remove',
    header: t('people.actions'),
    width: 200,
    cell: (person) => (
      <Inline gap={4}>
        <Button
          data-track="partner-person-rights"
          size="small"
          variant="quiet"
          tone="neutral"
          aria-label={t('rights.changeOf', { name: fullNameOf(person) })}
          disabledReason={reasons.rights(person)}
          onPress={() => onRights(person)}
        >
          {t('rights.change')}
        </Button>
        <Button
          data-track="partner-person-remove"
          size="small"
          variant="quiet"
          tone="negative"
          aria-label={t('people.removeOf', { name: fullNameOf(person) })}
          disabledReason={reasons.remove(person)}
          onPress={() => onRemove(person)}
        >
          {t('people.remove')}
        </Button>
      </Inline>
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
  const [changed, setChanged] = useState<PartnerPerson | null>(null)
  const columns = useMemo(() => {
    const reasonWith = (own: string) => (person: PartnerPerson) => (person.id === ownId ? own : offReason)
    const reasons = { remove: reasonWith(t('people.notSelf')), rights: reasonWith(t('rights.notSelf')) }
    return columnsOf(t, reasons, setRemoved, setChanged)
  }, [t, ownId, offReason])
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
      {changed && <RightsDialog partnerId={partner.id} person={changed} onClose={() => setChanged(null)} />}
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
