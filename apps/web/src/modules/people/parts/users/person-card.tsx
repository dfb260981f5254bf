import { pages } from '@cabinet/contract/pages'
import type { ColleagueCard } from '@cabinet/contract/people/colleagues'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Grid } from '@cabinet/ui/grid'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Timeline } from '@cabinet/ui/timeline'
import { ChevronDown } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { rolesInForce } from '../../../../shared/access/access.ts'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { fullNameOf, phoneText } from '../../../../shared/names.ts'
import { useProfileMessages } from '../profile/messages.ts'
import { actionsFor } from './actions.ts'
import { useUser } from '../../../../shared/access/user.tsx'
import { NetAddress } from '../../../../shared/ui/net-address.tsx'
import { PersonDialogs } from './person-dialogs.tsx'
import { PersonMenu } from './person-menu.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useHistory } from './use-history.ts'
import { useMeaning } from './use-meaning.ts'
import { usePersonAction } from './use-person-action.ts'

const useDetails = (person: ColleagueCard) => {
  const t = useProfileMessages()
  const intl = useIntl()
  const moment = (instant: string) => intl.formatDate(instant, { dateStyle: 'short', timeStyle: 'short' })
  const confirmed =
    person.confirmedDateTime &&
    (person.confirmedBy
      ? t('user.confirmedBy', { date: moment(person.confirmedDateTime), name: person.confirmedBy })
      : moment(person.confirmedDateTime))
  return [
    { label: t('users.column.phone'), value: phoneText(person.mobilePhone) },
    { label: t('users.column.email'), value: <NetAddress>{person.email}</NetAddress> },
    { label: t('personal.position'), value: person.position ?? '—' },
    { label: t('user.registered'), value: moment(person.createdDateTime) },
    ...(confirmed ? [{ label: t('user.confirmed'), value: confirmed }] : []),
    {
      label: t('user.lastLogin'),
      value: person.lastLoginDateTime ? moment(person.lastLoginDateTime) : t('users.never'),
    },
    ...(person.rejectReason ? [{ label: t('user.rejectReason'), value: person.rejectReason }] : []),
  ]
}

const Roles = ({ person }: { person: ColleagueCard }) => {
  const meaningOf = useMeaning()
  return (
    <Stack gap={12}>
      {rolesInForce(person).map(({ id, description }) => (
        <Stack key={id} gap={2}>
          <Text weight="medium">{description}</Text>
          <Text size="caption" tone="muted">
            {meaningOf(id) ?? '—'}
          </Text>
        </Stack>
      ))}
    </Stack>
  )
}

/** Everything about a person of the organization, and what can be done about them. */
export const PersonCard = ({ person }: { person: ColleagueCard }) => {
  const t = useProfileMessages()
  const me = useUser()
  const navigate = useNavigate()
  const details = useDetails(person)
  const events = useHistory(person)
  const { open } = usePersonAction()
  const hasActions = actionsFor(me, person).length > 0
  return (
    <Stack gap={24}>
      <Inline gap={12} justify="between">
        <Inline gap={12}>
          <Heading level={1}>{fullNameOf(person)}</Heading>
          <StatusBadge status={person.status} />
          {person.isOwner && (
            <Badge tone="info" icon={null}>
              {t('users.owner')}
            </Badge>
          )}
        </Inline>
        {hasActions && (
          <PersonMenu
            person={person}
            withCard={false}
            trigger={
              <Button variant="outline" tone="neutral" iconEnd={ChevronDown}>
                {t('user.actions')}
              </Button>
            }
            onAction={(action) => open(action, person.id)}
          />
        )}
      </Inline>
      <Grid columns={2} gap={16}>
        <Card as="section" aria-labelledby="person-data">
          <Stack gap={16}>
            <Heading id="person-data" level={2}>
              {t('user.data')}
            </Heading>
            <DescriptionList items={details} />
          </Stack>
        </Card>
        <Card as="section" aria-labelledby="person-roles">
          <Stack gap={16}>
            <Heading id="person-roles" level={2}>
              {t('user.roles')}
            </Heading>
            <Roles person={person} />
          </Stack>
        </Card>
      </Grid>
      <Card as="section" aria-labelledby="person-history">
        <Stack gap={16}>
          <Heading id="person-history" level={2}>
            {t('user.history')}
          </Heading>
          {events.length > 0 ? <Timeline events={events} /> : <Text tone="muted">{t('user.noHistory')}</Text>}
        </Stack>
      </Card>
      <PersonDialogs known={[person]} onRemoved={() => void navigate(pages.profile({}, { tab: 'users' }))} />
    </Stack>
  )
}
