import { organizationPages } from '@cabinet/contract/organization/pages'
import type { RegisteredOrganization } from '@cabinet/contract/organization/staff'
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
import { companyText } from '../../../shared/company-text.ts'
import { Register } from '../../../shared/register/register.tsx'
import { useRegister } from '../../../shared/register/use-register.ts'
import { MainAction } from '../../../shared/ui/main-action.tsx'
import { ShownOnce } from '../../../shared/ui/shown-once.tsx'
import { badgeCell, twoLines } from '../../../shared/ui/two-lines.tsx'
import { areaTitle } from './area-names.ts'
import { type StaffMessages, useStaffMessages } from './messages.ts'
import { organizationsRegister, useOrganizationsControls } from './register.ts'
import { type MadeLink, SellerLinkDialog } from './seller-link-dialog.tsx'

const tones = { REGISTRY: 'positive', STAFF: 'info', none: 'notice' } as const

const columnsOf = (t: StaffMessages): readonly Column<RegisteredOrganization>[] => [
  {
    id: 'shortName',
    header: t('list.name'),
    width: 240,
    isRowHeader: true,
    isFlexible: true,
    isAlwaysShown: true,
    isSortable: true,
    ...twoLines<RegisteredOrganization>(({ shortName, itn }) => ({ first: shortName, under: itn })),
    text: ({ shortName }) => shortName,
  },
  {
    id: 'owner',
    header: t('list.owner'),
    width: 200,
    cell: ({ owner }) => owner?.fullName ?? t('list.noOwner'),
  },
  {
    id: 'modules',
    header: t('list.modules'),
    width: 220,
    cell: ({ modules }) => modules.map((name) => areaTitle(t, name)).join(', ') || t('list.none'),
  },
  {
    id: 'confirmedBy',
    header: t('list.state'),
    width: 170,
    ...badgeCell<RegisteredOrganization>(({ confirmedBy }) => (
      <Badge tone={tones[confirmedBy ?? 'none']}>{t(`confirmed.${confirmedBy ?? 'none'}`)}</Badge>
    )),
  },
  {
    id: 'createdDateTime',
    header: t('list.created'),
    width: 110,
    isSortable: true,
    cell: ({ createdDateTime }) => <DateText value={createdDateTime} />,
  },
]

/** For platform staff: who has registered. */
export const Page = () => {
  const t = useStaffMessages()
  const navigate = useNavigate()
  const register = useRegister(organizationsRegister)
  const controls = useOrganizationsControls()
  const columns = useMemo(() => columnsOf(t), [t])
  const [isInviting, setInviting] = useState(false)
  const [made, setMade] = useState<MadeLink | null>(null)
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Inline justify="between">
          <Heading level={1}>{t('title')}</Heading>
          <MainAction>
            <Button icon={Plus} onPress={() => setInviting(true)}>
              {t('link.open')}
            </Button>
          </MainAction>
        </Inline>
        <Text tone="muted" hasMeasure>
          {t('lead')}
        </Text>
      </Stack>
      {made && (
        <ShownOnce
          title={t('link.shown', { name: companyText(made.name) })}
          value={made.address}
          note={t('link.once')}
          copy={t('link.copy')}
          onClose={() => setMade(null)}
        />
      )}
      <Register
        of={register}
        label={t('title')}
        columns={columns}
        search={{ name: 'q', label: t('list.search'), placeholder: t('list.searchHint') }}
        controls={controls}
        empty={<EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>}
        onRowOpen={({ id }) => void navigate(organizationPages.organization({ id }))}
      />
      {isInviting && <SellerLinkDialog onMade={setMade} onClose={() => setInviting(false)} />}
    </Stack>
  )
}
