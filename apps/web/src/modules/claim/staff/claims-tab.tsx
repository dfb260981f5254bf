import type { UnassignedClaim } from '@cabinet/contract/claim/staff'
import { Button } from '@cabinet/ui/button'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Money } from '@cabinet/ui/money'
import { Skeleton } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useMemo, useState } from 'react'
import { Register } from '../../../shared/register/register.tsx'
import { useRegister } from '../../../shared/register/use-register.ts'
import { badgeCell, twoLines } from '../../../shared/ui/two-lines.tsx'
import { ClaimStatusBadge } from '../parts/status-badge.tsx'
import { useProductName } from '../parts/products.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { type StaffClaimsMessages, useStaffClaimsMessages } from './messages.ts'
import { unassignedRegister, useUnassignedControls } from './register.ts'

const columnsOf = (
  t: StaffClaimsMessages,
  nameOf: ReturnType<typeof useProductName>,
  onAssign: (claim: UnassignedClaim) => void,
): readonly Column<UnassignedClaim>[] => [
  {
    id: 'number',
    header: t('claims.number'),
    width: 150,
    isRowHeader: true,
    isAlwaysShown: true,
    isSortable: true,
    ...twoLines<UnassignedClaim>(({ number, product }) => ({ first: number, under: nameOf(product.name) })),
    text: ({ number }) => number,
  },
  {
    id: 'organization',
    header: t('claims.organization'),
    width: 210,
    isFlexible: true,
    isSortable: true,
    ...twoLines<UnassignedClaim>(({ organization, itn }) => ({ first: organization, under: itn })),
  },
  {
    id: 'claimedAmount',
    header: t('claims.sum'),
    kind: 'number',
    width: 130,
    isSortable: true,
    cell: ({ claimedAmount }) => (claimedAmount === null ? '—' : <Money kopecks={claimedAmount} />),
  },
  {
    id: 'status.name',
    header: t('claims.status'),
    width: 215,
    ...badgeCell<UnassignedClaim>(({ status }) => <ClaimStatusBadge status={status} />),
  },
  {
    id: 'submittedDateTime',
    header: t('claims.sent'),
    width: 120,
    isSortable: true,
    cell: ({ submittedDateTime }) => <DateText value={submittedDateTime} />,
  },
  {
    id: 'assign',
    header: t('claims.action'),
    width: 120,
    skeleton: <Skeleton width={90} height={32} />,
    cell: (claim) => (
      <Button
        data-track="claim-assign"
        size="small"
        variant="outline"
        tone="neutral"
        aria-label={t('assign.of', { number: claim.number })}
        onPress={() => onAssign(claim)}
      >
        {t('assign.submit')}
      </Button>
    ),
  },
]

/** Claims that were sent and that no insurer can see. */
export const ClaimsTab = () => {
  const t = useStaffClaimsMessages()
  const nameOf = useProductName()
  const register = useRegister(unassignedRegister)
  const controls = useUnassignedControls()
  const [assigned, setAssigned] = useState<UnassignedClaim | null>(null)
  const columns = useMemo(() => columnsOf(t, nameOf, setAssigned), [t, nameOf])
  return (
    <Stack gap={16}>
      <Text tone="muted" hasMeasure>
        {t('claims.text')}
      </Text>
      <Register
        of={register}
        label={t('tab.claims')}
        columns={columns}
        search={{ name: 'q', label: t('claims.search'), placeholder: t('claims.searchHint') }}
        controls={controls}
        empty={<EmptyState title={t('claims.empty')}>{t('claims.emptyText')}</EmptyState>}
      />
      {assigned && <AssignDialog claim={assigned} onClose={() => setAssigned(null)} />}
    </Stack>
  )
}
