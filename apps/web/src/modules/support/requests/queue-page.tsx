import { supportPages } from '@cabinet/contract/support/pages'
import type { StaffRequest } from '@cabinet/contract/support/staff'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { Register } from '../../../shared/register/register.tsx'
import { useRegister } from '../../../shared/register/use-register.ts'
import { badgeCell, twoLines } from '../../../shared/ui/two-lines.tsx'
import { type RequestMessages, useRequestMessages } from './messages.ts'
import { requestsRegister, useRequestsControls } from './register.ts'
import { RequestState } from './request-state.tsx'

const columnsOf = (t: RequestMessages): readonly Column<StaffRequest>[] => [
  {
    id: 'number',
    header: t('list.request'),
    width: 190,
    isRowHeader: true,
    isAlwaysShown: true,
    isSortable: true,
    ...twoLines<StaffRequest>(({ number, topic }) => ({ first: number, under: t(`topic.${topic}`) })),
    text: ({ number }) => number,
  },
  {
    id: 'person',
    header: t('list.person'),
    width: 280,
    isFlexible: true,
    ...twoLines<StaffRequest>(({ person, organization }) => ({
      first: person.fullName,
      under: organization?.shortName ?? t('one.noOrganization'),
    })),
  },
  {
    id: 'state',
    header: t('list.state'),
    width: 190,
    ...badgeCell<StaffRequest>((request) => <RequestState request={request} />),
  },
  {
    id: 'lastDateTime',
    header: t('list.last'),
    width: 180,
    isSortable: true,
    cell: ({ lastDateTime }) => <DateText value={lastDateTime} format="dateTime" />,
  },
]

/** For platform staff: what people have written to the support, what waits first. */
export const Page = () => {
  const t = useRequestMessages()
  const navigate = useNavigate()
  const register = useRegister(requestsRegister)
  const controls = useRequestsControls()
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="muted" hasMeasure>
          {t('lead')}
        </Text>
      </Stack>
      <Register
        of={register}
        label={t('title')}
        columns={columns}
        search={{ name: 'q', label: t('list.search'), placeholder: t('list.searchHint') }}
        controls={controls}
        empty={<EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>}
        onRowOpen={({ id }) => void navigate(supportPages['support-request']({ id }))}
      />
    </Stack>
  )
}
