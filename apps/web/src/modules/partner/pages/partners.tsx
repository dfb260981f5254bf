import { partnerPages } from '@cabinet/contract/partner/pages'
import type { Partner } from '@cabinet/contract/partner/partners'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Register } from '../../../shared/register/register.tsx'
import { useRegister } from '../../../shared/register/use-register.ts'
import { MainAction } from '../../../shared/ui/main-action.tsx'
import { badgeCell } from '../../../shared/ui/two-lines.tsx'
import { AddPartnerDialog } from '../parts/add-partner-dialog.tsx'
import { type PartnerMessages, usePartnerMessages } from '../parts/messages.ts'
import { partnersRegister, usePartnersControls } from '../parts/registers.tsx'
import { webhookTones } from '../parts/tones.ts'

const columnsOf = (t: PartnerMessages): readonly Column<Partner>[] => [
  {
    id: 'name',
    header: t('list.name'),
    width: 230,
    isRowHeader: true,
    isFlexible: true,
    isAlwaysShown: true,
    isSortable: true,
    cell: ({ name }) => name,
  },
  { id: 'kind', header: t('list.kind'), width: 170, isSortable: true, cell: ({ kind }) => t(`kind.${kind}`) },
  {
    id: 'keys',
    header: t('list.keys'),
    width: 150,
    cell: ({ keys, isActive }) =>
      isActive ? t('list.keyCount', { count: keys }) : <Badge tone="negative">{t('list.off')}</Badge>,
  },
  {
    id: 'lastUsedDateTime',
    header: t('list.used'),
    width: 170,
    isSortable: true,
    cell: ({ lastUsedDateTime }) =>
      lastUsedDateTime === null ? '—' : <DateText value={lastUsedDateTime} format="dateTime" />,
  },
  {
    id: 'webhook',
    header: t('list.webhook'),
    width: 190,
    isSortable: true,
    ...badgeCell<Partner>(({ webhook }) => <Badge tone={webhookTones[webhook]}>{t(`webhook.state.${webhook}`)}</Badge>),
  },
]

/** Banks, insurers and others who work with the platform by the partner API. */
export const Page = () => {
  const t = usePartnerMessages()
  const navigate = useNavigate()
  const register = useRegister(partnersRegister)
  const controls = usePartnersControls()
  const [isAdding, setAdding] = useState(false)
  const columns = useMemo(() => columnsOf(t), [t])
  const add = (
    <Button icon={Plus} onPress={() => setAdding(true)}>
      {t('list.add')}
    </Button>
  )
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Inline justify="between">
          <Heading level={1}>{t('list.title')}</Heading>
          <MainAction>{add}</MainAction>
        </Inline>
        <Text tone="muted" hasMeasure>
          {t('list.text')}
        </Text>
      </Stack>
      <Register
        of={register}
        label={t('list.title')}
        columns={columns}
        search={{ name: 'q', label: t('list.search'), placeholder: t('list.searchHint') }}
        controls={controls}
        empty={<EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>}
        onRowOpen={({ id }) => void navigate(partnerPages.partner({ id }))}
      />
      {isAdding && <AddPartnerDialog onClose={() => setAdding(false)} />}
    </Stack>
  )
}
